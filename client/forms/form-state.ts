import {
  checkForm,
  type Fields,
  type Form,
  type FormErrors,
  type FormValues,
  type NameOf,
} from '../../src/shared/form.ts';

/** What came of the last submit; one message at a time. */
export interface Status {
  kind: 'sent' | 'invalid' | 'limited' | 'failed';
  text: string;
  /** The errors of a failure that belongs to fields, where the Worker does not name them. */
  errors?: Readonly<Record<string, string>>;
}

export interface FormRules<Declared extends Fields> {
  form: Form<Declared>;
  /** After success: empty fields, or fields that cannot be changed any more. */
  afterwards: 'clear' | 'lock';
  /** Keeps `isComplete` up to date, and leaves fields unmarked at a submit. */
  tracksCompleteness?: true;
}

export interface FormState<Declared extends Fields> {
  errors: FormErrors<Declared>;
  /** The values that the errors are about. */
  judged: FormValues<Declared> | undefined;
  status: Status | null;
  isBusy: boolean;
  isComplete: boolean;
}

/** What a person did before the form's script ran. */
export interface TypedBefore<Declared extends Fields> {
  values: FormValues<Declared>;
  /** The fields that do not hold what the page came with. */
  changed: readonly NameOf<Declared>[];
  /** Those of them that are texts, and were left. */
  left: readonly NameOf<Declared>[];
}

const hasErrors = (errors: object) => Object.values(errors).some(Boolean);

/** What the Worker found wrong stays wrong until the field changes. */
export function afterHydration<Declared extends Fields>(
  form: Form<Declared>,
  state: FormState<Declared>,
  typed: TypedBefore<Declared>,
): FormState<Declared> {
  const found = checkForm(form, typed.values);
  const errorOf = (name: NameOf<Declared>) => {
    const shown = state.errors[name];
    if (!typed.changed.includes(name)) return shown;
    return shown || typed.left.includes(name) ? found[name] : undefined;
  };
  const errors = Object.fromEntries(form.names.map((name) => [name, errorOf(name)]));
  return {
    ...state,
    errors: errors as FormErrors<Declared>,
    judged: typed.values,
    isComplete: !hasErrors(found),
  };
}

const withError = <Declared extends Fields>(
  errors: FormErrors<Declared>,
  name: NameOf<Declared>,
  error?: string,
) => ({ ...errors, [name]: error }) as FormErrors<Declared>;

/** A field was left. */
export const afterLeaving = <Declared extends Fields>(
  form: Form<Declared>,
  state: FormState<Declared>,
  name: NameOf<Declared>,
  values: FormValues<Declared>,
): FormState<Declared> => ({
  ...state,
  errors: withError(state.errors, name, checkForm(form, values)[name]),
  judged: values,
});

/** An error, or the last message about errors, is gone with the first key. */
export function afterEdit<Declared extends Fields>(
  state: FormState<Declared>,
  name: NameOf<Declared>,
): FormState<Declared> {
  const errors = withError(state.errors, name);
  const isSettled = state.status?.kind === 'sent' || state.status?.kind === 'invalid';
  return { ...state, errors, status: isSettled && !hasErrors(errors) ? null : state.status };
}

/** Busy if nothing is wrong. */
export function afterSubmit<Declared extends Fields>(
  { form, tracksCompleteness }: FormRules<Declared>,
  state: FormState<Declared>,
  values: FormValues<Declared>,
): FormState<Declared> {
  const found = checkForm(form, values);
  const isInvalid = hasErrors(found);
  return {
    ...state,
    errors: isInvalid && tracksCompleteness ? state.errors : found,
    judged: values,
    status: isInvalid ? { kind: 'invalid', text: form.problem(found) } : null,
    isBusy: !isInvalid,
  };
}

export function afterSend<Declared extends Fields>(
  { afterwards }: FormRules<Declared>,
  state: FormState<Declared>,
  status: Status,
): FormState<Declared> {
  const ended = { ...state, status, isBusy: false };
  return status.kind === 'sent' && afterwards === 'clear'
    ? { ...ended, errors: {}, isComplete: false }
    : ended;
}
