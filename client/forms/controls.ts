import {
  blankValues,
  type Fields,
  type Form,
  type FormErrors,
  type FormValues,
  type NameOf,
} from '../../src/shared/form.ts';
import { HONEYPOT_FIELD, type HoneypotBody } from '../../src/shared/honeypot.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(element: HTMLFormElement, name: string): Control | undefined {
  const control = element.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : undefined;
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

export function readControls<Declared extends Fields>(
  element: HTMLFormElement,
  form: Form<Declared>,
): FormValues<Declared> {
  const values: Record<string, string | boolean> = blankValues(form);
  for (const name of form.names) {
    const control = controlOf(element, name);
    if (control) values[name] = isBox(control) ? control.checked : control.value;
  }
  return values as FormValues<Declared>;
}

/** Shows each line of text as it is judged, and stored. @returns what the controls hold then */
export function repairControls<Declared extends Fields>(
  element: HTMLFormElement,
  form: Form<Declared>,
): FormValues<Declared> {
  for (const name of form.names) {
    const control = controlOf(element, name);
    const field = form.fields[name];
    if (control?.type === 'textarea' || field?.kind !== 'text' || !control) continue;
    const repaired = field.repaired(control.value);
    if (repaired !== control.value) control.value = repaired;
  }
  return readControls(element, form);
}

export function clearControls(element: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = controlOf(element, name);
    if (!control) continue;
    if (isBox(control)) control.checked = false;
    else control.value = '';
  }
}

/** @returns whether there is an error */
export function focusFirst<Declared extends Fields>(
  element: HTMLFormElement,
  form: Form<Declared>,
  errors: FormErrors<Declared>,
): boolean {
  const first = form.names.find((name) => errors[name]);
  const control = first && controlOf(element, first);
  if (control) control.focus();
  // One does not see what to correct in it.
  if (control instanceof HTMLInputElement && control.type === 'password') control.select();
  return first !== undefined;
}

function hasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return true;
  return isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** The fields that do not hold what the page came with; choices may. */
export const changedControls = <Declared extends Fields>(
  element: HTMLFormElement,
  { names }: Form<Declared>,
): NameOf<Declared>[] =>
  names.filter((name) => {
    const control = controlOf(element, name);
    return control !== undefined && hasChanged(control);
  });

/** The texts that were typed and left before the form was hydrated. */
export const leftControls = <Name extends string>(
  element: HTMLFormElement,
  changed: readonly Name[],
): Name[] =>
  changed.filter((name) => {
    const control = controlOf(element, name);
    return (
      control !== document.activeElement &&
      !(control instanceof HTMLSelectElement) &&
      !(control && isBox(control))
    );
  });

/** Empties the hidden field, so that a person who was mistaken for a bot gets through at the next click. */
export function takeHoneypot(element: HTMLFormElement): HoneypotBody {
  const control = controlOf(element, HONEYPOT_FIELD);
  if (!control?.value) return {};
  const { value } = control;
  control.value = '';
  return { [HONEYPOT_FIELD]: value };
}
