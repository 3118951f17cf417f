import type { ComponentProps } from 'react';

import { GetStarted } from './client/GetStarted.island.tsx';
import { Island } from '../../http/page/island.tsx';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { SampleResume } from '../../ui/ProductWindow/SampleResume.tsx';
import { Received } from '../../ui/Received/Received.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { asksForPlans, LEAD_SOURCES, LEAD_TEXTS } from './leads.contract.ts';
import * as styles from './GetStartedPage.css.ts';

/** What the form leads to, by what led to it. */
function headOf(source: string) {
  if (source === LEAD_SOURCES.plansRequest)
    return {
      does: 'Ask for',
      what: 'the plans',
      intro:
        'Your name and work email, and we get your request for the plans. Nothing is charged here.',
    };
  if (asksForPlans(source))
    return {
      does: 'See',
      what: 'the plans',
      intro: 'Your name and work email open the plans. Nothing is charged here.',
    };
  return {
    does: 'Create your',
    what: 'account',
    intro: 'Your name and work email, then the sign-up form. Nothing is charged here.',
  };
}

/** The lead form on a page of its own: the dialog's address, and all there is without JavaScript. */
export function GetStartedPage(props: ComponentProps<typeof GetStarted>) {
  const { does, what, intro } = headOf(props.source);
  return (
    <Container>
      <div className={styles.columns}>
        <div className={styles.form}>
          <PageHeader
            eyebrow="Get started"
            title={
              <>
                {does} <Highlight>{what}</Highlight>
              </>
            }
            intro={intro}
          />
          <Island name="GetStarted" component={GetStarted} when="interaction" props={props} />
        </div>
        <div className={styles.picture}>
          <SampleResume rows={5} />
        </div>
      </div>
    </Container>
  );
}

const NEXT = [
  { title: 'Open your account', text: 'The sign-up form takes it from here.' },
  {
    title: 'Choose a plan',
    text: 'By the size of your company and what you need.',
  },
  {
    title: 'Bring a job description',
    text: (
      <>
        You have none at hand? <a href={paths.demo}>Try a sample role</a>.
      </>
    ),
  },
] as const;

/** Where a lead ends that was posted without JavaScript. */
export function LeadReceivedPage() {
  return (
    <Received
      eyebrow="Get started"
      title="Thank you. We have your details."
      notice={LEAD_TEXTS.received}
      steps={NEXT}
      picture={<SampleResume rows={4} />}
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
