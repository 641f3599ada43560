"""Mechanics that several games share: plain functions and frozen pieces of state that a game calls."""
