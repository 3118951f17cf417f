import { claims } from '../../../shared/content/claims.ts';
import { asRating, type Scored } from '../../../shared/sample-search/score.ts';
import * as kit from '../../../ui/ProductWindow/ProductWindow.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ScoreRuler.css.ts';

const WIDTH = 620;
const HEIGHT = 118;
const MARGIN = 10;
const RULER = 44;
const RADIUS = 9;
/** Tenths of the rating that one circle covers. */
const CROWDED = 3;

const LOWEST = 10;
const HIGHEST = 100;
const xOf = (tenths: number) =>
  MARGIN + ((tenths - LOWEST) / (HIGHEST - LOWEST)) * (WIDTH - 2 * MARGIN);

/** Where ratings are close, their circles stand on top of one another. */
function stacked(ranked: readonly Scored[]): { tenths: number; level: number; rank: number }[] {
  return ranked.map(({ tenths }, rank) => ({
    tenths,
    rank,
    level: ranked.slice(0, rank).filter((other) => Math.abs(other.tenths - tenths) < CROWDED)
      .length,
  }));
}

/** Each candidate of a search at its place on the ruler. */
export function ScoreRuler({ ranked }: { ranked: readonly Scored[] }) {
  const [best] = ranked;
  const ruler = HEIGHT - RULER;
  return (
    <div className={styles.root}>
      {best ? (
        <div className={styles.best}>
          <p className={kit.resumeName}>{`Candidate ${best.candidate.number}`}</p>
          <p className={kit.total}>
            <VisuallyHidden>Talent match rating: </VisuallyHidden>
            {asRating(best.tenths)}
            <VisuallyHidden> out of 10</VisuallyHidden>
          </p>
        </div>
      ) : null}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`The ratings of all candidates on a ruler from ${claims.rating}`}
      >
        {stacked(ranked).map(({ tenths, level, rank }) => {
          const x = xOf(tenths);
          const y = ruler - 26 - level * (2 * RADIUS + 4);
          return (
            <g key={rank}>
              <path className={styles.tick} d={`M${x} ${y}V${ruler}`} />
              <circle
                className={rank === 0 ? styles.bestDot : styles.dot}
                cx={x}
                cy={y}
                r={RADIUS}
              />
            </g>
          );
        })}
        {Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => at + LOWEST).map((tenths) => (
          <path
            key={tenths}
            className={styles.tick}
            d={`M${xOf(tenths)} ${ruler}V${ruler + (tenths % 10 === 0 ? RULER - 2 : RULER / 3)}`}
          />
        ))}
        <path className={styles.tick} d={`M${MARGIN} ${ruler}H${WIDTH - MARGIN}`} />
      </svg>
    </div>
  );
}
