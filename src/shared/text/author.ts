/** What is stored in place of the name of a session without one (actorName). */
export const IS_NO_NAME = /^session [\da-f]{8}$/;

/** Who did something, for people: a session that was given no name says nothing to them. */
export const authorText = (by: string): string =>
  IS_NO_NAME.test(by) ? 'somebody (no name chosen)' : by;

/** The same at the beginning of a sentence. */
export const authorFirst = (by: string | null | undefined): string =>
  by === null || by === undefined ? 'Somebody' : authorText(by).replace(/^somebody/, 'Somebody');
