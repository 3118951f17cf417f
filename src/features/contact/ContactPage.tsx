import type { ReactNode } from 'react';

import { ContactForm } from './client/ContactForm.island.tsx';
import { Island } from '../../http/page/island.tsx';
import type { CaptchaSource } from '../captcha/captcha.contract.ts';
import { site } from '../../shared/content/site.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CONTACT_TEXTS, type ContactValues } from './contact.contract.ts';
import * as styles from './ContactPage.css.ts';

interface ContactPageProps {
  filled: ContactValues;
  /** Whether this is what a visitor posted without JavaScript. */
  unsent?: boolean;
  captcha: CaptchaSource;
}

function Detail({ term, children, strong }: { term: string; children: ReactNode; strong?: true }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.term}>{term}</dt>
      <dd className={strong ? `${styles.value} ${styles.strong}` : styles.value}>{children}</dd>
    </div>
  );
}

/** Without JavaScript the message can go out as the visitor's own e-mail. */
function Unsent({ subject, message }: ContactValues) {
  const filledIn = new URLSearchParams({ subject, body: message })
    .toString()
    .replaceAll('+', '%20');
  return (
    <Notice tone="error" role="alert">
      <p>{CONTACT_TEXTS.withoutScript}</p>
      <p>
        <a href={`mailto:${site.email}?${filledIn}`}>Send it by email to {site.email}</a>, as you
        wrote it.
      </p>
    </Notice>
  );
}

export function ContactPage({ filled, unsent = false, captcha }: ContactPageProps) {
  const mailto = <a href={`mailto:${site.email}`}>{site.email}</a>;
  return (
    <Container>
      <PageHeader
        kind="tool"
        title="Tell us who you need"
        intro={withConfirmed(
          'A role, a question, a deadline: write to us, or call.',
          'everyMessage',
        )}
      />
      <div className={styles.columns}>
        <Card padding="large">
          <Stack space="large">
            {unsent ? <Unsent {...filled} /> : null}
            <Island
              name="ContactForm"
              component={ContactForm}
              when="interaction"
              props={{ captcha: { ...captcha }, filled, email: site.email }}
            />
          </Stack>
          <noscript>
            <div className={styles.withoutScript}>
              <p>This form checks that you are human, and needs JavaScript to do so.</p>
              <p>Write to {mailto} instead. It reaches the same people.</p>
            </div>
          </noscript>
        </Card>
        <dl className={styles.details}>
          <Detail term="Email" strong>
            {mailto}
          </Detail>
          <Detail term="Phone" strong>
            <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
          </Detail>
          <Detail term="Address">
            <address>
              {site.address.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </address>
          </Detail>
          <Detail term={site.hours.business.label}>{site.hours.business.shown}</Detail>
        </dl>
      </div>
    </Container>
  );
}
