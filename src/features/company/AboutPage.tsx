import { firm, firmStatistics } from '../../shared/content/claims.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { site } from '../../shared/content/site.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { OnTheLine } from '../../ui/OnTheLine/OnTheLine.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { PARAGRAPH } from './content/facts.ts';
import * as styles from './AboutPage.css.ts';

const REACHED_AT = [
  { who: 'Clients, press', address: site.email },
  { who: 'Jobs', address: site.careersEmail },
  { who: 'Affiliates', address: site.affiliatesEmail },
] as const;

/** The headline has them. */
const figures = firmStatistics.filter(({ figure }) => figure !== firm.years);

function Firm() {
  return (
    <section className={section.ground.paper} aria-labelledby="figures">
      <Container>
        <h2 id="figures">{`${site.firm.name} in figures`}</h2>
        <ul className={styles.figures}>
          {figures.map(({ figure, label }) => (
            <li key={label} className={styles.tile}>
              <strong className={styles.figure}>{figure}</strong>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Who takes the call, and where. */
function Reach() {
  return (
    <section className={section.ground.paper} aria-labelledby="talk">
      <Container>
        <h2 id="talk">Come and talk to us</h2>
        <p>
          <a className={styles.phone} href={`tel:${site.phone.dialled}`}>
            {site.phone.shown}
          </a>
        </p>
        <dl className={styles.addresses}>
          {REACHED_AT.map(({ who, address }) => (
            <div key={who}>
              <dt className={styles.who}>{who}</dt>
              <dd>
                <a className={styles.email} href={`mailto:${address}`}>
                  {address}
                </a>
              </dd>
            </div>
          ))}
          <div>
            <dt className={styles.who}>Office</dt>
            <dd>{site.address.join(', ')}</dd>
          </div>
        </dl>
      </Container>
    </section>
  );
}

/** What the press prints too, as a sheet. */
export function AboutPage() {
  return (
    <>
      <Container>
        <PageHeader kind="statement" title={`${firm.years} years of search. Now faster`} />
        <OnTheLine>
          <h2>{`${site.brand} in short`}</h2>
          <p className={styles.paragraph}>
            <Unbroken>{withConfirmed(PARAGRAPH, 'handover', 'firmOffices')}</Unbroken>
          </p>
        </OnTheLine>
      </Container>
      <Firm />
      <Reach />
    </>
  );
}
