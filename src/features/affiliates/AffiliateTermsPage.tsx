import { paths } from '../../shared/paths.ts';
import { affiliateProgram } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { APPLICATION_ACTION, REVIEW_TIME, TERMS_FILE, TIERS } from './affiliates.contract.ts';
import * as styles from './AffiliateTermsPage.css.ts';

const [bronze, silver, gold] = TIERS;

const IN_SHORT = [
  {
    term: 'Commission',
    text: `${bronze.commission}, ${silver.commission} or ${gold.commission} of each sale by tier, up to ${affiliateProgram.commission} per sale.`,
  },
  {
    term: 'Tiers',
    text: `${bronze.referrals}, ${silver.referrals} or ${gold.referrals} referrals per month: ${bronze.name}, ${silver.name} or ${gold.name}.`,
  },
  { term: 'Renewals', text: 'Commissions recur.' },
  { term: 'Limit', text: 'There is no earning cap.' },
  { term: 'Review', text: `We review applications within ${REVIEW_TIME}.` },
  { term: 'Questions', text: `Write to ${site.affiliatesEmail}.` },
] as const;

/**
 * The affiliate terms (AFF-32 to AFF-35): the PDF itself where there is room for it, two buttons
 * where there is not, and its main points for everyone.
 */
export function AffiliateTermsPage() {
  return (
    <Container>
      <PageHeader
        eyebrow="Affiliate program"
        title="Affiliate terms"
        intro="What you and we agree to when you join. The main points, and the document with the terms."
      />
      <div className={styles.columns}>
        <dl className={styles.short}>
          {IN_SHORT.map(({ term, text }) => (
            <div key={term} className={styles.entry}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.narrow}>
          <Button href={TERMS_FILE} target="_blank">
            View Terms
          </Button>
          <Button
            href={TERMS_FILE}
            variant="secondary"
            download={`${site.brand}-affiliate-terms.pdf`}
          >
            Download
          </Button>
        </div>
        <figure className={styles.wide}>
          <figcaption className={styles.caption}>
            <span className={styles.term}>The document</span>
            <a className={styles.open} href={TERMS_FILE} target="_blank">
              Open it in a tab of its own
            </a>
          </figcaption>
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
      <div className={styles.ways}>
        <Button href={APPLICATION_ACTION} variant="secondary">
          Back to Affiliate Application
        </Button>
        <Button href={TERMS_FILE} variant="quiet" download={`${site.brand}-affiliate-terms.pdf`}>
          Download PDF
        </Button>
        <p className={styles.question}>
          A question about a clause? <a href={`mailto:${site.affiliatesEmail}`}>Write to us</a>, or{' '}
          <a href={paths.affiliates}>read about the program</a>.
        </p>
      </div>
    </Container>
  );
}
