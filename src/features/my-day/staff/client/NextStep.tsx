import { useState, type FormEvent } from 'react';

import { plusDays } from '../../../../shared/text/day.ts';
import { useDraft } from '../../../../staff/client/drafts.ts';
import { RowActions } from '../../../../staff/work/client/RowActions.tsx';
import { nextAt, nextStep } from '../../../../staff/work/values.contract.ts';
import type { Given } from '../../../../staff/work/work.contract.ts';
import { StaffButton } from '../../../../ui/staff/StaffButton.tsx';
import type { DayRecord } from '../my-day.contract.ts';
import { NEXT_KEY } from './day-keys.ts';
import * as styles from './MyDay.css.ts';

interface NextStepProps {
  record: DayRecord;
  today: string;
  onSet: (set: Given) => void;
  /** Goes on to the next row. */
  onLeave: () => void;
}

/** Asks for the next step of a record in the row of the one that was done; whoever goes on leaves it. */
export function NextStep({ onLeave, ...props }: NextStepProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <NextStepForm
        {...props}
        onLeave={() => {
          setAsked(false);
          onLeave();
        }}
        onBlur={() => setAsked(false)}
      />
    );
  return (
    <span className={styles.ask}>
      <RowActions
        kind="always"
        name={props.record.row.name}
        actions={[{ label: 'Next step…', key: NEXT_KEY, run: () => setAsked(true) }]}
      />
    </span>
  );
}

interface NextStepFormProps extends NextStepProps {
  /** Something else has the focus, and nothing is typed. */
  onBlur: () => void;
}

function NextStepForm({ record, today, onSet, onLeave, onBlur }: NextStepFormProps) {
  const { list, row } = record;
  // The field of the record's pane has the same.
  const [draft, setDraft] = useDraft(`${list} ${row.id} next_step`);
  const store = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const step = draft?.trim() ?? '';
    const day = new FormData(event.currentTarget).get('next_at');
    setDraft(null);
    if (step !== '') onSet({ next_step: step, next_at: typeof day === 'string' ? day : null });
    onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves its fields
    <form
      className={styles.next}
      onSubmit={store}
      onKeyDown={({ key, nativeEvent }) => {
        if (key !== 'Escape' || nativeEvent.isComposing) return;
        setDraft(null);
        onLeave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (draft === null && !currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <input
        name="next_step"
        aria-label={`${nextStep.label}: ${row.name}`}
        placeholder={nextStep.label}
        value={draft ?? ''}
        maxLength={nextStep.maxLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
        autoFocus
        onChange={({ currentTarget }) => setDraft(currentTarget.value || null)}
      />
      <input
        name="next_at"
        type="date"
        aria-label={`${nextAt.label}: ${row.name}`}
        defaultValue={plusDays(today, 1)}
        required
      />
      <StaffButton kind="row" type="submit">
        Save
      </StaffButton>
    </form>
  );
}
