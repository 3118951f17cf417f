import { FIELD_TEXTS, bytesOf, isReversed, lengthOf, oneLine, tidy } from './fields.ts';
import { emailProblem, isEmail, repairedEmail, storedEmail } from './text/email-address.ts';
import { failure, success, type Result } from './result.ts';
import { sha256 } from './sha256.ts';

/**
 * A form is declared once, in its feature's contract:
 *
 *   export const contactForm = defineForm({
 *     fields: {
 *       name: requiredText({ label: 'Name', max: 50, autoComplete: 'name' }),
 *       phone: optionalText({ label: 'Phone', type: 'tel' }),
 *     },
 *     problem: 'Please fix the errors above before submitting.',
 *   });
 *
 * From it follow the browser's checks and field props (useForm in client/forms/use-form.ts), the
 * Worker's schema (formSchema in src/http/submission/form-schema.ts), the fingerprint, and the typed content
 * that the INSERT takes (insertWhere in src/db/insert-where.ts).
 */

/** Attributes of the control; src/ui/Field renders them. */
export interface TextInput {
  type?: 'text' | 'email' | 'tel' | 'password';
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric';
  autoComplete?: string;
  /** Makes it a text of several lines. */
  rows?: number;
}

interface Described {
  label: string;
  /** Shown below the label at all times. */
  helper?: string;
}

interface Checked<Raw extends string | boolean, Value> extends Readonly<Described> {
  readonly required: boolean;
  /** The value of an empty control. */
  readonly blank: Raw;
  /** The text for a missing value. */
  readonly missing: string;
  /** The value to store, or the first thing that is wrong. */
  read(raw: Raw): Result<Value, string>;
}

export interface TextFieldRules<Value extends string | null = string | null> extends Checked<
  string,
  Value
> {
  readonly kind: 'text';
  readonly input: TextInput;
  /** The text as it is judged. */
  repaired(raw: string): string;
  /** What to change in a text that was refused. */
  explain(raw: string): string | undefined;
}

export interface ChoiceField<Option extends string = string> extends Checked<string, Option> {
  readonly kind: 'choice';
  readonly options: readonly { value: Option; label: string }[];
  readonly placeholder: string;
}

/** A box that must be ticked. It is checked, not stored. */
export interface AgreementField extends Checked<boolean, true> {
  readonly kind: 'agreement';
}

type AnyField = TextFieldRules | ChoiceField | AgreementField;
export type Fields = Readonly<Record<string, AnyField>>;

export interface Form<Declared extends Fields> {
  readonly fields: Declared;
  readonly names: readonly NameOf<Declared>[];
  /** The message above the errors of the fields. */
  problem: (errors: AnyErrors) => string;
  readonly purpose: string | undefined;
}

export type NameOf<Declared extends Fields> = keyof Declared & string;
/** What the controls hold. */
export type FormValues<Declared extends Fields> = {
  [Name in keyof Declared]: Declared[Name]['blank'];
};
/** Per field the first thing that is wrong, in the order of the declaration. */
export type FormErrors<Declared extends Fields> = Partial<Record<NameOf<Declared>, string>>;
type AnyErrors = Readonly<Partial<Record<string, string>>>;
type ValueOf<Field extends AnyField> = Extract<ReturnType<Field['read']>, { ok: true }>['value'];
/** What is stored: normalized, an empty optional text as null. */
export type FormContent<Declared extends Fields> = {
  [Name in keyof Declared as Declared[Name] extends AgreementField ? never : Name]: ValueOf<
    Declared[Name]
  >;
};
/**
 * Where staff see each field of a stored form: in a place of its own, as a fact under its label, or not.
 * The team's e-mail and the file about a person have every field.
 */
export type ShownFields<Declared extends Fields> = Readonly<
  Record<keyof FormContent<Declared>, Readonly<Record<'pane' | 'person', 'own' | 'fact' | 'no'>>>
>;
/** A form that was posted without JavaScript and is shown again. A type, so that islands take it as JSON. */
export type PostedForm<Declared extends Fields> = {
  values: FormValues<Declared>;
  errors: FormErrors<Declared>;
  problem: string;
};

interface TextRules extends Described, TextInput {
  /** In code points. */
  min?: number;
  max?: number;
  /** In UTF-8, for texts whose storage is counted: 5,000 emoji have 20,000. */
  maxBytes?: number;
  tooLong?: string;
  pattern?: RegExp;
  /** The text of what else is wrong. */
  check?: (text: string) => string | undefined;
  /** Applied before the checks; `tidy` by default, or `oneLine` without rows. */
  normalize?: (typed: string) => string;
  /** For what is compared and never shown: a password. */
  anyCharacter?: true;
  /** What to change in a text that was refused, where the error does not say it. */
  explain?: (text: string) => string | undefined;
  /** The stored form of a text that passed. */
  store?: (text: string) => string;
}

function wrongWith(text: string, rules: TextRules): string | undefined {
  const { label, min, max, maxBytes, tooLong, pattern, check } = rules;
  const length = lengthOf(text);
  if (min !== undefined && length < min) return FIELD_TEXTS.min(min);
  if (max !== undefined && length > max) return tooLong ?? FIELD_TEXTS.max(max);
  if (maxBytes !== undefined && bytesOf(text) > maxBytes)
    return FIELD_TEXTS.maxBytes(label, maxBytes);
  if (pattern && !pattern.test(text)) return FIELD_TEXTS.pattern;
  const error = check?.(text);
  if (error !== undefined) return error;
  return !rules.anyCharacter && isReversed(text) ? FIELD_TEXTS.reversed : undefined;
}

function textField<Empty extends null>(
  rules: TextRules,
  missing: string,
  ifEmpty: Result<Empty, string>,
): TextFieldRules<string | Empty> {
  const { label, helper, type, inputMode, autoComplete, rows } = rules;
  const { normalize = rows ? tidy : oneLine, store = (text: string) => text } = rules;
  return {
    kind: 'text',
    label,
    ...(helper ? { helper } : {}),
    input: {
      ...(type ? { type } : {}),
      ...(inputMode ? { inputMode } : {}),
      ...(autoComplete ? { autoComplete } : {}),
      ...(rows ? { rows } : {}),
    },
    required: !ifEmpty.ok,
    blank: '',
    missing,
    repaired: normalize,
    explain: (typed) => rules.explain?.(normalize(typed)),
    read: (typed) => {
      const text = normalize(typed);
      if (text === '') return ifEmpty;
      const error = wrongWith(text, rules);
      return error ? failure(error) : success(store(text));
    },
  };
}

/** Checked in this order: required, min, max, bytes, pattern, check, reversing characters. */
export const requiredText = ({
  missing = FIELD_TEXTS.required,
  ...rules
}: TextRules & { missing?: string }): TextFieldRules<string> =>
  textField<never>(rules, missing, failure(missing));

/** Empty passes every rule. */
export const optionalText = (rules: TextRules): TextFieldRules =>
  textField<null>(rules, '', success(null));

/** A text that the page puts into the form itself; it is taken as it is. */
export const hiddenText = (): TextFieldRules =>
  optionalText({ label: '', normalize: (text) => text, anyCharacter: true });

export const choiceField = <Option extends string>({
  missing = FIELD_TEXTS.required,
  ...rest
}: Described & {
  options: ChoiceField<Option>['options'];
  placeholder: string;
  missing?: string;
}): ChoiceField<Option> => ({
  ...rest,
  kind: 'choice',
  required: true,
  blank: '',
  missing,
  read: (chosen) => {
    const option = rest.options.find(({ value }) => value === chosen.trim());
    return option ? success(option.value) : failure(missing);
  },
});

export const agreement = ({
  missing,
  ...rest
}: Described & { missing: string }): AgreementField => ({
  ...rest,
  kind: 'agreement',
  required: true,
  blank: false,
  missing,
  read: (ticked) => (ticked ? success(true) : failure(missing)),
});

export const EMAIL_INPUT = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

type EmailRules = Described & { missing?: string; invalid: string; isStrict?: boolean };

const emailRules = ({ invalid, isStrict = false, ...rest }: EmailRules) => ({
  ...rest,
  ...EMAIL_INPUT,
  normalize: (typed: string) => repairedEmail(typed, isStrict),
  check: (text: string) => (isEmail(text) ? undefined : invalid),
  explain: emailProblem,
  store: storedEmail,
});

/**
 * A person's address.
 * @param rules `invalid` is the text for one that no mail can reach; `isStrict` refuses a dot behind it,
 *   which is left out otherwise
 */
export const emailField = (rules: EmailRules): TextFieldRules<string> =>
  requiredText(emailRules(rules));

/** The same where a person may have none. */
export const optionalEmail = (rules: Omit<EmailRules, 'missing'>): TextFieldRules =>
  optionalText(emailRules(rules));

const firstError = (errors: AnyErrors): string =>
  Object.values(errors).find(Boolean) ?? 'The request cannot be read';

/** @param problem the first error by default @param purpose what sending it does, for agents */
export const defineForm = <const Declared extends Fields>({
  fields,
  problem = firstError,
  purpose,
}: {
  fields: Declared;
  problem?: string | ((errors: AnyErrors) => string);
  purpose?: string;
}): Form<Declared> => ({
  fields,
  purpose,
  names: Object.keys(fields),
  problem: typeof problem === 'string' ? () => problem : problem,
});

/** Whether one of the errors is a missing value; an agreement that was not given is none. */
export const lacksValue = (fields: Fields, errors: AnyErrors): boolean =>
  Object.entries(fields).some(
    ([name, { kind, missing }]) =>
      kind !== 'agreement' && missing !== '' && errors[name] === missing,
  );

export const blankValues = <Declared extends Fields>({ fields }: Form<Declared>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { blank }]) => [name, blank]),
  ) as FormValues<Declared>;

export function readField(
  field: AnyField,
  raw: string | boolean,
): Result<string | boolean | null, string> {
  if (field.kind === 'agreement') return field.read(raw === true);
  return field.read(typeof raw === 'string' ? raw : '');
}

/** Checks every field. @returns the content to store, or the errors by field */
export function readFields<Declared extends Fields>(
  { fields }: Form<Declared>,
  values: FormValues<Declared>,
): Result<FormContent<Declared>, FormErrors<Declared>> {
  const content: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, values[name as NameOf<Declared>]);
    if (!read.ok) errors[name] = read.error;
    else if (field.kind !== 'agreement') content[name] = read.value;
  }
  return Object.keys(errors).length > 0
    ? failure(errors as FormErrors<Declared>)
    : success(content as FormContent<Declared>);
}

/** Empty when nothing is wrong. */
export function checkForm<Declared extends Fields>(
  form: Form<Declared>,
  values: FormValues<Declared>,
): FormErrors<Declared> {
  const read = readFields(form, values);
  return read.ok ? {} : read.error;
}

/** What a row, or a table, has of a form's fields. */
export const fieldsOf = <Name extends string, Of extends Readonly<Record<Name, unknown>>>(
  { names }: { names: readonly Name[] },
  source: Of,
): Pick<Of, Name> =>
  // Its names are keys of the source.
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Of, Name>;

/** The fields that are facts in a place and have a value, in the order of the form. */
export function factsOf<Declared extends Fields>(
  { fields, names }: Form<Declared>,
  shown: ShownFields<Declared>,
  place: 'pane' | 'person',
  content: FormContent<Declared>,
): [label: string, value: string][] {
  const places: Readonly<Record<string, { pane: string; person: string } | undefined>> = shown;
  const values: Readonly<Record<string, unknown>> = content;
  return names.flatMap((name): [string, string][] => {
    const field = fields[name];
    const value = values[name];
    if (!field || places[name]?.[place] !== 'fact' || typeof value !== 'string') return [];
    const options = field.kind === 'choice' ? field.options : [];
    return [[field.label, options.find((option) => option.value === value)?.label ?? value]];
  });
}

/**
 * SHA-256 of the content, to recognize the same submission sent again. Stored for days: a change of
 * what goes into it makes a retry across a deploy look like a new submission.
 */
export const fingerprintOf = <Declared extends Fields>(
  { fields }: Form<Declared>,
  content: FormContent<Declared>,
  ...more: readonly string[]
): Promise<string> => {
  const values: Readonly<Record<string, unknown>> = content;
  const stored = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'agreement') return [];
    const isAddress = field.kind === 'text' && field.input.type === 'email';
    return [isAddress && typeof value === 'string' ? value.toLowerCase() : value];
  });
  return sha256(JSON.stringify([...stored, ...more]));
};
