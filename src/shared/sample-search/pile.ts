import type { Candidate, SampleRole } from './sample-role.ts';
import { tenthsOf, type Weights } from './score.ts';

/** 0 to 1, always the same for a number. */
function chance(seed: number): number {
  const mixed = Math.imul(seed + 1, 2_654_435_761);
  const spread = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((spread ^ (spread >>> 13)) >>> 0) / 2 ** 32;
}

/** Resumes without a text: few points for each requirement, invented from their numbers. */
const invented = new WeakMap<SampleRole, Candidate[]>();

function inventedOf(role: SampleRole): Candidate[] {
  const known = invented.get(role);
  if (known) return known;
  const resumes = Array.from({ length: role.pile - role.candidates.length }, (_, at) => {
    const skill = chance(at * 97) ** 1.5;
    const lines = role.requirements.map(({ id }, index) => ({
      text: '',
      requirement: id,
      points: Math.round(chance(at * 97 + index + 1) * (1.2 + 5.6 * skill)),
    }));
    return { number: '', name: '', years: 0, city: '', lines };
  });
  invented.set(role, resumes);
  return resumes;
}

interface Search {
  role: SampleRole;
  weights: Weights;
  struck: readonly string[];
}

/** The rating of each resume of a search, in tenths: of its candidates, and of the rest of the pile. */
export const pileOf = ({ role, weights, struck }: Search): number[] =>
  [...role.candidates, ...inventedOf(role)].map((one) => tenthsOf(one, weights, struck));

/** Where the line stands until someone moves it, in tenths. */
export const LINE = 80;

/** "3 people" */
export const peopleText = (count: number): string =>
  count === 0 ? 'nobody' : count === 1 ? '1 person' : `${count} people`;
