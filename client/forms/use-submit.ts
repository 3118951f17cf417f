import { useEffect, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';

import {
  readFields,
  type Fields,
  type Form,
  type FormContent,
  type FormErrors,
  type FormValues,
} from '../../src/shared/form.ts';
import { valueWithin } from '../../src/shared/async/timeout.ts';
import { clearControls, focusFirst, repairControls } from './controls.ts';
import {
  afterSend,
  afterSubmit,
  type FormRules,
  type FormState,
  type Status,
} from './form-state.ts';
import type { FormName } from './send-once.ts';
import { senderOf, type Send } from './send-form.ts';

export interface SubmitOptions<Declared extends Fields> extends FormRules<Declared> {
  /** Under which the idempotency key is stored. Forms that store nothing have none. */
  name?: FormName;
  submit: (
    typed: { values: FormValues<Declared>; content: FormContent<Declared> },
    send: Send,
  ) => Promise<Status>;
}

/** The focus was in a control that was disabled during the send, or on the button. */
function focusAfterSend<Declared extends Fields>(
  element: HTMLFormElement,
  form: Form<Declared>,
  errors: FormErrors<Declared>,
): void {
  if (document.activeElement !== document.body) return;
  if (focusFirst(element, form, errors)) return;
  const enabled = element.querySelector<HTMLElement>('[type=submit]:enabled');
  (enabled ?? element.querySelector<HTMLElement>('[data-form-status]'))?.focus();
}

/** Longer than a call with its retry and a captcha take. */
const MOST_MS = 90_000;
const FAILED: Status = { kind: 'failed', text: 'Something went wrong. Please try again.' };

/** What came of a submit. Whatever throws in it, or never ends, is a failure: what was typed stays. */
async function outcomeOf(submit: () => Promise<Status>): Promise<Status> {
  try {
    return (await valueWithin(submit(), MOST_MS)) ?? FAILED;
  } catch (error) {
    reportError(error);
    return FAILED;
  }
}

/** Sends a form once at a time, and only when nothing in it is wrong. */
export function useSubmit<Declared extends Fields>(
  options: SubmitOptions<Declared>,
  element: RefObject<HTMLFormElement | null>,
  { isBusy, errors }: FormState<Declared>,
  setState: Dispatch<SetStateAction<FormState<Declared>>>,
) {
  const { form, name } = options;
  /** From the submit on; `isBusy` follows with the next render. */
  const sending = useRef(false);
  const wasBusy = useRef(false);

  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!hasEnded || !element.current) return;
    sending.current = false;
    focusAfterSend(element.current, form, errors);
  }, [isBusy, errors, form, element]);

  const refuse = (errors: Readonly<Record<string, string>>) =>
    setState((state) => ({ ...state, errors: errors as FormErrors<Declared> }));

  const finish = async (filled: HTMLFormElement, submit: () => Promise<Status>) => {
    const status = await outcomeOf(submit);
    if (status.errors) refuse(status.errors);
    if (status.kind === 'sent' && options.afterwards === 'clear') {
      clearControls(filled, form.names);
    }
    setState((state) => afterSend(options, state, status));
  };

  const submitFrom = (filled: HTMLFormElement) => {
    const values = repairControls(filled, form);
    const read = readFields(form, values);
    setState((state) => afterSubmit(options, state, values));
    if (!read.ok) {
      focusFirst(filled, form, read.error);
      return;
    }
    sending.current = true;
    const send = senderOf({ element: filled, name, values, onRefused: refuse });
    finish(filled, () => options.submit({ values, content: read.value }, send)).catch(reportError);
  };

  return { isSending: () => sending.current, submitFrom };
}
