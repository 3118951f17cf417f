import { expect, test } from 'vitest';

import {
  afterEdit,
  afterHydration,
  afterLeaving,
  afterSend,
  afterSubmit,
  type FormState,
} from '../../client/forms/form-state.ts';
import { FIELD_TEXTS } from '../../src/shared/fields.ts';
import { defineForm, optionalText, requiredText } from '../../src/shared/form.ts';

const form = defineForm({
  fields: {
    name: requiredText({ label: 'Name', missing: 'Name?' }),
    city: requiredText({ label: 'City', missing: 'City?' }),
    phone: optionalText({ label: 'Phone', pattern: /^\d+$/ }),
  },
  problem: 'Not yet',
});
type State = FormState<typeof form.fields>;

const EMPTY = { name: '', city: '', phone: '' };
const COMPLETE = { name: 'Ada', city: 'Graz', phone: '' };
const UNTOUCHED: State = {
  errors: {},
  judged: undefined,
  status: null,
  isBusy: false,
  isComplete: false,
};
const refused = (errors: State['errors']): State => ({
  ...UNTOUCHED,
  errors,
  status: { kind: 'failed', text: 'Refused' },
});

test('before its script runs, only texts that were filled in and left are judged', () => {
  const values = { name: '', city: 'Graz', phone: 'none' };
  const state = afterHydration(form, UNTOUCHED, {
    values,
    changed: ['city', 'phone'],
    left: ['city', 'phone'],
  });
  expect(state.errors).toEqual({ phone: FIELD_TEXTS.pattern });
  expect(state).toMatchObject({ judged: values, isComplete: false });
});

test('an error of the Worker stays until its field was changed', () => {
  const posted = refused({ name: 'Taken', city: 'Unknown', phone: 'Blocked' });
  const typed = { changed: ['city', 'phone'], left: ['city'] } as const;
  const values = { name: 'Ada', city: '', phone: '123' };
  expect(afterHydration(form, posted, { ...typed, values }).errors).toEqual({
    name: 'Taken',
    city: 'City?',
  });
});

test('a field that is left shows its error and no other one', () => {
  const state = afterLeaving(form, UNTOUCHED, 'name', EMPTY);
  expect(state.errors).toEqual({ name: 'Name?' });
  expect(afterLeaving(form, state, 'name', COMPLETE).errors).toEqual({});
});

test('editing clears the error of its field, and the message with the last one', () => {
  const first = afterSubmit({ form, afterwards: 'clear' }, UNTOUCHED, EMPTY);
  const second = afterEdit(first, 'name');
  expect(second.errors).toEqual({ city: 'City?' });
  expect(second.status).toEqual({ kind: 'invalid', text: 'Not yet' });
  expect(afterEdit(second, 'city')).toMatchObject({ errors: {}, status: null });
});

test('editing leaves the message of a failed send, which is no error of a field', () => {
  const failed = refused({});
  expect(afterEdit(failed, 'name').status).toEqual(failed.status);
});

test('a submit with errors shows all of them and is not busy', () => {
  const state = afterSubmit({ form, afterwards: 'clear' }, UNTOUCHED, EMPTY);
  expect(state).toMatchObject({
    errors: { name: 'Name?', city: 'City?' },
    status: { kind: 'invalid', text: 'Not yet' },
    isBusy: false,
  });
});

test('a form that enables its button once it is complete marks no field at a submit (AFF-20)', () => {
  const rules = { form, afterwards: 'clear', tracksCompleteness: true } as const;
  const state = afterSubmit(rules, UNTOUCHED, EMPTY);
  expect(state).toMatchObject({ errors: {}, status: { kind: 'invalid' }, isBusy: false });
});

test('a submit without errors is busy, and has no old message', () => {
  const state = afterSubmit({ form, afterwards: 'clear' }, refused({ name: 'Taken' }), COMPLETE);
  expect(state).toMatchObject({ errors: {}, status: null, isBusy: true, judged: COMPLETE });
});

test.each([
  ['clear', { isComplete: false }],
  ['lock', { isComplete: true }],
] as const)('a form that was sent and is to %s says so', (afterwards, expected) => {
  const sending: State = { ...UNTOUCHED, isBusy: true, isComplete: true };
  const sent = { kind: 'sent', text: 'Thank you' } as const;
  const state = afterSend({ form, afterwards }, sending, sent);
  expect(state).toMatchObject({ ...expected, isBusy: false, status: sent });
});

test('after a failed send the errors that came back stay', () => {
  const sending: State = {
    ...UNTOUCHED,
    errors: { name: 'Taken' },
    isBusy: true,
    isComplete: true,
  };
  const failed = { kind: 'failed', text: 'Refused' } as const;
  const state = afterSend({ form, afterwards: 'clear' }, sending, failed);
  expect(state).toMatchObject({ errors: { name: 'Taken' }, isBusy: false, isComplete: true });
});
