"""Words that put earlier ones right: another act, another value or none; and what leaves them alone."""
