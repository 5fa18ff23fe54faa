"""The long runs that are not simply tests with larger samples."""
