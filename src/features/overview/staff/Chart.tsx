import * as styles from './Overview.css.ts';
import type { Counted } from './overview.ts';
import { Ranked } from './Ranked.tsx';

/** Of the picture's own coordinates; the browser stretches it to its box. */
const HEIGHT = 100;
const STEP = 10;
/** A count of one can be seen next to a large one. */
const LEAST = 2;

const Key = ({ fill, children }: { fill: keyof typeof styles.fill; children: string }) => (
  <span>
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect className={styles.fill[fill]} width="1" height="1" />
    </svg>
    {children}
  </span>
);

interface ChartProps {
  bars: readonly Counted[];
  /** Writes a day for people. */
  dayText: (day: string) => string;
}

/**
 * Leads by day, each before the same day of the range before, with a table behind it. The picture's
 * links are for the pointer; the keyboard and screen readers have those of the table.
 */
export function Chart({ bars, dayText }: ChartProps) {
  const most = Math.max(1, ...bars.flatMap(({ count, before }) => [count, before]));
  const bar = (count: number, className: string, x: number, width: number) => {
    const height = count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT);
    return <rect className={className} x={x} y={HEIGHT - height} width={width} height={height} />;
  };
  const first = bars[0];
  const middle = bars[Math.floor(bars.length / 2)];
  const last = bars.at(-1);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <Key fill="now">Leads of a day</Key>
        <Key fill="before">
          {bars.length === 1 ? 'Of the day before' : `Of ${bars.length} days before`}
        </Key>
      </figcaption>
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
          {bars.map(({ name, count, before, href }, at) => (
            <a key={name} className={styles.bar} href={href ?? undefined} tabIndex={-1}>
              <title>{`${dayText(name)}: ${count}, before ${before}`}</title>
              <rect className={styles.target} x={at * STEP} y={0} width={STEP} height={HEIGHT} />
              {bar(before, styles.fill.before, at * STEP + 1, STEP - 2)}
              {bar(count, styles.fill.now, at * STEP + 3, STEP - 6)}
            </a>
          ))}
        </svg>
      </div>
      <p className={styles.axis} aria-hidden="true">
        {[first, middle, last].map((each) =>
          each ? <span key={each.name}>{dayText(each.name)}</span> : null,
        )}
      </p>
      <details className={styles.details}>
        <summary>Leads by day as a table</summary>
        <Ranked
          name="Day"
          what="Leads"
          rows={bars.toReversed().map(({ name, count, before, href }) => ({
            name: dayText(name),
            count,
            before,
            href,
          }))}
        />
      </details>
    </figure>
  );
}
