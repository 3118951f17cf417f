import { Notice } from '../../src/ui/Notice/Notice.tsx';
import type { Status } from './form-state.ts';
import * as styles from './form.css.ts';

interface FormStatusProps {
  status: Status | null;
  /** Another way to reach us, for when the form fails: the words around an e-mail address. */
  contact?: { before: string; email: string; after?: string };
}

/** Takes the focus when the button that had it is disabled. */
export function FormStatus({ status, contact }: FormStatusProps) {
  return (
    <div className={styles.status} aria-live="polite" tabIndex={-1} data-form-status="">
      {status ? (
        <Notice tone={status.kind === 'sent' ? 'success' : 'error'}>
          <p>{status.text}</p>
          {contact && status.kind === 'failed' ? (
            <p className={styles.contact}>
              {contact.before} <a href={`mailto:${contact.email}`}>{contact.email}</a>
              {contact.after}
            </p>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}
