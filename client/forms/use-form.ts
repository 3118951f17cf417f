import { useId, useRef, useState, type FormEvent } from 'react';

import {
  blankValues,
  type Fields,
  type FormValues,
  type PostedForm,
} from '../../src/shared/form.ts';
import { formFields, type FormFieldProps } from '../../src/ui/Field/form-fields.ts';
import type { FormState } from './form-state.ts';
import { useChecks } from './use-checks.ts';
import { usePress } from './use-press.ts';
import { useSubmit, type SubmitOptions } from './use-submit.ts';

interface FormOptions<Declared extends Fields> extends SubmitOptions<Declared> {
  initial?: FormValues<Declared>;
  posted?: PostedForm<Declared> | null | undefined;
}

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
  const { form, name: formName, posted, afterwards, tracksCompleteness = false } = options;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Declared>>({
    errors: posted?.errors ?? {},
    judged: posted?.values,
    status: posted ? { kind: 'failed', text: posted.problem } : null,
    isBusy: false,
    // The Worker cannot tell, and renders an enabled button for browsers without scripts; where they
    // run, it is disabled from the start (client/forms/until-complete.ts).
    isComplete: !tracksCompleteness || !('document' in globalThis),
  });
  const { errors, judged, status, isBusy, isComplete } = state;
  const { isPressed, release, onPointerDown } = usePress();
  const { isSending, submitFrom } = useSubmit(options, element, state, setState);
  const isPaused = () => isSending() || isPressed();
  const { leave, edit } = useChecks(options, element, isPaused, setState);

  const isLocked = isBusy || (afterwards === 'lock' && status?.kind === 'sent');
  const initial = posted?.values ?? options.initial ?? blankValues(form);
  const shown = formFields(form, id, { initial, errors, judged });
  const fields = form.names.map((name) => {
    const handlers = { disabled: isLocked, onBlur: () => leave(name), onChange: () => edit(name) };
    return [name, { ...shown[name], ...handlers }];
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    release();
    if (!isSending() && !isLocked) submitFrom(event.currentTarget);
  };

  return {
    fields: Object.fromEntries(fields) as FormFieldProps<Declared>,
    formProps: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      onSubmit,
      onPointerDown,
      // Without `toolautosubmit` an agent only fills it in: a person presses the button.
      ...(formName ? { toolname: formName, tooldescription: form.purpose } : {}),
    },
    honeypotId: `${id}-hidden`,
    status,
    isBusy,
    isLocked,
    isComplete,
    reset: () => setState((now) => ({ ...now, errors: {}, status: null })),
  };
}
