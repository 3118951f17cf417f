import type { ComponentProps } from 'react';

import { GetStarted } from '../../../client/islands/GetStarted.island.tsx';
import { Island } from '../../http/page/island.tsx';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Received } from '../../ui/Received/Received.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { LEAD_TEXTS } from './leads.contract.ts';
import * as styles from './GetStartedPage.css.ts';

/** The lead form on a page of its own: the dialog's address, and all there is without JavaScript. */
export function GetStartedPage(props: ComponentProps<typeof GetStarted>) {
  return (
    <Container width="narrow">
      <PageHeader
        eyebrow="Get started"
        title={
          <>
            Two lines, then <Highlight>we begin</Highlight>
          </>
        }
        intro="Tell us who you are and we open your account. Nothing is charged here."
      />
      <div className={styles.body}>
        <Card padding="large">
          <Island name="GetStarted" component={GetStarted} when="interaction" props={props} />
        </Card>
      </div>
    </Container>
  );
}

/** Where a lead ends that was posted without JavaScript. */
export function LeadReceivedPage() {
  return (
    <Received
      eyebrow="Get started"
      title="Thank you. We have your name."
      notice={LEAD_TEXTS.received}
      ways={
        <>
          <Button href={paths.signUp}>Open my account</Button>
          <Button href={paths.pricing} variant="secondary">
            See the plans
          </Button>
        </>
      }
    >
      Something is urgent? Call {site.phone.shown}, or write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </Received>
  );
}
