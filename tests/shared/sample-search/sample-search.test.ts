import { expect, test } from 'vitest';

import {
  applyAction,
  isMatched,
  ranking,
  readState,
  roleFor,
  sampleState,
  stateFields,
  type DemoState,
} from '../../../src/shared/sample-search/demo-state.ts';
import { LINE, pileOf } from '../../../src/shared/sample-search/pile.ts';
import { findRequirements } from '../../../src/shared/sample-search/read-job.ts';
import { sampleRoles } from '../../../src/shared/sample-search/sample-roles.ts';
import { asRating, score } from '../../../src/shared/sample-search/score.ts';

const [controller, , warehouse] = sampleRoles;
if (!controller || !warehouse) throw new Error('The sample roles are missing');

const opened = sampleState(controller);
const act = (state: DemoState, ...actions: string[]) =>
  actions.reduce((now, action) => applyAction(now, action), state);
const withText = (text: string) => act({ ...opened, text }, 'rank');
const best = (state: DemoState) => ranking(state)[0]?.candidate.number;
const ratingOf = (state: DemoState, number: string) =>
  ranking(state).find(({ candidate }) => candidate.number === number)?.tenths ?? 0;

test('three roles have twelve candidates each, with numbers of their own pile', () => {
  expect(sampleRoles).toHaveLength(3);
  for (const role of sampleRoles) {
    const candidates = role.candidates;
    expect(candidates, role.id).toHaveLength(12);
    expect(new Set(candidates.map(({ number }) => number)).size).toBe(12);
    expect(new Set(candidates.map(({ name }) => name)).size).toBe(12);
    for (const { number, lines } of candidates) {
      expect(number).toMatch(/^\d{4}$/);
      expect(Number(number), `${role.id} ${number}`).toBeLessThanOrEqual(role.pile);
      expect(lines.length).toBeGreaterThanOrEqual(2);
    }
  }
});

test('each sentence of a resume is a sentence, and meets a requirement of its role at most once', () => {
  for (const role of sampleRoles) {
    const ids = new Set(role.requirements.map(({ id }) => id));
    for (const { number, lines } of role.candidates) {
      const met = lines.flatMap(({ requirement }) => requirement ?? []);
      expect(new Set(met).size, number).toBe(met.length);
      for (const { text, requirement, points } of lines) {
        expect(text).toMatch(/^\p{Lu}.{12,}\.$/u);
        if (requirement === undefined) expect(points).toBeUndefined();
        else {
          expect(ids, text).toContain(requirement);
          expect(points).toBeGreaterThanOrEqual(1);
          expect(points).toBeLessThanOrEqual(10);
        }
      }
    }
  }
});

test('each role’s own text asks for all of its requirements (DEMO-01)', () => {
  for (const role of sampleRoles) {
    const found = findRequirements(role.ad, role);
    expect(found.map(({ requirement }) => requirement.id).toSorted()).toEqual(
      role.requirements.map(({ id }) => id).toSorted(),
    );
    expect(new Set(found.map(({ weight }) => weight)), 'must, should and nice').toEqual(
      new Set([5, 3, 1]),
    );
    expect(roleFor(role.ad)).toBe(role);
  }
});

test('the rating is 1.0 and the sum of its reasons, whatever counts (DEMO-01)', () => {
  for (const role of sampleRoles) {
    for (const candidate of role.candidates) {
      for (const weight of [0, 1, 3, 5]) {
        const weights = Object.fromEntries(
          role.requirements.map(({ id }, at) => [id, (weight + at) % 6]),
        );
        const { tenths, reasons } = score(candidate, weights, []);
        expect(10 + reasons.reduce((sum, { added }) => sum + added, 0)).toBe(tenths);
        expect(tenths).toBeGreaterThanOrEqual(10);
        expect(tenths).toBeLessThanOrEqual(100);
      }
    }
  }
  expect(asRating(score({ ...candidateWith(10) }, { a: 5 }, []).tenths)).toBe('10');
  expect(asRating(score({ ...candidateWith(10) }, {}, []).tenths)).toBe('1.0');
});

const candidateWith = (points: number) => ({
  number: '0001',
  name: 'Any',
  years: 1,
  city: 'Any',
  lines: [{ text: 'Does it.', requirement: 'a', points }],
});

test('a changed weight changes the order (DEMO-02)', () => {
  const weights = { ...opened.weights, close: 0, health: 5 };
  const changed = act({ ...opened, weights }, 'weights');
  expect(ranking(changed).map(({ candidate }) => candidate.number)).not.toEqual(
    ranking(opened).map(({ candidate }) => candidate.number),
  );
  expect(changed.status).toBe('Candidate 0417 leads with 8.6.');
});

test('the pile has one rating for each resume, and its candidates lead it (DEMO-01)', () => {
  for (const role of sampleRoles) {
    const state = sampleState(role);
    const ratings = pileOf(state);
    expect(ratings).toHaveLength(role.pile);
    expect(ratings.slice(0, 12)).toEqual(
      role.candidates.map(({ number }) => ratingOf(state, number)),
    );
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(10);
    expect(
      Math.max(...ratings.slice(12)),
      'nobody without a text is on the shortlist',
    ).toBeLessThan(LINE);
  }
  expect(act(opened, 'line').status).toBe('From 8.0 up: 3 people.');
});

test('on its way from 8.0 to 5.0 the line finds more people at each step (DEMO-01)', () => {
  for (const role of sampleRoles) {
    const ratings = pileOf(sampleState(role));
    const from = (line: number) => ratings.filter((tenths) => tenths >= line).length;
    expect(from(80), role.id).toBe(3);
    expect(from(70), role.id).toBe(9);
    expect(from(60), role.id).toBe(24);
    expect(Math.abs(from(50) - 60), role.id).toBeLessThanOrEqual(3);
    const steps = [80, 78, 76, 74, 72, 70, 68, 66, 64, 62, 60, 58, 56, 54, 52, 50].map(from);
    expect(steps, role.id).toEqual([...new Set(steps)]);
  }
});

test('a struck reason lowers the score, and counts again when asked (DEMO-02)', () => {
  const struck = act(opened, 'strike:0417.audit');
  expect(ratingOf(struck, '0417')).toBeLessThan(ratingOf(opened, '0417'));
  expect(ratingOf(struck, '0088')).toBe(ratingOf(opened, '0088'));
  expect(best(struck)).toBe('0088');
  expect(act(struck, 'strike:0417.audit').struck).toEqual([]);
  expect(act(opened, 'strike:9999.audit', 'show:9999', 'unknown')).toEqual(opened);
});

test('a text of another role opens that role; words say what is a must', () => {
  const state = withText('Required: OSHA and P&L. Cold chain is nice to have.');
  expect(state.role).toBe(warehouse);
  expect(state.weights).toMatchObject({ safety: 5, budget: 5, cold: 1, site: 0 });
});

test('a site that one runs is asked for in any form of the verb, and a certificate with its number (DEMO-03)', () => {
  const marked = (text: string) =>
    findRequirements(text, warehouse).map(({ start, end }) => text.slice(start, end));
  for (const verb of ['Run', 'Runs', 'Ran', 'Running'])
    expect(marked(`${verb} a site of 120 people.`)).toEqual([`${verb} a site`]);
  expect(marked('OSHA 30 is required.')).toEqual(['OSHA 30']);
  expect(marked('OSHA rules are known.')).toEqual(['OSHA']);
});

test('a text that asks for nothing in the sample data says so (DEMO-03)', () => {
  for (const text of ['', 'We need someone who plays the violin.']) {
    const state = withText(text);
    expect(isMatched(state), text).toBe(false);
    expect(state.status).toBe('Nothing in this text matches the sample data.');
    expect(state.editing, 'the text can be edited').toBe(true);
  }
});

test('the state survives the form, and what was forged is ignored (DEMO-03)', () => {
  const state = act(
    { ...opened, line: 65, weights: { ...opened.weights, close: 4 } },
    'strike:0088.audit',
    'show:0088',
    'names',
  );
  const fields = new URLSearchParams({ ...stateFields(state), text: state.text, line: '65' });
  for (const { id } of controller.requirements)
    fields.append('weights', String(state.weights[id] ?? 0));
  expect(readState(fields)).toEqual({ ...state, status: '' });
  const forged = new URLSearchParams({
    role: '../x',
    line: '101',
    struck: 'a b 0417.audit 0417.audit',
    shown: '<script>',
    names: 'yes',
  });
  for (const weight of ['9', '-1', 'NaN', '2.5']) forged.append('weights', weight);
  expect(readState(forged)).toEqual({
    ...opened,
    struck: ['0417.audit'],
    shown: '0088',
  });
});
