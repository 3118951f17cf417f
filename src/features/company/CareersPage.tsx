import type { PageProps } from '../../http/page/define-pages.ts';
import { site } from '../../shared/content/site.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Frame } from '../../ui/Frame/Frame.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as styles from './CareersPage.css.ts';

const PORTAL_HEIGHT = 800;

export function CareersPage({ config: { JOB_PORTAL_URL: portalUrl } }: PageProps) {
  return (
    <Container width="narrow">
      <PageHeader
        kind="paper"
        title="Come and work with us"
        intro={withConfirmed('Open roles are on our job board.', 'everyCandidate')}
      />
      <section className={styles.portal} aria-labelledby="roles">
        <div className={styles.portalHead}>
          <h2 id="roles" className={styles.portalTitle}>
            Open roles
          </h2>
          {portalUrl ? (
            <Button href={portalUrl} target="_blank" variant="quiet" size="small">
              Open the job board in a new tab
            </Button>
          ) : null}
        </div>
        {portalUrl ? (
          <Frame
            src={portalUrl}
            title="Open roles, on our job board"
            height={PORTAL_HEIGHT}
            loading="The job board is loading."
            drawing="list"
            plain
          />
        ) : (
          <Notice tone="info">
            <p>
              Our job board is not online right now. Write to{' '}
              <a href={`mailto:${site.careersEmail}`}>{site.careersEmail}</a>.
            </p>
          </Notice>
        )}
      </section>
      <aside className={styles.note} aria-labelledby="inquiries">
        <h2 id="inquiries" className={styles.noteTitle}>
          Nothing that fits?
        </h2>
        <p>
          Other inquiries about working here go to{' '}
          <a href={`mailto:${site.careersEmail}`}>{site.careersEmail}</a>.
        </p>
      </aside>
    </Container>
  );
}
