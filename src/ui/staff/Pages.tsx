import * as styles from './Pages.css.ts';

interface PagesProps {
  /** Its name for screen readers. */
  label: string;
  /** Where the page is in the list. */
  position?: string | null;
  links: readonly { label: string; href: string; rel?: 'next' | 'prev' }[];
  /** What a link to the page that is shown does. */
  onSame?: { href: string; show: () => void };
}

/** The links to a list's other pages. */
export function Pages({ label: name, position, links, onSame }: PagesProps) {
  return (
    <nav className={styles.pages} aria-label={name}>
      {position ? <p className={styles.position}>{position}</p> : null}
      {links.map(({ label, href, rel }) => (
        <a
          className={styles.link}
          key={label}
          rel={rel}
          href={href}
          onClick={href === onSame?.href ? onSame.show : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
