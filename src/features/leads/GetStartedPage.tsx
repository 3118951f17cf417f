import type { ComponentProps } from 'react';

import { GetStarted } from './client/GetStarted.island.tsx';
import type { PageProps } from '../../http/page/define-pages.ts';
import { Island } from '../../http/page/island.tsx';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Received } from '../../ui/Received/Received.tsx';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { wayOf } from './lead-ways.contract.ts';
import { LEAD_TEXTS } from './leads.contract.ts';
import * as styles from './GetStartedPage.css.ts';

/** The lead form on a page of its own: the dialog's address, and all there is without JavaScript. */
export function GetStartedPage(props: ComponentProps<typeof GetStarted>) {
  const { title, intro } = wayOf(props.source, props.signUpUrl);
  return (
    <Container>
      <div className={styles.form}>
        <PageHeader kind="document" title={title} intro={<Unbroken>{intro}</Unbroken>} />
        <Island
          name="GetStarted"
          component={GetStarted}
          when="interaction"
          // Who is known goes on to the plans.
          {...(props.signUpUrl ? {} : { resume: 'leadData' })}
          props={props}
        />
      </div>
    </Container>
  );
}

const CREATE = { title: 'Create your account', text: 'The sign-up form takes it from here.' };
const NEXT = [
  { title: 'Choose a plan', text: 'By the size of your company and what you need.' },
  {
    title: 'Bring a job description',
    text: (
      <>
        You have none at hand? <a href={paths.demo}>Try a sample role</a>.
      </>
    ),
  },
] as const;

function Thanks({ notice, canSignUp }: { notice: string; canSignUp: boolean }) {
  return (
    <Received
      title="Thank you."
      notice={notice}
      steps={canSignUp ? [CREATE, ...NEXT] : NEXT}
      ways={
        <>
          {canSignUp ? <Button href={paths.signUp}>Create account</Button> : null}
          <Button href={paths.pricing} variant="secondary">
            See plans
          </Button>
        </>
      }
    >
      Something is urgent? Call {site.phone.shown}, or write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </Received>
  );
}

/** Where a lead ends that was posted without JavaScript, and a request for the plans. */
export const LeadReceivedPage = ({ config: { SIGN_UP_URL } }: PageProps) => (
  <Thanks notice={LEAD_TEXTS.received} canSignUp={Boolean(SIGN_UP_URL)} />
);
export const PlansRequestedPage = () => (
  <Thanks notice={LEAD_TEXTS.plansRequested} canSignUp={false} />
);
