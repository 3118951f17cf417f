import { useEffect, type Dispatch, type RefObject, type SetStateAction } from 'react';

import { readFields, type Fields, type NameOf } from '../../src/shared/form.ts';
import { changedControls, leftControls, readControls, repairControls } from './controls.ts';
import {
  afterEdit,
  afterHydration,
  afterLeaving,
  type FormRules,
  type FormState,
} from './form-state.ts';

/** Checks a field when it is left, and what was typed before hydration. */
export function useChecks<Declared extends Fields>(
  { form, tracksCompleteness }: FormRules<Declared>,
  element: RefObject<HTMLFormElement | null>,
  isPaused: () => boolean,
  setState: Dispatch<SetStateAction<FormState<Declared>>>,
) {
  useEffect(() => {
    if (!element.current) return;
    const values = readControls(element.current, form);
    const changed = changedControls(element.current, form);
    const left = leftControls(element.current, changed);
    setState((state) => afterHydration(form, state, { values, changed, left }));
    // Hydration leaves the button as it is: enabled, if until-complete.ts has not arrived yet.
    const button = element.current.querySelector<HTMLButtonElement>('[data-until-complete]');
    if (button) button.disabled = !readFields(form, values).ok;
  }, [form, element, setState]);

  return {
    leave: (name: NameOf<Declared>) => {
      if (isPaused() || !element.current) return;
      const values = repairControls(element.current, form);
      setState((state) => afterLeaving(form, state, name, values));
    },
    edit: (name: NameOf<Declared>) => {
      setState((state) => afterEdit(state, name));
      if (!tracksCompleteness || !element.current) return;
      const read = readFields(form, readControls(element.current, form));
      setState((state) => ({ ...state, isComplete: read.ok }));
    },
  };
}
