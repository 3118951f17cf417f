import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';

import {
  APPLICATION_FIELDS,
  APPLICATION_FORM,
  APPLICATION_TEXTS,
  EXPERIENCE_LEVELS,
  applicationProblem,
  checkApplication,
  type ApplicationErrors,
  type ApplicationField,
  type ApplicationValues,
} from '../../src/features/affiliates/affiliates.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { CheckboxField, SelectField, TextField } from '../../src/ui/Field/Field.tsx';
import { optional } from '../../src/ui/Field/Field.css.ts';
import { Notice } from '../../src/ui/Notice/Notice.tsx';
import { HoneypotField } from '../../src/ui/Honeypot/HoneypotField.tsx';
import { api, type ApiFailure } from '../api.ts';
import { fillingOf } from '../honeypot.ts';
import * as styles from './AffiliateForm.css.ts';

/** What the Worker says of an application that was posted without JavaScript. */
type PostedTry = {
  values: ApplicationValues;
  errors: ApplicationErrors;
  problem: string;
};

type AffiliateFormProps = {
  /** Null on the page that is the same for everyone. */
  posted: PostedTry | null;
};

type Outcome = {
  tone: 'success' | 'error';
  text: string;
  /** Said now, not by the page as it came: it gets the focus. */
  fresh: boolean;
};

const BLANK: ApplicationValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  website: '',
  experience: '',
  audience: '',
  motivation: '',
  terms: false,
};

function valuesOf(form: HTMLFormElement): ApplicationValues {
  const data = new FormData(form);
  const text = (field: ApplicationField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  const texts = APPLICATION_FIELDS.map((field) => [field, text(field)]);
  return { ...(Object.fromEntries(texts) as ApplicationValues), terms: data.has('terms') };
}

/** The sentence for a call that stored nothing, or whose answer got lost (AFF-26, AFF-27). */
function failureText({ status, error }: ApiFailure): string {
  const { failed, invalid, reasons } = APPLICATION_TEXTS;
  if (status === 422) return error || invalid;
  if (error) return error.startsWith(failed('').slice(0, 20)) ? error : failed(error);
  if (status === 0) return failed(reasons.noDatabase('there was no answer'));
  return failed(status < 300 ? reasons.notSaved : reasons.unknown);
}

/**
 * The application to the affiliate programme. Uncontrolled: what was typed before React came is
 * there, and the form posts by itself where React never comes (AFF-09 to AFF-26).
 *
 * Why is this an island? It says what is wrong with a field when it is left, wakes the button when
 * everything is right, and keeps everything typed when a send fails.
 */
export function AffiliateForm({ posted }: AffiliateFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const outcomeBox = useRef<HTMLDivElement>(null);
  // A new round has new, empty fields.
  const [round, setRound] = useState(0);
  const [awake, setAwake] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ApplicationErrors>(posted?.errors ?? {});
  const [touched, setTouched] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(posted?.errors ?? {})),
  );
  const [outcome, setOutcome] = useState<Outcome | null>(
    posted && { tone: 'error', text: posted.problem, fresh: false },
  );
  const initial = round === 0 && posted ? posted.values : BLANK;

  useEffect(() => {
    if (form.current) setErrors(checkApplication(valuesOf(form.current)));
    setAwake(true);
  }, []);

  // The button that had the focus may be disabled by now.
  useEffect(() => {
    if (outcome?.fresh) outcomeBox.current?.focus();
  }, [outcome]);

  const tell = (tone: Outcome['tone'], text: string) => setOutcome({ tone, text, fresh: true });

  const check = () => {
    if (form.current && !busy) setErrors(checkApplication(valuesOf(form.current)));
  };

  const touch = (name: ApplicationField | 'terms') => {
    if (busy) return;
    setTouched((before) => new Set(before).add(name));
    check();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const filled = event.currentTarget;
    const values = valuesOf(filled);
    const found = checkApplication(values);
    setErrors(found);
    const problem = applicationProblem(found);
    if (problem) return tell('error', problem);
    setBusy(true);
    setOutcome(null);
    const answer = await api.apply(values, await fillingOf(filled));
    setBusy(false);
    if (!answer.ok) return tell('error', failureText(answer.error));
    setTouched(new Set());
    setErrors(checkApplication(BLANK));
    setRound(round + 1);
    tell('success', APPLICATION_TEXTS.sent);
  };

  const field = (name: ApplicationField) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: initial[name],
    error: touched.has(name) ? errors[name] : undefined,
    onChange: check,
    onBlur: () => touch(name),
  });
  const may = <span className={optional}>(optional)</span>;

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={APPLICATION_FORM}
      noValidate
      aria-label="Affiliate application"
      onSubmit={(event) => void submit(event)}
    >
      <fieldset key={round} className={styles.fields} disabled={busy}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" required />
        <div className={styles.whole}>
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        </div>
        <TextField {...field('company')} label={<>Company {may}</>} autoComplete="organization" />
        <TextField
          {...field('website')}
          label={<>Website {may}</>}
          inputMode="url"
          autoComplete="url"
        />
        <div className={styles.whole}>
          <SelectField
            {...field('experience')}
            label="Experience level"
            helper="With affiliate or referral programmes."
            options={EXPERIENCE_LEVELS}
            placeholder="Choose one"
            required
          />
        </div>
        <div className={styles.whole}>
          <TextField
            {...field('audience')}
            label="Audience"
            helper="Who listens to you, where, and roughly how many of them hire."
            multiline
            rows={4}
            required
          />
        </div>
        <div className={styles.whole}>
          <TextField
            {...field('motivation')}
            label="Motivation"
            helper="Why RiC, and how you would introduce it."
            multiline
            rows={4}
            required
          />
        </div>
        <div className={styles.terms}>
          <CheckboxField
            id={`${id}-terms`}
            name="terms"
            value="agreed"
            label={
              <>
                I have read and agree to the{' '}
                <a href={paths.affiliateTerms} target="_blank" rel="noopener">
                  affiliate terms
                </a>
              </>
            }
            defaultChecked={initial.terms}
            error={touched.has('terms') ? errors.terms : undefined}
            onChange={check}
            onBlur={() => touch('terms')}
            required
          />
        </div>
        <HoneypotField id={`${id}-trap`} />
      </fieldset>
      <div ref={outcomeBox} className={styles.outcome} tabIndex={-1}>
        {outcome ? (
          <Notice tone={outcome.tone} role={outcome.tone === 'error' ? 'alert' : 'status'}>
            <p>{outcome.text}</p>
          </Notice>
        ) : null}
      </div>
      <div className={styles.footer}>
        <Button
          type="submit"
          busy={busy}
          disabled={awake && Object.keys(errors).length > 0}
          aria-describedby={`${id}-hint`}
        >
          {busy ? APPLICATION_TEXTS.submitting : APPLICATION_TEXTS.submit}
        </Button>
        <p id={`${id}-hint`} className={styles.hint}>
          We need everything but company and website, and your tick under the terms.
        </p>
      </div>
    </form>
  );
}
