import { site } from '../../shared/content/site.ts';
import * as styles from './CompanyFacts.css.ts';

const FACTS = [
  { name: 'What it is', value: 'An AI recruiting assistant for employers and HR teams' },
  { name: 'What it does', value: 'Finds, scores and ranks candidates, and posts openings' },
  { name: 'Who decides', value: 'People. They review the top candidates' },
  { name: 'Data', value: 'Publicly available professional and career sources' },
  { name: 'Firm', value: `${site.firm.name}, an executive-search firm` },
] as const;

/** What there is to know of the product, for visitors and the press. */
export const CompanyFacts = () => (
  <dl className={styles.facts}>
    {FACTS.map(({ name, value }) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
