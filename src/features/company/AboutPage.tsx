import { firm, firmStatistics } from '../../shared/content/claims.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { PARAGRAPH } from './content/facts.ts';
import * as styles from './AboutPage.css.ts';

const REACHED_AT = [
  { who: 'Clients, press', address: site.email },
  { who: 'Jobs', address: site.careersEmail },
  { who: 'Affiliates', address: site.affiliatesEmail },
] as const;

/** What the press prints too. */
const Facts = () => (
  <section className={section.ground.paper} aria-labelledby="facts">
    <Container>
      <div className={styles.facts}>
        <h2 id="facts">{`${site.brand} in short`}</h2>
        <div className={styles.inShort}>
          <p className={styles.paragraph}>
            <Unbroken>{withConfirmed(PARAGRAPH, 'handover', 'firmOffices')}</Unbroken>
          </p>
          <CompanyFacts />
        </div>
      </div>
    </Container>
  </section>
);

function Firm() {
  return (
    <section className={section.ground.paper} aria-labelledby="figures">
      <Container>
        <h2 id="figures">{`${site.firm.name} in figures`}</h2>
        <ul className={styles.figures}>
          {firmStatistics.map(({ figure, label }) => (
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
        <div className={styles.reach}>
          <div className={styles.call}>
            <h2 id="talk">Come and talk to us</h2>
            <p>
              <a className={styles.phone} href={`tel:${site.phone.dialled}`}>
                {site.phone.shown}
              </a>
            </p>
            <div className={styles.actions}>
              <Button href={paths.contact}>Contact us</Button>
              <Button href={paths.careers} variant="secondary">
                See open roles
              </Button>
            </div>
          </div>
          <dl className={styles.addresses}>
            {REACHED_AT.map(({ who, address }) => (
              <div key={who} className={styles.address}>
                <dt className={styles.who}>{who}</dt>
                <dd>
                  <a className={styles.email} href={`mailto:${address}`}>
                    {address}
                  </a>
                </dd>
              </div>
            ))}
            <div className={styles.address}>
              <dt className={styles.who}>Office</dt>
              <dd>{site.address.join(', ')}</dd>
            </div>
          </dl>
        </div>
      </Container>
    </section>
  );
}

export function AboutPage() {
  return (
    <>
      <Container>
        <PageHeader kind="statement" title={`${firm.years} years of search. Now faster`} />
      </Container>
      <Firm />
      <Facts />
      <Reach />
    </>
  );
}
