import * as styles from './Pages.css.ts';

interface PagesProps {
  /** Its name for screen readers. */
  label: string;
  /** Where the page is in the list. */
  position?: string | null;
  links: readonly { label: string; href: string; rel?: 'next' | 'prev' }[];
}

/** The links to a list's other pages. */
export function Pages({ label: name, position, links }: PagesProps) {
  return (
    <nav className={styles.pages} aria-label={name}>
      {position ? <p className={styles.position}>{position}</p> : null}
      {links.map(({ label, ...link }) => (
        <a className={styles.link} key={label} {...link}>
          {label}
        </a>
      ))}
    </nav>
  );
}
