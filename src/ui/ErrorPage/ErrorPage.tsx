import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../Button/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { OnTheLine } from '../OnTheLine/OnTheLine.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import * as styles from './ErrorPage.css.ts';

interface ErrorPageProps {
  code: string;
  title: string;
  /** Shown for support requests. */
  requestId?: string;
}

/** What is not there is a sheet that lies left of the line. */
export function ErrorPage({ code, title, requestId }: ErrorPageProps) {
  const missing = code === '404';
  return (
    <Container>
      <PageHeader kind="statement" title={<span className={styles.title}>{title}</span>} />
      <OnTheLine side="left">
        <p className={styles.code}>{code}</p>
        <p className={styles.text}>
          {missing
            ? 'This one did not make the shortlist. It may have moved, or the address has a typo.'
            : 'The error is in our log. Reloading in a minute often helps.'}
        </p>
        <div className={styles.actions}>
          <Button href={paths.home}>Go to Homepage</Button>
          {missing ? (
            <Button href={paths.contact} variant="quiet">
              Contact us
            </Button>
          ) : (
            <Button href={`mailto:${site.email}`} variant="quiet">
              Write to us
            </Button>
          )}
        </div>
        {requestId ? <p className={styles.request}>Request {requestId}</p> : null}
      </OnTheLine>
    </Container>
  );
}
