import type { AgreementField, ChoiceField, Fields } from '../../src/shared/form.ts';
import type { CheckboxFieldProps, SelectFieldProps } from '../../src/ui/Field/Choice.tsx';
import type { TextFieldProps } from '../../src/ui/Field/Field.tsx';

type PropsOf<Field> = Field extends ChoiceField
  ? SelectFieldProps
  : Field extends AgreementField
    ? CheckboxFieldProps
    : TextFieldProps;

/** The props of each field's control. */
export type BoundFieldProps<Declared extends Fields> = {
  [Name in keyof Declared]: PropsOf<Declared[Name]>;
};

/** Does not compile while a declared field has no place in the form: pass what is left of `fields`. */
export const assertAllPlaced = (_rest: Readonly<Record<string, never>>): void => undefined;

export function declaredProps(field: Fields[string], initial: string | boolean) {
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
export const explained = (field: Fields[string], raw: string | boolean | undefined) =>
  field.kind === 'text' && typeof raw === 'string' && raw ? field.explain(raw) : undefined;
