import * as styles from './Overview.css.ts';
import type { Counted, Row } from './overview.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span of time in its largest fitting unit. */
export function spanText(ms: number): string {
  const inUnits = (size: number) =>
    (ms / size).toLocaleString('en-US', { maximumFractionDigits: 1 });
  if (ms >= 2 * DAY_MS) return `${inUnits(DAY_MS)} days`;
  if (ms >= 2 * HOUR_MS) return `${inUnits(HOUR_MS)} hours`;
  return `${inUnits(MINUTE_MS)} minutes`;
}

/** Of the step before; nothing of none. */
export const rateText = (count: number, of: number) =>
  of === 0 ? '' : `${Math.round((count / of) * 100)}%`;

export const figure = (count: number) => count.toLocaleString('en-US');

interface RankedProps {
  /** Of the first column. */
  name: string;
  what: string;
  rows: readonly (Counted & Partial<Row>)[];
  /** Further columns. */
  more?: readonly string[];
}

const NO_MORE: readonly string[] = [];

/** Counts as a table with bars; each is a link to the list that it counts. */
export function Ranked({ name: column, what, rows, more = NO_MORE }: RankedProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return null;
  const link = (href: string | null, text: string) => (href ? <a href={href}>{text}</a> : text);
  return (
    <table className={styles.ranked}>
      <thead>
        <tr>
          {[column, what, 'Before', ...more].map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, before, href, stages = [], contactMs }) => (
          <tr key={name}>
            <th scope="row" dir="auto" title={name}>
              {link(href, name)}
              <svg
                className={styles.rule}
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  className={href ? styles.fill.now : styles.fill.before}
                  width={count === 0 ? 0 : Math.max(0.5, (count / most) * 100)}
                  height="4"
                />
              </svg>
            </th>
            <td>{figure(count)}</td>
            <td className={styles.before}>{figure(before)}</td>
            {stages.map((stage, index) => (
              <td key={stage.name}>
                {link(stage.count > 0 ? stage.href : null, figure(stage.count))}
                <span className={styles.before}>
                  {` ${rateText(stage.count, stages[index - 1]?.count ?? count)}`}
                </span>
              </td>
            ))}
            {more.includes('First contact') ? (
              <td>{contactMs === null || contactMs === undefined ? '–' : spanText(contactMs)}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
