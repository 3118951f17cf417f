import { backing, claims, firm, firmStatistics } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { figure as figureType } from '../../ui/Figures/Figures.css.ts';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import * as styles from './AboutPage.css.ts';

const RULES = [
  {
    title: 'People decide',
    text: 'RiC finds, reads and ranks. Who gets the call and who gets the job is said by someone with a name and a phone number.',
  },
  {
    title: 'One ruler for everyone',
    text: 'The rating goes from 1 to 10 and rests on the job’s own requirements. Names, ages and photographs are not among them.',
  },
  {
    title: 'Reasons or it does not count',
    text: 'A score without its reasons is an opinion. Each point names the line of the resume that earned it.',
  },
  {
    title: 'We stand behind it',
    text: `No hire with the tool, and you get a ${claims.credit} credit toward a fully managed executive search. That keeps us honest.`,
  },
] as const;

/** /aboutus (SHELL-13). */
export function AboutPage() {
  return (
    <>
      <Container>
        <PageHeader
          eyebrow="About us"
          title={
            <>
              Forty years of reading resumes. Now <Highlight>faster</Highlight>
            </>
          }
          intro={`${site.brand} is the AI recruiting assistant of ${site.firm.name}, ${backing}.`}
        />
        <div className={styles.story}>
          <p className={styles.pull}>
            The best person for the job was always in the stack. The stack was the problem.
          </p>
          <div className={styles.text}>
            <p>
              {`${site.firm.name} has been finding people for companies for ${firm.years} years, from offices in ${firm.cities} cities. In that time we have placed ${firm.placements} candidates for ${firm.clients} clients, and read every resume by hand, with a marker.`}
            </p>
            <p>
              The marker is still the right tool. What changed is the stack: four hundred resumes
              for one opening, and the good ones filed under the ordinary ones. So we taught an
              assistant to read the way our recruiters read, to write down why, and to do it before
              lunch.
            </p>
            <p>
              {`Today RiC works with an analysis of over ${claims.profiles} profiles and resumes, rates each candidate from 1 to 10, and helps teams hire ${claims.faster} faster. Behind it sit the recruiters who taught it, with a ${claims.hireRate} hire rate and ${claims.yearsOfSuccess} years of success with the method. When a search needs a person, they take over.`}
            </p>
          </div>
        </div>
      </Container>
      <section className={styles.figures} aria-labelledby="figures">
        <Container>
          <h2 id="figures">
            <VisuallyHidden>The firm in figures</VisuallyHidden>
          </h2>
          <ul className={styles.tiles}>
            {firmStatistics.map(({ figure, label }) => (
              <li key={label} className={styles.tile}>
                <strong className={figureType}>{figure}</strong>
                <span className={styles.label}>{label}</span>
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <Section id="rules" heading="Four rules we do not bend">
        <ol className={styles.rules}>
          {RULES.map(({ title, text }) => (
            <li key={title} className={styles.rule}>
              <h3>{title}</h3>
              <p className={styles.ruleText}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Banner
        id="closing"
        title="Come and talk to us"
        text={`${site.address.join(', ')}. ${site.businessHours}, and a person picks up.`}
      >
        <Button href={paths.contact}>Contact us</Button>
        <Button href={paths.careers} variant="secondary">
          See open roles
        </Button>
      </Banner>
    </>
  );
}
