/** Between the names of columns and of the API, 'next_step', and those of the code, 'nextStep'. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** 'leads' as a heading has it. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
