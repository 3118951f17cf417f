import { backing, firm, firmStatistics } from '../../shared/content/claims.ts';
import { confirmed, withConfirmed } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import * as styles from './AboutPage.css.ts';

const reasons = confirmed('reasons');

const RULES = [
  {
    title: 'People decide',
    text: withConfirmed('You review the top candidates, and you say who is hired.', 'overruling'),
  },
  {
    title: 'One scale for everyone',
    text: withConfirmed('Every resume is scored against the same job.', 'ignored'),
  },
  reasons
    ? { title: 'No score without a reason', text: reasons }
    : {
        title: 'Public sources',
        text: 'Candidate data comes from publicly available professional and career sources.',
      },
  {
    title: 'We stand behind it',
    text: 'If you make no hire, you get a credit toward a fully managed executive search.',
  },
];

const REACHED_AT = [
  { who: 'Clients, press', address: site.email },
  { who: 'Jobs', address: site.careersEmail },
  { who: 'Affiliates', address: site.affiliatesEmail },
] as const;

const YEARS = Number.parseInt(firm.years, 10);
/** Whole pixels in the widest page of a desktop: its ticks stay sharp. */
const TICK = 32;

/** The firm's years as one ruler, a tick for each, and on it what is known of them. */
function Firm() {
  const width = YEARS * TICK;
  return (
    <section className={styles.firm} aria-labelledby="figures">
      <Container>
        <h2 id="figures" className={styles.figuresTitle}>
          {`${site.firm.name} in figures`}
        </h2>
        <ul className={styles.figures}>
          {firmStatistics.map(({ figure, label }) => (
            <li key={label} className={styles.tile}>
              <strong className={styles.figure}>{figure}</strong>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
        <svg
          className={styles.ruler}
          viewBox={`0 0 ${width} 64`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.today} x={width - TICK} width={TICK} height="64" />
          {Array.from({ length: YEARS + 1 }, (_, year) => (
            <path
              key={year}
              className={styles.tick}
              d={`M${Math.min(Math.max(year * TICK, 1), width - 1)} 64V${year % 10 === 0 ? 8 : 40}`}
            />
          ))}
        </svg>
        <p className={styles.now}>{`Today: ${site.brand}`}</p>
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
        <PageHeader
          kind="statement"
          title={`${firm.years} years of search. Now faster`}
          intro={withConfirmed(
            `${site.brand} is an AI recruiting assistant backed by ${site.firm.name}, ${backing}.`,
            'handover',
            'firmOffices',
          )}
        />
      </Container>
      <Firm />
      <section className={section.ground.folder} aria-labelledby="rules">
        <Container>
          <div className={styles.rulesGrid}>
            <h2 id="rules">How we work</h2>
            <ol className={styles.rules}>
              {RULES.map(({ title, text }) => (
                <li key={title} className={styles.rule}>
                  <h3>{title}</h3>
                  <p className={styles.ruleText}>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </Container>
      </section>
      <Reach />
    </>
  );
}
