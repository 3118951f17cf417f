/** What staff chose in this browser; the system decides without it. */
export const THEME_COOKIE = 'staffTheme';

/** With the color schemes that each allows, as CSS writes them. */
export const THEMES = {
  system: { label: 'As the system', colorScheme: 'light dark' },
  light: { label: 'Light', colorScheme: 'light' },
  dark: { label: 'Dark', colorScheme: 'dark' },
} as const;

export type Theme = keyof typeof THEMES;

const isTheme = (name: string): name is Theme => Object.hasOwn(THEMES, name);

/** @param stored of the cookie */
export const themeOf = (stored: string | null | undefined): Theme =>
  stored && isTheme(stored) ? stored : 'system';
