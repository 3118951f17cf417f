import { backing, claims, firm } from '../../shared/content/claims.ts';
import { guaranteeText } from '../../shared/content/guarantee.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import * as styles from './PressPage.css.ts';

const FACTS = [
  { name: 'What it is', value: 'An AI recruiting assistant for employers and HR teams' },
  { name: 'Speed', value: `Companies hire ${claims.faster} faster` },
  { name: 'Reach', value: `${claims.reach} of active and passive candidates` },
  { name: 'Data', value: `Analysis of over ${claims.profiles} profiles and resumes` },
  {
    name: 'Rating',
    value: `Talent match rating from ${claims.rating}; bias-free shortlists and resume scoring`,
  },
  {
    name: 'Posting',
    value: `Up to ${claims.jobBoards} job boards, valued at ${claims.postingValue} per posting`,
  },
  {
    name: 'Guarantee',
    value: guaranteeText,
  },
  {
    name: 'Record',
    value: `${claims.hireRate} hire rate, ${claims.yearsOfSuccess} years of success`,
  },
  {
    name: 'Firm',
    value: `${site.firm.name}: ${firm.years} years, ${firm.cities} cities, ${firm.placements} candidates placed, ${firm.clients} clients`,
  },
] as const;

const FILES = [
  { name: 'Logo', kind: 'SVG', href: '/media/logo.svg', ground: 'paper' },
  { name: 'Logo on dark', kind: 'SVG', href: '/media/logo-on-dark.svg', ground: 'green' },
  { name: 'Icon', kind: 'PNG, 512 px', href: '/icon-512.png', ground: 'paper' },
  {
    name: 'The product',
    kind: 'PNG, 1200 × 630',
    href: '/media/share/default.png',
    ground: 'paper',
  },
] as const;

/** /press (SHELL-14). */
export function PressPage() {
  return (
    <>
      <Container>
        <PageHeader
          eyebrow="Press"
          title={
            <>
              Facts you can <Highlight>print</Highlight>
            </>
          }
          intro="Figures, files and two lengths of description."
        />
        <div className={styles.top}>
          <dl className={styles.facts}>
            {FACTS.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.factName}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <aside className={styles.contact} aria-labelledby="desk">
            <h2 id="desk" className={styles.contactTitle}>
              Press desk
            </h2>
            <p>Write or call with questions from the press.</p>
            <p>
              <a href={`mailto:${site.email}?subject=Press`}>{site.email}</a>
              <br />
              <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
              <br />
              {`${site.hours.human.label}: ${site.hours.human.shown}`}
            </p>
            <Button href={paths.contactAbout('Press inquiry')}>Write to the desk</Button>
          </aside>
        </div>
      </Container>
      <Section id="boilerplate" ground="folder" heading={`About ${site.brand}, in two lengths`}>
        <div className={styles.texts}>
          <div className={styles.copy}>
            <h3 className={styles.length}>One sentence</h3>
            <p>
              {`${site.brand} is an AI recruiting assistant that rates every candidate from ${claims.rating} and helps companies hire ${claims.faster} faster, backed by ${site.firm.name}, ${backing}.`}
            </p>
          </div>
          <div className={styles.copy}>
            <h3 className={styles.length}>One paragraph</h3>
            <p>
              {`${site.brand} is an AI recruiting assistant for employers and HR teams. It searches an analysis of over ${claims.profiles} profiles and resumes, reaches ${claims.reach} of active and passive candidates, posts openings to up to ${claims.jobBoards} job boards and gives each candidate a talent match rating from ${claims.rating}. People decide who is hired. ${guaranteeText} ${site.brand} is backed by ${site.firm.name}, ${backing}: ${firm.years} years, ${firm.cities} cities, ${firm.clients} clients and ${firm.placements} candidates placed.`}
            </p>
          </div>
        </div>
      </Section>
      <Section id="files" heading="Files" intro={`The name is written ${site.brand}.`}>
        <ul className={styles.files}>
          {FILES.map(({ name, kind, href, ground }) => (
            <li key={href}>
              <a className={styles.file} href={href} download="">
                <span className={styles.preview[ground]}>
                  <img
                    className={styles.previewImage}
                    src={href}
                    alt=""
                    height={120}
                    loading="lazy"
                  />
                </span>
                <span className={styles.fileName}>{name}</span>
                <span className={styles.fileKind}>{`Download, ${kind}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
