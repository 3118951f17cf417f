import { useEffect, useId, useRef, useState, type FormEvent, type PointerEvent } from 'react';

import type { AnyEndpoint, CallInput, RequestOf, ResponseOf } from '../../src/shared/api.ts';
import {
  blankValues,
  checkForm,
  readForm,
  type AgreementField,
  type ChoiceField,
  type Fields,
  type Form,
  type FormContent,
  type FormErrors,
  type FormValues,
  type NameOf,
  type PostedForm,
} from '../../src/shared/form.ts';
import type { Result } from '../../src/shared/result.ts';
import type { CheckboxFieldProps, SelectFieldProps } from '../../src/ui/Field/Choice.tsx';
import type { TextFieldProps } from '../../src/ui/Field/Field.tsx';
import { call, type ApiFailure } from '../api/call.ts';
import {
  changedControls,
  clearControls,
  filledBefore,
  focusFirst,
  readControls,
  repairControls,
  takeHoneypot,
} from './controls.ts';
import { sendOnce, type FormName } from './send-once.ts';

/** What came of the last submit; one message at a time (CON-39). */
export interface Status {
  kind: 'sent' | 'invalid' | 'limited' | 'failed';
  text: string;
  /** The errors of a failure that belongs to fields, where the Worker does not name them. */
  errors?: Readonly<Record<string, string>>;
}

/**
 * Sends a body, with the honeypot and, if the form has a name, an idempotency key. The errors of the fields that the Worker
 * reports are shown by the hook.
 */
export type Send = <E extends AnyEndpoint>(
  endpoint: E,
  body: NonNullable<RequestOf<E>['body']>,
) => Promise<Result<ResponseOf<E>, ApiFailure>>;

interface FormOptions<Declared extends Fields> {
  form: Form<Declared>;
  /** Under which the idempotency key is stored. Forms that store nothing have none. */
  name?: FormName;
  initial?: FormValues<Declared>;
  posted?: PostedForm<Declared> | null | undefined;
  submit: (
    typed: { values: FormValues<Declared>; content: FormContent<Declared> },
    send: Send,
  ) => Promise<Status>;
  /** After success: empty fields, or fields that cannot be changed any more. */
  afterwards: 'clear' | 'lock';
  /** Keeps `isComplete` up to date, and leaves fields unmarked at a submit (AFF-20, X-12). */
  tracksCompleteness?: true;
}

type PropsOf<Field> = Field extends ChoiceField
  ? SelectFieldProps
  : Field extends AgreementField
    ? CheckboxFieldProps
    : TextFieldProps;

/** The props of each field's control. */
export type FieldProps<Declared extends Fields> = {
  [Name in keyof Declared]: PropsOf<Declared[Name]>;
};

/** Does not compile while a declared field has no place in the form: pass what is left of `fields`. */
export const assertAllPlaced = (_rest: Readonly<Record<string, never>>): void => undefined;

const declaredProps = (field: Fields[string], initial: string | boolean) => {
  const { label, helper, required } = field;
  const described = { label, ...(helper ? { helper } : {}), required, optional: !required };
  switch (field.kind) {
    case 'text':
      return { ...described, ...field.input, defaultValue: String(initial) };
    case 'choice': {
      const { options, placeholder } = field;
      return { ...described, options, placeholder, defaultValue: String(initial) };
    }
    case 'agreement':
      return { ...described, value: 'agreed', defaultChecked: initial === true };
    default:
      return field satisfies never;
  }
};

/** What to change in a value that was refused. */
const explained = (field: Fields[string], raw: string | boolean | undefined) =>
  field.kind === 'text' && typeof raw === 'string' && raw ? field.explain(raw) : undefined;

/**
 * The behavior of every form. A field is checked when it is left; editing clears its error. A submit
 * with errors sends nothing, shows them and focuses the first wrong field. Fields are uncontrolled:
 * what was typed before hydration is theirs, and is checked then.
 *
 *   const { fields, formProps, status, isBusy } = useForm({ form: contactForm, name: 'contact', … });
 *   const { name, email, ...rest } = fields;
 *   assertAllPlaced(rest);
 *   <form {...formProps} aria-label="Contact"><TextField {...fields.name} /> … </form>
 */
export function useForm<Declared extends Fields>(options: FormOptions<Declared>) {
  const { form, name: formName, posted, submit, afterwards, tracksCompleteness = false } = options;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [errors, setErrors] = useState<FormErrors<Declared>>(posted?.errors ?? {});
  /** What the errors are about. */
  const [judged, setJudged] = useState(posted?.values);
  const [status, setStatus] = useState<Status | null>(
    posted ? { kind: 'failed', text: posted.problem } : null,
  );
  const [isBusy, setBusy] = useState(false);
  // The Worker cannot tell, and renders an enabled button for browsers without scripts; where they
  // run, it is disabled from the start (client/hydrate/islands.ts).
  const [isComplete, setComplete] = useState(!tracksCompleteness || !('document' in globalThis));
  const isLocked = isBusy || (afterwards === 'lock' && status?.kind === 'sent');
  const initial = posted?.values ?? options.initial ?? blankValues(form);

  useEffect(() => {
    if (!element.current) return;
    const values = readControls(element.current, form);
    const found = checkForm(form, values);
    setJudged(values);
    const changed = changedControls(element.current, form);
    const filled = filledBefore(element.current, form);
    setErrors((shown) => {
      // What the Worker found wrong stays wrong until the field changes.
      const errorOf = (name: NameOf<Declared>) =>
        shown[name] && !changed.includes(name) ? shown[name] : found[name];
      const marked = form.names.filter((name) => shown[name] || filled.includes(name));
      return Object.fromEntries(
        marked.map((name) => [name, errorOf(name)]).filter(([, error]) => error),
      ) as FormErrors<Declared>;
    });
    const isFilledIn = Object.keys(found).length === 0;
    setComplete(isFilledIn);
    // Hydration leaves the button as it is: enabled, if until-complete.ts has not arrived yet.
    const button = element.current.querySelector<HTMLButtonElement>('[data-until-complete]');
    if (button) button.disabled = !isFilledIn;
  }, [form]);

  // The focus was in a control that was disabled during the send, or on the button.
  const refused = useRef<FormErrors<Declared>>({});
  useEffect(() => {
    if (isBusy || !sending.current || !element.current) return;
    sending.current = false;
    if (document.activeElement !== document.body) return;
    if (focusFirst(element.current, form, refused.current)) return;
    const enabled = element.current.querySelector<HTMLElement>('[type=submit]:enabled');
    (enabled ?? element.current.querySelector<HTMLElement>('[data-form-status]'))?.focus();
  }, [isBusy, form]);

  // An error that appears under a field moves the button from under the pointer, and the click is
  // lost. So fields are not checked while something in the form is being clicked.
  const clicking = useRef(false);
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || !target.closest('button, a')) return;
    clicking.current = true;
    const end = () => setTimeout(() => (clicking.current = false));
    addEventListener('pointerup', end, { once: true });
    addEventListener('pointercancel', end, { once: true });
  };

  const check = (name: NameOf<Declared>) => {
    if (sending.current || clicking.current || !element.current) return;
    const values = repairControls(element.current, form);
    const { [name]: error } = checkForm(form, values);
    setJudged(values);
    setErrors(
      ({ [name]: _old, ...others }) =>
        (error ? { ...others, [name]: error } : others) as FormErrors<Declared>,
    );
  };

  const edit = (name: NameOf<Declared>) => {
    const { [name]: _cleared, ...others } = errors;
    setErrors(others as FormErrors<Declared>);
    const isSettled = status?.kind === 'sent' || status?.kind === 'invalid';
    if (isSettled && Object.keys(others).length === 0) setStatus(null);
    if (tracksCompleteness && element.current) {
      setComplete(readForm(form, readControls(element.current, form)).ok);
    }
  };

  const sendFrom =
    (filled: HTMLFormElement, values: FormValues<Declared>): Send =>
    async (endpoint, body) => {
      const input = { body: { ...body, ...takeHoneypot(filled) } };
      const sendWith = async (headers: Readonly<Record<string, string>>) => {
        const sent = await call(endpoint, input as CallInput<typeof endpoint>, { headers });
        if (sent.ok || sent.error.status !== 403) return sent;
        // While very many forms arrive, the Worker asks for the captcha.
        const { tokenFor } = await import('../../src/features/captcha/client/required.ts');
        const captcha_token = await tokenFor(sent.error.body);
        if (!captcha_token) return sent;
        const checked = { body: { ...input.body, captcha_token } };
        return call(endpoint, checked as CallInput<typeof endpoint>, { headers });
      };
      const result = await (formName ? sendOnce(formName, values, sendWith) : sendWith({}));
      if (!result.ok && result.error.status === 422) {
        refused.current = result.error.fields as FormErrors<Declared>;
        setErrors(refused.current);
      }
      return result;
    };

  const finish = async (filled: HTMLFormElement, submitted: Promise<Status>) => {
    const ended = await submitted;
    if (ended.errors) {
      refused.current = ended.errors as FormErrors<Declared>;
      setErrors(refused.current);
    }
    if (ended.kind === 'sent' && afterwards === 'clear') {
      clearControls(filled, form.names);
      setErrors({});
      setComplete(false);
    }
    setStatus(ended);
    setBusy(false);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clicking.current = false;
    if (sending.current || isLocked) return;
    const filled = event.currentTarget;
    const values = repairControls(filled, form);
    const read = readForm(form, values);
    setJudged(values);
    if (!tracksCompleteness) setErrors(read.ok ? {} : read.error);
    if (!read.ok) {
      focusFirst(filled, form, read.error);
      return setStatus({ kind: 'invalid', text: form.problem(read.error) });
    }
    sending.current = true;
    refused.current = {};
    setBusy(true);
    setStatus(null);
    void finish(filled, submit({ values, content: read.value }, sendFrom(filled, values)));
  };

  const fields: Record<string, TextFieldProps | SelectFieldProps | CheckboxFieldProps> = {};
  for (const name of form.names) {
    fields[name] = {
      ...declaredProps(form.fields[name] as Fields[string], initial[name]),
      id: `${id}-${name}`,
      name,
      error: errors[name],
      detail: errors[name] && explained(form.fields[name] as Fields[string], judged?.[name]),
      disabled: isLocked,
      onBlur: () => check(name),
      onChange: () => edit(name),
    };
  }

  return {
    fields: fields as FieldProps<Declared>,
    formProps: {
      ...({ ref: element, method: 'post', noValidate: true, onSubmit, onPointerDown } as const),
      // Without `toolautosubmit` an agent only fills it in: a person presses the button.
      ...(formName ? { toolname: formName, tooldescription: form.purpose } : {}),
    },
    honeypotId: `${id}-hidden`,
    status,
    isBusy,
    isLocked,
    isComplete,
    reset: () => {
      setErrors({});
      setStatus(null);
    },
  };
}
