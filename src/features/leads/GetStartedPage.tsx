import type { ComponentProps } from 'react';

import { GetStarted } from './client/GetStarted.island.tsx';
import type { PageProps } from '../../http/page/define-pages.ts';
import { Island } from '../../http/page/island.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { OnTheLine } from '../../ui/OnTheLine/OnTheLine.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Received } from '../../ui/Received/Received.tsx';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { wayOf } from './lead-ways.contract.ts';
import { LEAD_TEXTS } from './leads.contract.ts';

/** The lead form on a page of its own, on a sheet right of the line: the dialog's address, and all there is without JavaScript. */
export function GetStartedPage(props: ComponentProps<typeof GetStarted>) {
  const { title, intro } = wayOf(props.source, props.signUpUrl);
  return (
    <Container>
      <PageHeader kind="tool" title={title} intro={<Unbroken>{intro}</Unbroken>} />
      <OnTheLine>
        <Island
          name="GetStarted"
          component={GetStarted}
          when="interaction"
          // Who is known goes on to the plans.
          {...(props.signUpUrl ? {} : { resume: 'leadData' })}
          props={props}
        />
      </OnTheLine>
    </Container>
  );
}

/** Where a lead ends that was posted without JavaScript, and a request for the plans. */
export const LeadReceivedPage = ({ config: { SIGN_UP_URL } }: PageProps) => (
  <Received
    title="Thank you."
    notice={
      SIGN_UP_URL ? `${LEAD_TEXTS.received} One step is left: your account.` : LEAD_TEXTS.received
    }
  >
    {SIGN_UP_URL ? (
      // Not the words of the button that led here.
      <Button href={paths.signUp}>Open the sign-up form</Button>
    ) : (
      <Button href={paths.pricing}>See plans</Button>
    )}
  </Received>
);

export const PlansRequestedPage = () => (
  <Received
    title="Thank you."
    notice={`${LEAD_TEXTS.plansRequested} Until we answer, see a job ranked in the demo.`}
  >
    <Button href={paths.demo}>Try the demo</Button>
  </Received>
);
