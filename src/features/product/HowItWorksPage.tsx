import type { ReactNode } from 'react';

import { claims } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Closing } from '../../ui/Closing/Closing.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { sample, sampleTitle } from '../../ui/ProductWindow/sample.ts';
import { Landscape } from '../../ui/Landscape/Landscape.tsx';
import { pileOf } from '../../shared/sample-search/pile.ts';
import { findRequirements, markedParts } from '../../shared/sample-search/read-job.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Faq } from '../../ui/Faq/Faq.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { steps, type ProcessStep } from './content/process-steps.ts';
import { questions } from './content/faq.ts';
import * as styles from './HowItWorksPage.css.ts';

const { role } = sample;
const ratings = pileOf(sample);
const asked = findRequirements(role.ad, role);
/** The job description; what it asks for can be marked. */
function JobAd({ isMarked = false }: { isMarked?: boolean }) {
  const parts = markedParts(role.ad, isMarked ? asked : []);
  return (
    <p className={styles.ad}>
      {parts.map(({ text, mark }) =>
        mark ? (
          <mark key={text} className={styles.asked}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function Figure({ figure, text }: { figure: string | number; text: string }) {
  return (
    <>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.sceneTitle}>{text}</p>
    </>
  );
}

/** What the picture says while the line has no place in it, by step. */
const CAPTIONS: readonly { step: keyof typeof styles.caption; text: string }[] = [
  { step: 1, text: `One job, ${role.pile} resumes` },
  { step: 2, text: `${asked.length} requirements make the rating` },
  { step: 3, text: `${role.pile} resumes, each at its rating` },
  { step: 5, text: 'One opening, on all of the job boards' },
];

/** On wide screens it stands beside all steps, and each changes it (client/behaviors/steps.ts). */
function Picture() {
  return (
    <div className={styles.picture}>
      <div className={styles.besideSteps}>
        <JobAd isMarked />
      </div>
      <div className={styles.captions} aria-hidden="true">
        {CAPTIONS.map(({ step, text }) => (
          <p key={step} className={styles.caption[step]}>
            {text}
          </p>
        ))}
      </div>
      <Landscape ratings={ratings} />
    </div>
  );
}

const SCENES: Readonly<Record<ProcessStep['scene'], ReactNode>> = {
  ad: <JobAd />,
  analysis: <JobAd isMarked />,
  search: <Figure figure={role.pile} text="resumes, each at its rating" />,
  filtering: <Picture />,
  boards: <Figure figure={claims.jobBoards} text="job boards, from one opening" />,
};

/** Five cards and the picture that they change; on small screens a vertical stepper (CSS). */
function Steps() {
  return (
    <>
      <ol className={styles.steps} aria-label="The five steps" data-steps="" data-step="1">
        {steps.map(({ icon, title, description, color, by, scene }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.marker} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <p className={styles.by[color]}>
                <Icon icon={icon} size={18} />
                {by}
              </p>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.description}>{description}</p>
            </div>
            <div className={scene === 'filtering' ? styles.pictureScene : styles.scene}>
              {SCENES[scene]}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.label}>{`${SAMPLE_LABEL}: ${sampleTitle}.`}</p>
    </>
  );
}

/** What to ask a search, and what the product answers. */
const ASKED = [
  { ask: 'Whom does it reach?', answer: 'Active and passive candidates' },
  { ask: 'How do they compare?', answer: 'A talent match rating for each' },
  { ask: 'Who reads them all?', answer: `${site.brand} does. You review the top ones` },
] as const;

/** The picture says nothing of LinkedIn: readers ask their own search. */
function Comparison() {
  return (
    <section className={section.ground.paper} aria-labelledby="comparison">
      <Container>
        <div className={styles.comparison}>
          <div>
            <div className={section.head}>
              <h2 id="comparison" className={section.heading.large}>
                {`${site.brand} and a LinkedIn search`}
              </h2>
              <p className={section.intro}>Ask your last one the same three things.</p>
            </div>
            <ul className={styles.answers}>
              {ASKED.map(({ ask, answer }) => (
                <li key={ask}>
                  {ask} <strong>{answer}</strong>
                </li>
              ))}
            </ul>
          </div>
          <picture>
            <source type="image/avif" srcSet="/media/linkedin-comparison.avif" />
            <img
              className={styles.comparisonPicture}
              src="/media/linkedin-comparison.webp"
              alt={`${site.brand} and a LinkedIn search, side by side. Your LinkedIn search: a pile, and the question whom to call. ${site.brand}: the same pile on a ruler of the talent match rating from ${claims.rating}, and a line: call everyone from 8.0 up.`}
              width={1440}
              height={900}
              loading="lazy"
              decoding="async"
            />
          </picture>
        </div>
      </Container>
    </section>
  );
}

export function HowItWorksPage() {
  return (
    <>
      <Container>
        <PageHeader kind="statement" title="You write the brief and make the hire" />
        <Steps />
      </Container>
      <Comparison />
      <Faq heading="Questions and answers" questions={questions} />
      <Closing
        id="closing"
        title="Bring the role you cannot fill"
        text={withConfirmed(
          `Ask for a demo of ${site.brand}, and name the role you want to fill.`,
          'demoLength',
        )}
      >
        <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
      </Closing>
    </>
  );
}
