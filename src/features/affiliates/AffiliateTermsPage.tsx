import { paths } from '../../shared/paths.ts';
import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { APPLICATION_ACTION, TERMS_FILE, TIERS } from './affiliates.contract.ts';
import * as styles from './AffiliateTermsPage.css.ts';

const [bronze, silver, gold] = TIERS;

const IN_SHORT = [
  {
    term: 'Commission',
    text: `${bronze.commission}, ${silver.commission} or ${gold.commission} of each sale by tier, up to ${claims.commission} per sale, recurring.`,
  },
  { term: 'Counted', text: 'Per calendar month, by the last referral link before the sale.' },
  { term: 'Paid', text: 'Once the employer can no longer cancel or be refunded.' },
  { term: 'Your part', text: 'Say that you earn a commission. No spam, no bids on our name.' },
  { term: 'Changes', text: '30 days’ notice of any change to your disadvantage.' },
  { term: 'Leaving', text: 'Either side may end it in writing. What you have earned is paid.' },
] as const;

/**
 * The affiliate terms (AFF-32 to AFF-35): the PDF itself where there is room for it, two buttons
 * where there is not, and what it says in six lines for everyone.
 */
export function AffiliateTermsPage() {
  return (
    <Container>
      <PageHeader
        eyebrow="Affiliate programme"
        title="Affiliate terms"
        intro="What you and we agree to when you join. Six lines to get your bearings; the document below is the agreement."
      />
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
        <Button href={TERMS_FILE} variant="secondary" download="RiC-affiliate-terms.pdf">
          Download
        </Button>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox, and the file is ours */}
      <iframe
        className={styles.wide}
        src={TERMS_FILE}
        title="Affiliate terms of service (PDF)"
        // Where the frame is not shown it is not loaded either.
        loading="lazy"
      />
      <div className={styles.ways}>
        <Button href={APPLICATION_ACTION} variant="secondary">
          Back to Affiliate Application
        </Button>
        <Button href={TERMS_FILE} variant="quiet" download="RiC-affiliate-terms.pdf">
          Download PDF
        </Button>
        <p className={styles.question}>
          A question about a clause? <a href={`mailto:${site.affiliatesEmail}`}>Write to us</a>, or{' '}
          <a href={paths.affiliates}>read about the programme</a>.
        </p>
      </div>
    </Container>
  );
}
