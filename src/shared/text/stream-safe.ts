/** More accents on one letter than Unicode's stream-safe text has. */
const TOO_MANY_ACCENTS = /(\p{M}{30})\p{M}+/gu;

/** Before `normalize`, which takes the square of the length of a run of accents. */
export const streamSafe = (text: string): string => text.replace(TOO_MANY_ACCENTS, '$1');
