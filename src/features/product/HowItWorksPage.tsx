import { Plus } from 'lucide-react';

import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { steps } from './content/process-steps.ts';
import { questions } from './content/faq.ts';
import * as styles from './HowItWorksPage.css.ts';

const COMPARED = `${site.brand} and a LinkedIn search, side by side. Reach: ${claims.reach} of active and passive candidates, against members with a profile there. Analysis: over ${claims.profiles} profiles and resumes, against the profiles you open. Hiring: ${claims.faster} faster, against reading and sorting by hand. Talent match rating: from ${claims.rating}, against your own notes. Shortlists: bias-free shortlists and resume scoring, against a list you make yourself.`;

/** Cards on wide screens, a vertical stepper on small ones (CSS). */
function Steps() {
  return (
    <ol className={styles.steps} aria-label="The five steps">
      {steps.map(({ icon, title, description, color, by }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.marker} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.card[color]}>
            <Icon icon={icon} size={28} className={styles.icon} />
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.description}>{description}</p>
            <p className={styles.by}>{by}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Comparison() {
  return (
    <Section
      id="comparison"
      ground="folder"
      heading="What you would do by hand"
      intro="A search on LinkedIn finds people. Reading them, comparing them and remembering why is still your evening."
    >
      <picture>
        <source
          media="(max-width: 599px)"
          type="image/avif"
          srcSet="/media/linkedin-comparison-narrow.avif"
          width={720}
          height={1198}
        />
        <source
          media="(max-width: 599px)"
          srcSet="/media/linkedin-comparison-narrow.webp"
          width={720}
          height={1198}
        />
        <source type="image/avif" srcSet="/media/linkedin-comparison.avif" />
        <img
          className={styles.comparison}
          src="/media/linkedin-comparison.webp"
          alt={COMPARED}
          width={1440}
          height={1022}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </Section>
  );
}

function Questions() {
  return (
    <section className={section.ground.paper} aria-labelledby="questions">
      <Container>
        <div className={styles.asking}>
          <h2 id="questions">Questions and answers</h2>
          <div className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <details key={question} className={styles.question}>
                <summary className={styles.summary}>
                  <h3 className={styles.asked}>{question}</h3>
                  <Icon icon={Plus} size={20} className={styles.plus} />
                </summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}

/** /how-it-works (HIW-01 to HIW-06). */
export function HowItWorksPage() {
  return (
    <>
      <Container>
        <PageHeader
          eyebrow="How it works"
          title={
            <>
              Five steps. Two of them are <Highlight>yours</Highlight>
            </>
          }
          intro={`You say what the job is, and you say who gets it. The reading, searching, sorting and posting in between is ${site.brand}’s.`}
        />
        <Steps />
      </Container>
      <Comparison />
      <Questions />
      <Banner
        id="closing"
        title="Try it on the opening that hurts"
        text={withConfirmed(
          `Ask for a demo of ${site.brand}, and name the role you want to fill.`,
          'demoLength',
        )}
      >
        <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
        <Button href={paths.features} variant="secondary">
          All features
        </Button>
      </Banner>
    </>
  );
}
