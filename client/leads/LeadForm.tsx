import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';

import {
  LEAD_SOURCES,
  LEAD_TEXTS,
  checkLead,
  type LeadErrors,
  type LeadValues,
} from '../../src/features/leads/leads.contract.ts';
import { tidy } from '../../src/shared/fields.ts';
import { paths } from '../../src/shared/paths.ts';
import { site } from '../../src/shared/content/site.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { TextField } from '../../src/ui/Field/Field.tsx';
import { Notice } from '../../src/ui/Notice/Notice.tsx';
import { HoneypotField } from '../../src/ui/Honeypot/HoneypotField.tsx';
import { attribution, partnerKey } from '../attribution.ts';
import { api, type ApiFailure } from '../api.ts';
import { fillingOf } from '../honeypot.ts';
import * as styles from './LeadForm.css.ts';
import { saveLead, savedLead } from './saved-lead.ts';
import { loadTracking, signUpWithPartner, type PartnerScript } from './tracking.ts';

const FIELDS = ['name', 'email'] as const;
type Field = (typeof FIELDS)[number];

type Phase = 'editing' | 'saving' | 'failed' | 'saved';

/** What the Worker says of a lead that was posted without JavaScript. */
export type PostedLead = { values: LeadValues; errors: LeadErrors; problem: string };

interface LeadFormProps {
  /** Where the visitor goes on after leaving their details; '' to stay and see the plans. */
  signUpUrl: string;
  partner: PartnerScript;
  posted?: PostedLead | null;
  /** How often the form was opened, 0 while it never was: each time it starts afresh, with what was typed. */
  opened: number;
  /** Where it posts to without JavaScript; absent for the address that it stands at. */
  action?: string;
  heading?: ReactNode;
  /** The lead is stored and kept in this browser. */
  onSaved?: (lead: LeadValues) => void;
  onCancel?: () => void;
}

function inputOf(form: HTMLFormElement | null, field: Field): HTMLInputElement | null {
  const control = form?.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control : null;
}

/** The sign-up's address with what the visitor typed, so that nobody types it twice (LEAD-16). */
function signUpFor(signUpUrl: string, { name, email }: LeadValues): URL {
  const url = new URL(signUpUrl, location.href);
  url.searchParams.set('name', name);
  url.searchParams.set('email', email);
  url.searchParams.set('timestamp', new Date().toISOString());
  return url;
}

/** The spec has one text for what went wrong; only the spam check says more (LEAD-07). */
const problemOf = ({ status, error }: ApiFailure): string =>
  (status === 403 && error) || LEAD_TEXTS.failed;

/** Name and e-mail of a lead: in the dialog, and on a page of its own. Its fields are uncontrolled. */
export function LeadForm(props: LeadFormProps) {
  const { signUpUrl, partner, posted, opened, action, heading, onSaved, onCancel } = props;
  const goesOn = signUpUrl !== '';
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LeadErrors>(posted?.errors ?? {});
  const [phase, setPhase] = useState<Phase>(posted ? 'failed' : 'editing');
  const [problem, setProblem] = useState(posted?.problem ?? '');
  const since = useRef(0);
  const locked = phase === 'saving' || phase === 'saved';

  const [openedLast, setOpenedLast] = useState(opened);
  if (openedLast !== opened) {
    setOpenedLast(opened);
    setErrors({});
    setPhase('editing');
  }

  useEffect(() => {
    if (opened === 0) return;
    since.current = performance.now();
    void loadTracking(partner);
    const known = savedLead();
    for (const field of FIELDS) {
      const input = inputOf(form.current, field);
      if (input && known && input.value === '') input.value = known[field];
    }
  }, [opened, partner]);

  const finish = async (lead: LeadValues) => {
    saveLead(lead, goesOn ? 'elsewhere' : 'pricing');
    setPhase('saved');
    const signedUp = signUpWithPartner(lead);
    onSaved?.(lead);
    if (!goesOn) return;
    await signedUp;
    location.assign(signUpFor(signUpUrl, lead));
  };

  const save = async (filled: HTMLFormElement, values: LeadValues) => {
    void loadTracking(partner);
    const saved = await api.saveLead(
      values,
      { source: LEAD_SOURCES.modal, partner_key: partnerKey(), ...attribution() },
      await fillingOf(filled, since.current),
    );
    if (saved.ok) return finish(values);
    if (saved.error.status === 422) setErrors(saved.error.fields);
    setProblem(problemOf(saved.error));
    setPhase('failed');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked) return;
    const filled = event.currentTarget;
    const values: LeadValues = {
      name: tidy(inputOf(filled, 'name')?.value ?? ''),
      email: tidy(inputOf(filled, 'email')?.value ?? ''),
    };
    const found = checkLead(values);
    setErrors(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) {
      setPhase('editing');
      inputOf(filled, first)?.focus();
      return;
    }
    setPhase('saving');
    void save(filled, values);
  };

  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    required: true,
    disabled: locked,
    defaultValue: posted?.values[name],
    onChange: () => setErrors(({ [name]: _cleared, ...others }) => others),
  });

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      {...(action ? { action } : {})}
      noValidate
      aria-label="Your details"
      onSubmit={submit}
    >
      {heading}
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Work email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <HoneypotField id={`${id}-trap`} />
      <div className={styles.status} aria-live="polite">
        {phase === 'failed' ? (
          <Notice tone="error">
            <p>{problem}</p>
            <p>
              Or write to us at <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          </Notice>
        ) : null}
        {phase === 'saved' ? (
          <Notice tone="success">
            {goesOn ? 'Thank you. Taking you to the sign-up.' : 'Thank you. The plans are open.'}
          </Notice>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={phase === 'saving'} disabled={phase === 'saved'}>
          {phase === 'saving' ? 'Saving' : goesOn ? 'Open my account' : 'Show me the plans'}
        </Button>
        {onCancel ? (
          <Button variant="quiet" disabled={locked} onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="quiet" href={paths.contact}>
            Ask us something first
          </Button>
        )}
      </div>
    </form>
  );
}
