import { LINE, peopleText, pileOf } from './pile.ts';
import { findRequirements, MAX_JOB_LENGTH, MAX_WEIGHT, weightsOf } from './read-job.ts';
import type { SampleRole } from './sample-role.ts';
import { roleOf, sampleRoles } from './sample-roles.ts';
import { asRating, rank, reasonId, type Scored, type Weights } from './score.ts';

/** What the demo's form posts, and what the browser changes without a request. */
export interface DemoState {
  role: SampleRole;
  /** The job description. */
  text: string;
  weights: Weights;
  /** From which rating on the visitor would call, in tenths. */
  line: number;
  /** Reasons that the visitor struck out, by reasonId. */
  struck: readonly string[];
  /** The number of the candidate with the open resume. */
  shown: string;
  names: boolean;
  /** Whether the job description is being edited. */
  editing: boolean;
  /** What the last action did, for the live region. */
  status: string;
}

/** The sample role that most of a text asks for; undefined when it asks for nothing they have. */
export function roleFor(text: string): SampleRole | undefined {
  const counts = sampleRoles.map((role) => findRequirements(text, role).length);
  const most = Math.max(...counts);
  return most > 0 ? sampleRoles[counts.indexOf(most)] : undefined;
}

export const ranking = ({ role, weights, struck }: DemoState): Scored[] =>
  rank(role.candidates, weights, struck);

const first = (state: DemoState): string => ranking(state)[0]?.candidate.number ?? '';

/** Whether the text asks for something that the sample data have. */
export const isMatched = ({ text }: DemoState): boolean => roleFor(text) !== undefined;

/** The state of a role's own job description. */
export function sampleState(role: SampleRole): DemoState {
  const state = {
    role,
    text: role.ad,
    weights: weightsOf(role.ad, role),
    line: LINE,
    struck: [],
    shown: '',
    names: false,
    editing: false,
    status: '',
  };
  return { ...state, shown: first(state) };
}

/** The hidden fields that carry the state through a post, besides the text, the weights and the line. */
export const stateFields = ({ role, struck, shown, names, editing }: DemoState) => ({
  role: role.id,
  struck: struck.join(' '),
  shown,
  names: names ? '1' : '',
  editing: editing ? '1' : '',
});

const reasonsOf = ({ candidates }: SampleRole): Set<string> =>
  new Set(candidates.flatMap((one) => one.lines.map((line) => reasonId(one, line))));

/** The state in posted fields; what is missing or unknown is as in the role's own state. */
export function readState(posted: URLSearchParams): DemoState {
  const role = roleOf(posted.get('role') ?? '');
  const text = (posted.get('text') ?? role.ad).replaceAll('\r\n', '\n').slice(0, MAX_JOB_LENGTH);
  const sent = posted.getAll('weights');
  const own = weightsOf(text, role);
  const weights = Object.fromEntries(
    role.requirements.map(({ id }, index) => {
      const value = Number(sent[index] || Number.NaN);
      const isWeight = Number.isInteger(value) && value >= 0 && value <= MAX_WEIGHT;
      return [id, isWeight ? value : (own[id] ?? 0)];
    }),
  );
  const reasons = reasonsOf(role);
  const struck = (posted.get('struck') ?? '').split(' ').filter((id) => reasons.delete(id));
  const shown = posted.get('shown') ?? '';
  const line = Number(posted.get('line') || Number.NaN);
  const state: DemoState = {
    role,
    text,
    weights,
    line: Number.isInteger(line) && line >= 10 && line <= 100 ? line : LINE,
    struck,
    shown,
    names: posted.get('names') === '1',
    editing: posted.get('editing') === '1',
    status: '',
  };
  const isKnown = role.candidates.some(({ number }) => number === shown);
  return isKnown ? state : { ...state, shown: first(state) };
}

const nameOf = ({ role }: DemoState, id: string): string =>
  role.requirements.find((one) => one.id === id)?.label ?? '';

function leader(state: DemoState): string {
  const [best] = ranking(state);
  return best ? `Candidate ${best.candidate.number} leads with ${asRating(best.tenths)}.` : '';
}

const called = (state: DemoState): string =>
  peopleText(pileOf(state).filter((tenths) => tenths >= state.line).length);

const ratingOf = (state: DemoState, number: string): string =>
  asRating(ranking(state).find(({ candidate }) => candidate.number === number)?.tenths ?? 0);

function rankText(state: DemoState): DemoState {
  const role = roleFor(state.text);
  if (!role) {
    return {
      ...state,
      weights: {},
      struck: [],
      editing: true,
      status: 'Nothing in this text matches the sample data.',
    };
  }
  const next = {
    ...state,
    role,
    weights: weightsOf(state.text, role),
    struck: [],
    names: false,
    editing: false,
  };
  const count = findRequirements(state.text, role).length;
  const found = `${count} of ${role.requirements.length} requirements found in the text.`;
  return {
    ...next,
    shown: first(next),
    status: `${found} ${role.pile} sample resumes read. ${leader(next)}`,
  };
}

function toggleReason(state: DemoState, id: string): DemoState {
  if (!reasonsOf(state.role).has(id)) return state;
  const isStruck = state.struck.includes(id);
  const next = {
    ...state,
    struck: isStruck ? state.struck.filter((one) => one !== id) : [...state.struck, id],
  };
  const [number = '', requirement = ''] = id.split('.');
  const what = `${nameOf(state, requirement)} ${isStruck ? 'counts again' : 'does not count'}.`;
  return {
    ...next,
    status: `${what} Candidate ${number} goes from ${ratingOf(state, number)} to ${ratingOf(next, number)}.`,
  };
}

/** What a button of the form does, by the value that it posts. An unknown action changes nothing. */
export function applyAction(state: DemoState, action: string): DemoState {
  const [verb = '', id = ''] = action.split(':');
  switch (verb) {
    case 'role':
      return sampleState(roleOf(id));
    case 'rank':
      return rankText(state);
    case 'edit':
      return { ...state, editing: true, status: '' };
    case 'weights':
      return { ...state, status: leader(state) };
    case 'line':
      return { ...state, status: `From ${asRating(state.line)} up: ${called(state)}.` };
    case 'strike':
      return toggleReason(state, id);
    case 'show': {
      const isKnown = state.role.candidates.some(({ number }) => number === id);
      if (!isKnown) return state;
      return {
        ...state,
        shown: id,
        status: `Candidate ${id} has ${ratingOf(state, id)}.`,
      };
    }
    case 'names':
      return {
        ...state,
        names: !state.names,
        status: state.names ? 'Names are hidden.' : 'Names are shown.',
      };
    default:
      return state;
  }
}

/** The state after a post of the form, by the button in its field `do`. */
export const stateAfter = (posted: URLSearchParams): DemoState =>
  applyAction(readState(posted), posted.get('do') ?? '');
