import type { Bar } from './overview.ts';
import * as styles from './Overview.css.ts';

/** Of the picture's own coordinates; the browser stretches it to its box. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 2;
/** A count of one can be seen next to a large one. */
const LEAST = 2;

const FILLS = [styles.fill.first, styles.fill.second, styles.fill.third];

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

interface ChartProps {
  title: string;
  bars: readonly Bar[];
  /** The names of the parts of a bar, from below. */
  parts: readonly [string, ...string[]];
  /** Writes a day for people. */
  dayText: (day: string) => string;
  unit: 'Day' | 'Week';
}

function Column({
  bar,
  at,
  scale,
  parts,
  dayText,
}: {
  bar: Bar;
  at: number;
  scale: number;
} & Pick<ChartProps, 'parts' | 'dayText'>) {
  const heights = bar.parts.map((count) => (count === 0 ? 0 : Math.max(LEAST, count * scale)));
  const rects = heights.map((height, index) =>
    height === 0 ? null : (
      <rect
        key={parts[index]}
        className={FILLS[index]}
        x={at * STEP + GAP / 2}
        y={Math.max(0, HEIGHT - sum(heights.slice(0, index + 1)))}
        width={STEP - GAP}
        height={height}
      />
    ),
  );
  return (
    <>
      <title>{`${rangeText(bar, dayText)}: ${textOf(bar, parts)}`}</title>
      <rect className={styles.target} x={at * STEP} y={0} width={STEP} height={HEIGHT} />
      {rects}
    </>
  );
}

const rangeText = ({ day, until }: Bar, dayText: ChartProps['dayText']): string =>
  day === until ? dayText(day) : `${dayText(day)} to ${dayText(until)}`;

const textOf = ({ parts: counts }: Bar, parts: ChartProps['parts']): string =>
  counts.map((count, index) => `${count} ${parts[index] ?? ''}`.trim()).join(', ');

/**
 * Bars with a table behind them. The picture's links are for the pointer; the keyboard and screen
 * readers have those of the table.
 */
export function Chart({ title, bars, parts, dayText, unit }: ChartProps) {
  const most = Math.max(1, ...bars.map((bar) => sum(bar.parts)));
  const scale = HEIGHT / most;
  const [first, middle, last] = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)];
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <p className={styles.most} aria-hidden="true">
          {most}
        </p>
        <svg
          className={styles.svg}
          viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars.map((bar, at) => (
            <a key={bar.day} className={styles.bar} href={bar.href} tabIndex={-1}>
              <Column bar={bar} at={at} scale={scale} parts={parts} dayText={dayText} />
            </a>
          ))}
        </svg>
      </div>
      <p className={styles.axis} aria-hidden="true">
        {[first, middle, last].map((bar) =>
          bar ? <span key={bar.day}>{dayText(bar.day)}</span> : null,
        )}
      </p>
      {parts.length > 1 ? (
        <ul className={styles.legend}>
          {parts.map((part, index) => (
            <li key={part}>
              <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
                <rect className={FILLS[index]} width="10" height="10" />
              </svg>
              {part}
            </li>
          ))}
        </ul>
      ) : null}
      <details className={styles.details}>
        <summary>{`${title} as a table`}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              {parts.map((part) => (
                <th key={part} scope="col" className={styles.number}>
                  {part}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.day}>
                <th scope="row">
                  <a href={bar.href}>{rangeText(bar, dayText)}</a>
                </th>
                {bar.parts.map((count, index) => (
                  <td key={parts[index]} className={styles.number}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
