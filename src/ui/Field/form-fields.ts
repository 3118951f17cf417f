import type {
  AgreementField,
  ChoiceField,
  Fields,
  Form,
  FormErrors,
  FormValues,
} from '../../shared/form.ts';
import type { CheckboxFieldProps, SelectFieldProps } from './Choice.tsx';
import type { TextFieldProps } from './Field.tsx';

type PropsOf<Field> = Field extends ChoiceField
  ? SelectFieldProps
  : Field extends AgreementField
    ? CheckboxFieldProps
    : TextFieldProps;

/** The props of each field's control. */
export type FormFieldProps<Declared extends Fields> = {
  [Name in keyof Declared]: PropsOf<Declared[Name]>;
};

/** Does not compile while a declared field has no place in the form: pass what is left of the fields. */
export const assertAllPlaced = (_rest: Readonly<Record<string, never>>): void => undefined;

function declaredProps(field: Fields[string], initial: string | boolean) {
  const { label, helper, required } = field;
  const described = { label, helper, required, optional: !required };
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
}

/** What to change in a value that was refused. */
const explained = (field: Fields[string], raw: string | boolean | undefined) =>
  field.kind === 'text' && typeof raw === 'string' && raw ? field.explain(raw) : undefined;

interface Filled<Declared extends Fields> {
  initial: FormValues<Declared>;
  errors: FormErrors<Declared>;
  /** The values that the errors are about. */
  judged: FormValues<Declared> | undefined;
}

/**
 * The fields of a form, for a page that posts it without a script, and for `useForm`:
 *
 *   const { name, email, ...rest } = formFields(addForm, 'lead', filled);
 *   assertAllPlaced(rest);
 *   <form method="post"><TextField {...name} /> … </form>
 *
 * @param id that the ids of the controls begin with
 */
export function formFields<Declared extends Fields>(
  { fields, names }: Form<Declared>,
  id: string,
  { initial, errors, judged }: Filled<Declared>,
): FormFieldProps<Declared> {
  const props = names.map((name) => {
    const field = fields[name] as Fields[string];
    const error = errors[name];
    const control = {
      ...declaredProps(field, initial[name]),
      id: `${id}-${name}`,
      name,
      error,
      detail: error && explained(field, judged?.[name]),
    };
    return [name, control];
  });
  return Object.fromEntries(props) as FormFieldProps<Declared>;
}
