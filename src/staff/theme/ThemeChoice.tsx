import * as styles from './ThemeChoice.css.ts';
import { THEMES, type Theme } from './theme.contract.ts';

/** Chooses the theme of the staff area in this browser (client/theme.ts). */
export const ThemeChoice = ({ theme }: { theme: Theme }) => (
  <label className={styles.choice}>
    Theme
    {/* Firefox would restore what another tab has changed since. */}
    <select className={styles.select} defaultValue={theme} autoComplete="off" data-theme-choice="">
      {Object.entries(THEMES).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  </label>
);
