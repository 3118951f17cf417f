import { useEffect, useId, useRef, useState, type FormEvent } from 'react';

import {
  CONTACT_FIELDS,
  CONTACT_TEXTS,
  checkContact,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from '../../src/features/contact/contact.contract.ts';
import { CAPTCHA_TEXTS } from '../../src/features/captcha/captcha.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { TextField } from '../../src/ui/Field/Field.tsx';
import { Notice } from '../../src/ui/Notice/Notice.tsx';
import { HoneypotField } from '../../src/ui/Honeypot/HoneypotField.tsx';
import { api, type ApiFailure } from '../api.ts';
import { fillingOf } from '../honeypot.ts';
import { CaptchaError, mintToken } from '../captcha/recaptcha.ts';
import * as styles from './ContactForm.css.ts';

type ContactFormProps = {
  /** '' where the captcha is not set up: sending then ends in the failure text. */
  siteKey: string;
  /** What is in the fields at first: what the link to the page filled in, or what was posted. */
  filled: ContactValues;
  /** Where to write when the form does not get through. */
  email: string;
};

/** What the form says of the last try: at most one thing at a time (CON-39). */
type Status =
  | { kind: 'none' }
  | { kind: 'invalid' | 'success' | 'rate_limited' | 'error'; text: string };

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, field: ContactField): Control | null {
  const control = form.elements.namedItem(field);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, controlOf(form, field)?.value ?? '']),
  ) as ContactValues;

/** What goes with a message beyond what was typed (CON-40). */
const circumstances = () => ({
  timestamp: new Date().toISOString(),
  user_agent: navigator.userAgent.slice(0, 512),
});

function statusOf({ status, error }: ApiFailure): Status {
  if (status === 422) return { kind: 'invalid', text: CONTACT_TEXTS.invalid };
  if (status === 429) return { kind: 'rate_limited', text: error || CONTACT_TEXTS.tooMany(1) };
  if (status === 403 && error) return { kind: 'error', text: error };
  return { kind: 'error', text: CONTACT_TEXTS.failed };
}

/** The spec shows the general failure where the script is missing, and the cause otherwise. */
function captchaStatus(thrown: unknown): Status {
  const text = thrown instanceof CaptchaError ? thrown.message : CAPTCHA_TEXTS.notLoaded;
  console.warn(text);
  return { kind: 'error', text: text === CAPTCHA_TEXTS.notLoaded ? CONTACT_TEXTS.failed : text };
}

/**
 * The contact form. Why is this an island? Its fields are checked while they are filled in, and a
 * send needs the captcha's token and keeps everything typed when it fails. The fields are
 * uncontrolled: what was typed before this code arrived is theirs.
 */
export function ContactForm({ siteKey, filled, email }: ContactFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [status, setStatus] = useState<Status>({ kind: 'none' });
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  // A disabled button loses the focus; who pressed it by keyboard gets it back.
  useEffect(() => {
    if (busy || !sending.current) return;
    sending.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [busy]);

  const showErrors = (found: ContactErrors) => {
    setErrors(found);
    const first = CONTACT_FIELDS.find((field) => found[field]);
    if (first && form.current) controlOf(form.current, first)?.focus();
  };

  const send = async (sent: HTMLFormElement, values: ContactValues): Promise<Status> => {
    const filling = await fillingOf(sent);
    let captcha_token: string;
    try {
      captcha_token = await mintToken(siteKey);
    } catch (thrown) {
      return captchaStatus(thrown);
    }
    const answer = await api.sendMessage(values, { captcha_token, ...circumstances() }, filling);
    if (!answer.ok) {
      if (answer.error.status === 422) showErrors(answer.error.fields);
      return statusOf(answer.error);
    }
    for (const field of CONTACT_FIELDS) {
      const control = form.current && controlOf(form.current, field);
      if (control) control.value = '';
    }
    return { kind: 'success', text: CONTACT_TEXTS.sent };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    pressing.current = false;
    if (sending.current) return;
    const sent = event.currentTarget;
    const values = valuesOf(sent);
    const found = checkContact(values);
    showErrors(found);
    if (Object.keys(found).length > 0) {
      setStatus({ kind: 'invalid', text: CONTACT_TEXTS.invalid });
      return;
    }
    sending.current = true;
    setBusy(true);
    setStatus({ kind: 'none' });
    setStatus(await send(sent, values));
    setBusy(false);
  };

  // An error that appears under a field moves the button away from under the pointer that presses it,
  // and the press is lost; what is pressed checks every field anyhow.
  const pressing = useRef(false);

  const check = (field: ContactField) => {
    if (!form.current || sending.current || pressing.current) return;
    const error = checkContact(valuesOf(form.current))[field];
    setErrors(({ [field]: _old, ...others }) => (error ? { ...others, [field]: error } : others));
  };

  const clear = (field: ContactField) => {
    const { [field]: _cleared, ...others } = errors;
    setErrors(others);
    const settled = status.kind === 'success' || status.kind === 'invalid';
    if (settled && Object.keys(others).length === 0) setStatus({ kind: 'none' });
  };

  // What was filled in and left before this code could hear it is checked now.
  useEffect(() => {
    const filled = CONTACT_FIELDS.filter((name) => {
      const control = form.current && controlOf(form.current, name);
      const changed = control && control.value !== control.defaultValue;
      return changed && control !== document.activeElement;
    });
    if (filled.length === 0 || !form.current) return;
    const found = checkContact(valuesOf(form.current));
    setErrors(Object.fromEntries(filled.map((name) => [name, found[name]])));
  }, [form]);

  const field = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    helper: CONTACT_TEXTS.helpers[name],
    error: errors[name],
    required: true,
    defaultValue: filled[name],
    disabled: busy,
    onBlur: () => check(name),
    onChange: () => clear(name),
  });

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={paths.contact}
      noValidate
      aria-label="Contact"
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.pair}>
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField {...field('subject')} label="Subject" />
      <TextField {...field('message')} label="Message" multiline rows={7} />
      <HoneypotField id={`${id}-trap`} />
      <div className={styles.status} aria-live="polite">
        {status.kind === 'none' ? null : (
          <Notice tone={status.kind === 'success' ? 'success' : 'error'}>
            <p>{status.text}</p>
            {status.kind === 'error' ? (
              <p className={styles.otherWay}>
                Or write to us at <a href={`mailto:${email}`}>{email}</a>. We read every message.
              </p>
            ) : null}
          </Notice>
        )}
      </div>
      <div
        className={styles.footer}
        onPointerDown={() => {
          pressing.current = true;
          addEventListener('pointerup', () => setTimeout(() => (pressing.current = false)), {
            once: true,
          });
        }}
      >
        <Button type="submit" busy={busy} buttonRef={button}>
          {busy ? 'Sending your message' : 'Send message'}
        </Button>
        <p className={styles.small}>Protected by reCAPTCHA.</p>
      </div>
    </form>
  );
}
