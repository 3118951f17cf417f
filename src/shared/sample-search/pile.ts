import { weightsOf } from './read-job.ts';
import type { Candidate, SampleRole } from './sample-role.ts';
import { tenthsOf, type Weights } from './score.ts';

/** 0 to 1, always the same for a number. */
function chance(seed: number): number {
  const mixed = Math.imul(seed + 1, 2_654_435_761);
  const spread = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((spread ^ (spread >>> 13)) >>> 0) / 2 ** 32;
}

/** How many people have at least a rating, and which part of the others of a pile. */
const AT_LEAST = [
  { rating: 8, people: 3 },
  { rating: 7, people: 9 },
  { rating: 6, people: 24 },
  { rating: 5, people: 60 },
  { rating: 4, people: 60, others: 0.22 },
  { rating: 3, people: 60, others: 0.62 },
  { rating: 2, people: 60, others: 0.93 },
  { rating: 1, people: 60, others: 1 },
] as const;

/** The rating of each of a pile, best first. */
function ratingsOf(pile: number): number[] {
  const steps = AT_LEAST.map((step) => ({
    rating: step.rating,
    people: step.people + ('others' in step ? step.others * (pile - step.people) : 0),
  }));
  return Array.from({ length: pile }, (_, at) => {
    const next = steps.findIndex(({ people }) => at < people);
    const above = steps[next - 1] ?? { rating: 10, people: 0 };
    const below = steps[next] ?? { rating: 1, people: pile };
    const part = (at + 0.5 - above.people) / (below.people - above.people);
    // Rounded, nobody reaches the next step.
    return Math.max(1, above.rating + (below.rating - above.rating) * part - 0.05);
  });
}

/** In an order that says nothing. */
const shuffled = (ratings: readonly number[]): number[] =>
  ratings
    .map((rating, at) => ({ rating, order: chance(at) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ rating }) => rating);

/** Points of ten for each requirement that make up a rating, more for some than for others. */
function pointsFor(rating: number, weights: readonly number[], seed: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const leanings = weights.map((_, index) => chance(seed + index) - 0.5);
  const mean = leanings.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0) / total;
  const average = ((rating - 1) / 9) * 10;
  const spread = Math.min(9, 2 * average, 2 * (10 - average));
  return leanings.map((one) =>
    Math.min(10, Math.max(0, Math.round((average + (one - mean) * spread) * 10) / 10)),
  );
}

/** Resumes without a text: who else is in the pile, invented from their places in it. */
const invented = new WeakMap<SampleRole, Candidate[]>();

function inventedOf(role: SampleRole): Candidate[] {
  const known = invented.get(role);
  if (known) return known;
  const weights = weightsOf(role.ad, role);
  // The best have a text. Each of the others who has one takes the place that is nearest to it.
  const free = ratingsOf(role.pile).slice(AT_LEAST[0].people);
  for (const tenths of role.candidates.map((one) => tenthsOf(one, weights, []))) {
    const rating = tenths / 10;
    if (rating >= AT_LEAST[0].rating) continue;
    const distances = free.map((other) => Math.abs(other - rating));
    free.splice(distances.indexOf(Math.min(...distances)), 1);
  }
  const resumes = shuffled(free).map((rating, at) => {
    const points = pointsFor(
      rating,
      role.requirements.map(({ id }) => weights[id] ?? 0),
      at * 97,
    );
    const lines = role.requirements.map(({ id }, index) => ({
      text: '',
      requirement: id,
      points: points[index] ?? 0,
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
