/** Raise it when the cleaner's output changes: stored bodies of another version are cleaned again. */
export const CLEANER_VERSION = 10;
