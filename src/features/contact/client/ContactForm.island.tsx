import { useId, useState, type MouseEvent } from 'react';

import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import {
  CONTACT_TEXTS,
  contactApi,
  contactForm,
  DEMO_SUBJECT,
  type ContactValues,
} from '../contact.contract.ts';
import { CAPTCHA_TEXTS, type CaptchaSource } from '../../captcha/captcha.contract.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { HoneypotField } from '../../../ui/Honeypot/HoneypotField.tsx';
import type { ApiFailure } from '../../../../client/api/call.ts';
import { CaptchaError, mintToken } from '../../captcha/client/captcha-token.ts';
import { FormStatus } from '../../../../client/forms/FormStatus.tsx';
import { PrivacyNote } from '../../../../client/forms/PrivacyNote.tsx';
import { footer, pair } from '../../../../client/forms/form.css.ts';
import { assertAllPlaced } from '../../../ui/Field/form-fields.ts';
import type { Status } from '../../../../client/forms/form-state.ts';
import { useForm } from '../../../../client/forms/use-form.ts';
import * as styles from './ContactForm.css.ts';

/** Each fills in the subject. */
const TOPICS = [
  { name: 'Demo', subject: DEMO_SUBJECT },
  { name: 'Pricing', subject: 'Plans and prices' },
  { name: 'Press', subject: 'Press inquiry' },
] as const;

type ContactFormProps = {
  /** Both '' when the captcha is not set up: every send then fails. */
  captcha: CaptchaSource;
  filled: ContactValues;
  /** Where to write when the form fails. */
  email: string;
};

const focus = (element: HTMLElement | null) => element?.focus();

function failureOf({ status, error }: ApiFailure): Status {
  if (status === 422) return { kind: 'invalid', text: CONTACT_TEXTS.invalid };
  if (status === 429) return { kind: 'limited', text: error || CONTACT_TEXTS.tooMany(1) };
  if (status === 403 && error) return { kind: 'failed', text: error };
  return { kind: 'failed', text: CONTACT_TEXTS.failed };
}

/** The spec has the general text for a missing script, and the cause otherwise. */
function captchaFailure(thrown: unknown): Status {
  const text = thrown instanceof CaptchaError ? thrown.message : CAPTCHA_TEXTS.notLoaded;
  console.warn(text);
  return { kind: 'failed', text: text === CAPTCHA_TEXTS.notLoaded ? CONTACT_TEXTS.failed : text };
}

interface TopicsProps {
  /** The subject that the page came with. */
  initial: string;
  isBusy: boolean;
}

function Topics({ initial, isBusy }: TopicsProps) {
  const id = useId();
  const [topic, setTopic] = useState(initial);
  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: string) => {
    const input = event.currentTarget.closest('form')?.elements.namedItem('subject');
    if (!isPlainClick(event) || !(input instanceof HTMLInputElement) || isBusy) return;
    event.preventDefault();
    // Unlike a new `value`, React takes it for typed.
    input.setRangeText(chosen, 0, input.value.length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setTopic(chosen);
  };
  return (
    <nav className={styles.topics} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        What is it about?
      </p>
      {TOPICS.map(({ name: shown, subject: about }) => (
        <a
          key={about}
          className={styles.topic}
          href={paths.contactAbout(about)}
          aria-current={topic === about ? 'true' : undefined}
          onClick={(event) => choose(event, about)}
        >
          {shown}
        </a>
      ))}
    </nav>
  );
}

function Sent({ writeAnother }: { writeAnother: () => void }) {
  return (
    <div className={styles.part}>
      <p>Until then, see a job ranked in the demo.</p>
      <div className={footer}>
        <Button href={paths.demo}>Try the demo</Button>
        <Button type="button" variant="secondary" onClick={writeAnother}>
          Write another message
        </Button>
      </div>
    </div>
  );
}

function SendButton({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <div className={footer}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Sending your message' : 'Send message'}
        </Button>
        <p className={styles.small}>Protected by reCAPTCHA.</p>
      </div>
      <PrivacyNote text="We store your message to answer it. Google’s spam check, reCAPTCHA, loads with this page." />
    </>
  );
}

/**
 * Why is this an island? Its fields are checked while they are filled in, and a send needs the
 * captcha's token and keeps everything typed when it fails.
 */
export function ContactForm({ captcha, filled, email }: ContactFormProps) {
  /** Who has sent the message that the page thanks for. */
  const [sender, setSender] = useState('');
  const { fields, formProps, honeypotId, status, isBusy, reset } = useForm({
    form: contactForm,
    name: 'contact',
    initial: filled,
    afterwards: 'clear',
    submit: async ({ values }, send) => {
      let captcha_token: string;
      try {
        captcha_token = await mintToken(captcha);
      } catch (thrown) {
        return captchaFailure(thrown);
      }
      const sent = await send(contactApi.send, {
        ...values,
        captcha_token,
        timestamp: new Date().toISOString(),
        user_agent: navigator.userAgent.slice(0, 512),
      });
      if (!sent.ok) return failureOf(sent.error);
      setSender(values.name);
      return { kind: 'sent', text: CONTACT_TEXTS.sent };
    },
  });
  const { name, email: address, subject, message, ...rest } = fields;
  assertAllPlaced(rest);

  const isSent = status?.kind === 'sent';
  return (
    <form
      {...formProps}
      className={styles.form}
      action={paths.contact}
      aria-label="Contact"
      data-late-script={captcha.script || undefined}
    >
      <div className={styles.part} hidden={isSent}>
        <Topics initial={filled.subject} isBusy={isBusy} />
        <div className={pair}>
          <TextField {...name} />
          <TextField {...address} />
        </div>
        <TextField {...subject} />
        <TextField {...message} />
        <HoneypotField id={honeypotId} />
      </div>
      {isSent ? (
        // Instead of the page's own (ContactPage.css.ts).
        <h1 className={styles.thanks} tabIndex={-1} ref={focus}>{`Thank you, ${sender}.`}</h1>
      ) : null}
      {status?.kind === 'failed' ? (
        <p>Your message did not go out. All that you typed is still here.</p>
      ) : null}
      <FormStatus status={status} contact={{ before: 'Or write to us at', email, after: '.' }} />
      {isSent ? <Sent writeAnother={reset} /> : <SendButton isBusy={isBusy} />}
    </form>
  );
}
