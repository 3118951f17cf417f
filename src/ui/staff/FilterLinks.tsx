import * as styles from './FilterLinks.css.ts';

interface FilterLinksProps<Value extends string> {
  /** Its name for screen readers. */
  label: string;
  filters: readonly { value: Value; label: string; href: string; count?: string }[];
  current: Value;
  /** In several lines on a phone, instead of one that scrolls. */
  isWrapped?: boolean;
  /** Whether the page was asked for here, so that one goes on at the current one. */
  isNext?: boolean;
}

/** Where they are one line that scrolls, the current one may be a swipe away. */
const show = (link: HTMLElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The subsets of a list; each has a URL of its own. */
export const FilterLinks = <Value extends string>({
  label: name,
  filters,
  current,
  isWrapped = false,
  isNext = false,
}: FilterLinksProps<Value>) => (
  <nav className={isWrapped ? styles.wrapped : styles.filter} aria-label={name}>
    {filters.map(({ value, label, href, count }) => (
      <a
        key={value}
        className={styles.link}
        href={href}
        ref={value === current ? show : undefined}
        aria-current={value === current ? 'true' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it, or a form beside it, led here
        autoFocus={isNext && value === current}
      >
        {label}
        {count ? <span className={styles.count}>{count}</span> : null}
      </a>
    ))}
  </nav>
);
