import type { DemoState } from '../../../shared/sample-search/demo-state.ts';
import { ranking } from '../../../shared/sample-search/demo-state.ts';
import { asAdded, asRating, strongest, type Scored } from '../../../shared/sample-search/score.ts';
import { elbowsOf, MOST_SMALL, showsOf, stackText } from '../../../ui/Landscape/chosen.ts';
import { WIDTH } from '../../../ui/Landscape/sheets.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChosenPeople.css.ts';

interface ChosenPeopleProps {
  search: DemoState;
  /** Of the whole pile. */
  ratings: readonly number[];
}

/** The sentence that counts most, and what it adds. */
function Why({ search, scored }: { search: DemoState; scored: Scored }) {
  const most = strongest(scored);
  if (!most) return null;
  const label = search.role.requirements.find(({ id }) => id === most.requirement)?.label;
  return (
    <>
      <p className={styles.sentence}>
        <mark className={styles.stroke}>{most.text}</mark>
      </p>
      <p className={styles.weight}>{`${asAdded(most.added)} ${label ?? ''}`}</p>
    </>
  );
}

/** The best of a pile, in the order of the ruler, with their place among all. */
const bestOf = (ratings: readonly number[]): { tenths: number; rank: number }[] =>
  ratings
    .toSorted((a, b) => b - a)
    .slice(0, MOST_SMALL)
    .map((tenths, index) => ({ tenths, rank: index + 1 }))
    .toReversed();

/**
 * Who is right of the line, as sheets of paper: few can be read, more show their rating, and many are a
 * stack (client/behaviors/show-chosen.ts).
 */
export function ChosenPeople({ search, ratings }: ChosenPeopleProps) {
  const { line } = search;
  const count = ratings.filter((tenths) => tenths >= line).length;
  const best = bestOf(ratings);
  const ranked = ranking(search);
  return (
    <div className={styles.row} data-shows={showsOf(count)}>
      <ul className={styles.sheets} aria-label="Right of the line">
        {best.map(({ tenths, rank }) => {
          const scored = ranked[rank - 1];
          const hasText = scored !== undefined && scored.tenths === tenths;
          return (
            <li
              key={rank}
              className={styles.sheet}
              data-rating={tenths}
              data-lowest={rank === count ? '' : undefined}
              hidden={tenths < line}
            >
              <p className={styles.rating}>
                <VisuallyHidden>Talent match rating: </VisuallyHidden>
                {asRating(tenths)}
                <VisuallyHidden> out of 10</VisuallyHidden>
              </p>
              {hasText && rank <= 3 ? <Why search={search} scored={scored} /> : null}
            </li>
          );
        })}
      </ul>
      <p className={styles.stack} data-stack="">
        {stackText(count)}
      </p>
      <p className={styles.nobody}>Nobody. Move the line left.</p>
    </div>
  );
}

/** From each sheet to its place on the ruler. */
export function Elbows({ search, ratings }: ChosenPeopleProps) {
  const chosen = bestOf(ratings)
    .map(({ tenths }) => tenths)
    .filter((tenths) => tenths >= search.line);
  const shows = showsOf(chosen.length);
  return (
    <svg
      className={styles.elbows}
      viewBox={`0 0 ${WIDTH} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-elbows=""
    >
      <path className={styles.beside} d={elbowsOf(chosen, search.line, shows, 'beside')} />
      <path className={styles.alone} d={elbowsOf(chosen, search.line, shows, 'alone')} />
    </svg>
  );
}
