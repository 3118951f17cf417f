import { backing, firm, firmStatistics } from '../../shared/content/claims.ts';
import { confirmed, withConfirmed } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
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
const TICK = 30;

/** A tick for each year of the firm, a long one for each tenth. */
function YearsRuler() {
  const width = YEARS * TICK;
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${width} 48`} aria-hidden="true">
      {Array.from({ length: YEARS + 1 }, (_, year) => (
        <path
          key={year}
          className={styles.tick}
          d={`M${Math.min(Math.max(year * TICK, 1), width - 1)} 48V${year % 10 === 0 ? 0 : 28}`}
        />
      ))}
      <path className={styles.tick} d={`M0 47H${width}`} />
    </svg>
  );
}

/** The firm in figures, on its ruler. */
function Firm() {
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures" className={styles.figuresTitle}>
        {`${site.firm.name} in figures`}
      </h2>
      <ul className={styles.tiles}>
        {firmStatistics.map(({ figure, label }) => (
          <li key={label} className={styles.tile}>
            <strong className={styles.figure}>{figure}</strong>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <YearsRuler />
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
            <p className={styles.ruleText}>
              {`${site.hours.human.label}: ${site.hours.human.shown}`}
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
            <div className={styles.address}>
              <dt className={styles.who}>{site.hours.business.label}</dt>
              <dd>{site.hours.business.shown}</dd>
            </div>
          </dl>
        </div>
      </Container>
    </section>
  );
}

/** /aboutus (SHELL-13). */
export function AboutPage() {
  return (
    <>
      <Container>
        <div className={styles.top}>
          <div>
            <PageHeader
              eyebrow="About us"
              title={
                <>
                  {`${firm.years} years of search. Now `}
                  <Highlight>faster</Highlight>
                </>
              }
              intro={`${site.brand} is an AI recruiting assistant backed by ${site.firm.name}, ${backing}.`}
            />
            <p className={styles.text}>
              {withConfirmed(
                `${site.brand} reads the resumes, gives each candidate a talent match rating and hands over a shortlist.`,
                'handover',
                'firmOffices',
              )}
            </p>
          </div>
          <Firm />
        </div>
      </Container>
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
