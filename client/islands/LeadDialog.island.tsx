import { useId, useRef, useState, type FormEvent } from 'react';

import {
  LEAD_SOURCES,
  LEAD_TEXTS,
  checkLead,
  type LeadErrors,
  type LeadValues,
} from '../../src/features/leads/leads.contract.ts';
import { tidy } from '../../src/shared/fields.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Dialog } from '../../src/ui/Dialog/Dialog.tsx';
import * as dialogStyles from '../../src/ui/Dialog/Dialog.css.ts';
import { TextField } from '../../src/ui/Field/Field.tsx';
import { Notice } from '../../src/ui/Notice/Notice.tsx';
import { attribution, partnerKey } from '../attribution.ts';
import { api } from '../api.ts';
import { showLead } from '../leads/known-lead.ts';
import { saveLead, savedLead } from '../leads/saved-lead.ts';
import * as styles from './LeadDialog.css.ts';

const FIELDS = ['name', 'email'] as const;
type Field = (typeof FIELDS)[number];

/** How long (ms) the thanks are read before the dialog closes by itself (LEAD-08). */
const CLOSE_DELAY_MS = 1000;

type Phase = 'editing' | 'saving' | 'failed' | 'saved';

function inputOf(form: HTMLFormElement | null, field: Field): HTMLInputElement | null {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : null;
}

interface LeadDialogProps {
  /** Where the visitor goes on after leaving their details; '' to stay and see the plans. */
  signUpUrl: string;
  [name: string]: string;
}

/** The sign-up's address with what the visitor typed, so that nobody types it twice (LEAD-16). */
function signUpFor(signUpUrl: string, { name, email }: LeadValues): URL {
  const url = new URL(signUpUrl, location.href);
  url.searchParams.set('name', name);
  url.searchParams.set('email', email);
  url.searchParams.set('timestamp', new Date().toISOString());
  return url;
}

/**
 * The lead modal. Why is this an island? It opens on demand, checks what is
 * typed, and saves without leaving the page. The page's openers press its hidden trigger, which also
 * wakes it; nobody who leaves it closed loads it.
 */
export function LeadDialog({ signUpUrl }: LeadDialogProps) {
  const goesOn = signUpUrl !== '';
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LeadErrors>({});
  const [phase, setPhase] = useState<Phase>('editing');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const locked = phase === 'saving' || phase === 'saved';

  const open = () => {
    if (dialog.current?.open) return;
    setErrors({});
    setPhase('editing');
    const known = savedLead();
    for (const field of FIELDS) {
      const input = inputOf(form.current, field);
      if (input && known && input.value === '') input.value = known[field];
    }
    dialog.current?.showModal();
  };

  const close = () => dialog.current?.close();

  const finish = (lead: LeadValues) => {
    saveLead(lead, goesOn ? 'elsewhere' : 'pricing');
    setPhase('saved');
    if (goesOn) {
      location.assign(signUpFor(signUpUrl, lead));
      return;
    }
    showLead(lead);
    closing.current = setTimeout(() => {
      close();
      // What opened the dialog is gone; the banner has taken its place.
      document.querySelector<HTMLElement>('[data-lead-banner]')?.focus({ preventScroll: true });
    }, CLOSE_DELAY_MS);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked) return;
    const values: LeadValues = {
      name: tidy(inputOf(form.current, 'name')?.value ?? ''),
      email: tidy(inputOf(form.current, 'email')?.value ?? ''),
    };
    const found = checkLead(values);
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) {
      setPhase('editing');
      inputOf(form.current, first)?.focus();
      return;
    }
    setPhase('saving');
    const saved = await api.saveLead(values, {
      source: LEAD_SOURCES.modal,
      partner_key: partnerKey(),
      ...attribution(),
    });
    if (saved.ok) {
      finish(values);
      return;
    }
    if (saved.error.status === 422) setErrors(saved.error.fields);
    setPhase('failed');
  };

  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    required: true,
    disabled: locked,
    onChange: () => setErrors(({ [name]: _cleared, ...others }) => others),
  });

  return (
    <>
      <button type="button" hidden data-lead-trigger="" onClick={open}>
        Open
      </button>
      <Dialog
        id={`${id}-dialog`}
        label="Get started"
        dialogRef={dialog}
        onClose={() => clearTimeout(closing.current)}
      >
        <form
          ref={form}
          className={styles.form}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <div>
            <h2 className={dialogStyles.title}>Who should we make it out to?</h2>
            <p className={styles.intro}>
              {goesOn
                ? 'Two lines, then we open your account. Nothing is charged here.'
                : 'Two lines, then the plans are yours to choose from. Nothing is charged here.'}
            </p>
          </div>
          <TextField {...field('name')} label="Name" autoComplete="name" />
          <TextField
            {...field('email')}
            label="Work email"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <div className={styles.status} aria-live="polite">
            {phase === 'failed' ? <Notice tone="error">{LEAD_TEXTS.failed}</Notice> : null}
            {phase === 'saved' ? (
              <Notice tone="success">
                {goesOn
                  ? 'Thank you. Taking you to the sign-up.'
                  : 'Thank you. The plans are open.'}
              </Notice>
            ) : null}
          </div>
          <div className={styles.actions}>
            <Button type="submit" busy={phase === 'saving'} disabled={phase === 'saved'}>
              {phase === 'saving' ? 'Saving' : goesOn ? 'Open my account' : 'Show me the plans'}
            </Button>
            <Button variant="quiet" disabled={locked} onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
