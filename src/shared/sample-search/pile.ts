import type { SampleRole } from './sample-role.ts';
import { tenthsOf, type Weights } from './score.ts';

/** 0 to 1, always the same for a number. */
function chance(seed: number): number {
  const mixed = Math.imul(seed + 1, 2_654_435_761);
  const spread = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((spread ^ (spread >>> 13)) >>> 0) / 2 ** 32;
}

/** The rating of a resume without a text: few points for each requirement, invented from its number. */
function ratingOf(number: number, ids: readonly string[], weights: Weights): number {
  const skill = chance(number * 97) ** 1.5;
  const lines = ids.map((requirement, at) => ({
    text: '',
    requirement,
    points: Math.round(chance(number * 97 + at + 1) * (1.2 + 5.6 * skill)),
  }));
  return tenthsOf({ number: '', name: '', years: 0, city: '', lines }, weights, []);
}

interface Search {
  role: SampleRole;
  weights: Weights;
  struck: readonly string[];
}

/** The rating of each resume of a search, in tenths: of its candidates, and of the rest of the pile. */
export function pileOf({ role, weights, struck }: Search): number[] {
  const { candidates, requirements, pile } = role;
  const ids = requirements.map(({ id }) => id);
  return [
    ...candidates.map((one) => tenthsOf(one, weights, struck)),
    ...Array.from({ length: pile - candidates.length }, (_, at) => ratingOf(at, ids, weights)),
  ];
}

/** Where the line stands until someone moves it, in tenths. */
export const LINE = 80;

/** "3 people" */
export const peopleText = (count: number): string =>
  count === 0 ? 'nobody' : count === 1 ? '1 person' : `${count} people`;
