import type { Requirement, SampleRole } from './sample-role.ts';
import type { Weights } from './score.ts';

/** Longer texts are cut: no job description needs more. */
export const MAX_JOB_LENGTH = 6000;

/** How much a requirement counts: 0 (off) to 5. */
export const MAX_WEIGHT = 5;
const WEIGHT = { must: 5, should: 3, nice: 1 } as const;

const NICE = /\b(?:plus|nice|bonus|ideally|prefer(?:red|ably)?|desirable|advantage|welcome)\b/i;
const MUST = /\b(?:must|requires?|required|need|needs|essential|mandatory|minimum|at least)\b/i;

/** A phrase of the job description that asks for something. */
export interface JobMark {
  start: number;
  end: number;
  requirement: Requirement;
  weight: number;
}

const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The most specific term comes first in the list, and its first use counts. */
function firstUse(
  text: string,
  terms: readonly string[],
): [start: number, end: number] | undefined {
  const lower = text.toLowerCase();
  for (const term of terms) {
    // A pattern costs more than this look, and few terms are in a text.
    if (!lower.includes(term.toLowerCase())) continue;
    const found = new RegExp(String.raw`(?<!\w)${escaped(term)}(?!\w)`, 'i').exec(text);
    if (found) return [found.index, found.index + found[0].length];
  }
  return undefined;
}

/** What the words of the sentence around a phrase say about its importance. */
function weightAt(text: string, start: number, end: number): number {
  const before = Math.max(
    ...['. ', '! ', '? ', ';', '\n'].map((stop) => text.lastIndexOf(stop, start)),
  );
  const length = text.slice(end).search(/[.!?;\n]/);
  const sentence = text.slice(before + 1, length < 0 ? undefined : end + length);
  if (NICE.test(sentence)) return WEIGHT.nice;
  return MUST.test(sentence) ? WEIGHT.must : WEIGHT.should;
}

/** The requirements of a role that a text asks for, in the order of the text. */
export const findRequirements = (text: string, role: SampleRole): JobMark[] =>
  role.requirements
    .flatMap((requirement) => {
      const use = firstUse(text, requirement.terms);
      if (!use) return [];
      const [start, end] = use;
      return [{ start, end, requirement, weight: weightAt(text, start, end) }];
    })
    .toSorted((a, b) => a.start - b.start);

/** How much each requirement of a role counts by a text; 0 for those it does not ask for. */
export function weightsOf(text: string, role: SampleRole): Weights {
  const found = findRequirements(text, role);
  return Object.fromEntries(
    role.requirements.map(({ id }) => [
      id,
      found.find(({ requirement }) => requirement.id === id)?.weight ?? 0,
    ]),
  );
}

/** A text in parts, some of them marked. A phrase that overlaps an earlier one stays unmarked. */
export function markedParts(
  text: string,
  marks: readonly JobMark[],
): { text: string; mark?: JobMark }[] {
  const parts: { text: string; mark?: JobMark }[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start < at) continue;
    parts.push(
      { text: text.slice(at, mark.start) },
      { text: text.slice(mark.start, mark.end), mark },
    );
    at = mark.end;
  }
  return [...parts, { text: text.slice(at) }].filter((part) => part.text !== '');
}
