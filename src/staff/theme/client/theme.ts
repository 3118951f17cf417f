import { readCookie, writeCookie } from '../../../../client/shared/browser-storage.ts';
import { showListByKey } from '../../client/select-keys.ts';
import { THEME_COOKIE, THEMES, themeOf, type Theme } from '../theme.contract.ts';

const YEAR_S = 365 * 24 * 3600;

const CHOICE = '[data-theme-choice]';

/** Shows what the browser remembers: it may have been chosen in another tab, or on a later page. */
function showTheme(): void {
  const theme = themeOf(readCookie(THEME_COOKIE));
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  if (scheme) scheme.content = THEMES[theme].colorScheme;
  const select = document.querySelector(CHOICE);
  if (select instanceof HTMLSelectElement) select.value = theme;
}

export function chooseTheme(theme: Theme): void {
  writeCookie(THEME_COOKIE, theme, { maxAge: YEAR_S, path: '/' });
  showTheme();
}

/** Has the field below the sections choose the theme. @returns what stops it */
export function followThemeChoice(): () => void {
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.matches(CHOICE))
      chooseTheme(themeOf(target.value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof HTMLSelectElement && target.matches(CHOICE)) showListByKey(event, target);
  };
  document.addEventListener('change', onChange);
  document.addEventListener('keydown', onKeyDown);
  addEventListener('pageshow', showTheme);
  addEventListener('focus', showTheme);
  return () => {
    document.removeEventListener('change', onChange);
    document.removeEventListener('keydown', onKeyDown);
    removeEventListener('pageshow', showTheme);
    removeEventListener('focus', showTheme);
  };
}
