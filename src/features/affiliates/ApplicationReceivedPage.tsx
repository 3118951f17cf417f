import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { APPLICATION_TEXTS } from './affiliates.contract.ts';
import * as styles from './ApplicationReceivedPage.css.ts';

/** Where a plain form post ends when all went well; reloading it sends nothing again. */
export function ApplicationReceivedPage() {
  return (
    <Container width="narrow">
      <PageHeader eyebrow="Affiliate programme" title="Thank you. It is on our desk." />
      <div className={styles.body}>
        <Stack space="large">
          <Notice tone="success">
            <p>{APPLICATION_TEXTS.sent}</p>
          </Notice>
          <p>
            Something to add? Write to{' '}
            <a href={`mailto:${site.affiliatesEmail}`}>{site.affiliatesEmail}</a> and we will put it
            with your application.
          </p>
          <Inline>
            <Button href={paths.affiliates} variant="secondary">
              Back to the programme
            </Button>
            <Button href={paths.home} variant="quiet">
              Go to the home page
            </Button>
          </Inline>
        </Stack>
      </div>
    </Container>
  );
}
