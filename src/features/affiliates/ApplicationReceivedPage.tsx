import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Received } from '../../ui/Received/Received.tsx';
import { STEPS } from './AffiliatesPage.tsx';
import { APPLICATION_TEXTS } from './affiliates.contract.ts';

/** Where an application ends that was posted without JavaScript. */
export function ApplicationReceivedPage() {
  return (
    <Received
      title="Thank you."
      notice={APPLICATION_TEXTS.sent}
      steps={STEPS.slice(1)}
      ways={
        <>
          <Button href={paths.affiliates} variant="secondary">
            Back to the program
          </Button>
          <Button href={paths.home} variant="quiet">
            Go to the home page
          </Button>
        </>
      }
    >
      Something to add? Write to{' '}
      <a href={`mailto:${site.affiliatesEmail}`}>{site.affiliatesEmail}</a>.
    </Received>
  );
}
