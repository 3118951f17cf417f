import { affiliateProgram } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { confirmed } from '../../shared/content/unconfirmed.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { APPLICATION_ACTION, REVIEW_TIME, TERMS_FILE } from './affiliates.contract.ts';
import { TierTable } from './TierTable.tsx';
import * as styles from './AffiliateTermsPage.css.ts';

const TEXT = 'text';

/** The text of the document, as tools/artwork/legal/affiliate-terms.html has it. */
function Terms() {
  return (
    <div id={TEXT} className={styles.text}>
      <h2 className={styles.heading}>Joining</h2>
      <p>
        {`You apply with the form on our affiliate page. We review applications within ${REVIEW_TIME}. Once an application is approved and sent, you are registered with the platform that manages the program.`}
      </p>
      <h2 className={styles.heading}>Commission</h2>
      <p>
        {`You earn a share of each sale from your referrals, up to ${affiliateProgram.commission} per sale. The share depends on the number of referrals per month:`}
      </p>
      <TierTable className={styles.table} />
      <p>Commissions recur. There is no earning cap.</p>
      <h2 className={styles.heading}>Personal data</h2>
      <p>
        We store what your application says, to review it and to run the program. Our{' '}
        <a href={site.legal.privacy}>privacy policy</a> says more.
      </p>
      <h2 className={styles.heading}>Contact</h2>
      <p>
        Write to <a href={`mailto:${site.affiliatesEmail}`}>{site.affiliatesEmail}</a> with any
        question about these terms.
      </p>
      {confirmed('affiliateClauses') ? <p>Further clauses are in the document.</p> : null}
    </div>
  );
}

const DOWNLOADED = `${site.brand}-affiliate-terms.pdf`;

/** The document on wide screens, which its text is a link away from; on narrow ones two buttons and the text. */
export function AffiliateTermsPage() {
  return (
    <Container>
      <div className={styles.columns}>
        <div className={styles.head}>
          <PageHeader
            kind="paper"
            title="Affiliate terms"
            intro="These terms are for affiliates. You accept them when you tick the box on the application form."
          />
          <div className={styles.narrow}>
            <Button href={TERMS_FILE} target="_blank">
              View Terms
            </Button>
            <Button href={TERMS_FILE} variant="secondary" download={DOWNLOADED}>
              Download
            </Button>
          </div>
          <Terms />
          <div className={styles.ways}>
            <Button href={APPLICATION_ACTION} variant="secondary">
              Back to Affiliate Application
            </Button>
            <span className={styles.links}>
              <Button href={TERMS_FILE} variant="quiet" download={DOWNLOADED}>
                Download PDF
              </Button>
              <span className={styles.wide}>
                <Button href={`#${TEXT}`} variant="quiet">
                  Read as text
                </Button>
              </span>
            </span>
          </div>
        </div>
        <figure className={styles.document}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and the file is ours */}
          <iframe
            className={styles.frame}
            // Without the browser's own toolbar and page list.
            src={`${TERMS_FILE}#toolbar=0&navpanes=0&view=FitH`}
            title="Affiliate terms of service (PDF)"
            // Where the frame is not shown it is not loaded either.
            loading="lazy"
          />
        </figure>
      </div>
    </Container>
  );
}
