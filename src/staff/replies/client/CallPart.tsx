import { contactHref } from '../../../shared/text/mail-to.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from './ReplyPart.css.ts';

/** In place of a reply to a person without an address: a call, and what is noted of it. */
export const CallPart = ({ phone }: { phone: string }) => (
  <>
    <p className={styles.ways}>
      <Button href={contactHref(phone)} variant="secondary" size="small" data-call="">
        {`Call ${phone}`}
      </Button>
    </p>
    <p className={styles.quiet}>No email address yet. Note what was said on the phone below.</p>
  </>
);
