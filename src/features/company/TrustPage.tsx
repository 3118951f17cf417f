import type { ReactNode } from 'react';

import type { PageProps } from '../../http/page/define-pages.ts';
import { isInUse, recipients } from '../../providers/recipients.ts';
import { browserData } from '../../shared/content/browser-data.ts';
import { site } from '../../shared/content/site.ts';
import { staysAfterErasure, storedData } from '../../shared/content/stored-data.ts';
import { buyerQuestions, withConfirmed } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { measures } from './content/measures.ts';
import * as styles from './TrustPage.css.ts';

interface TableProps {
  columns: readonly string[];
  /** Cells in the order of the columns; the first names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** On phones the cells of many columns stand in lines of their own, beside the name of their column. */
const Table = ({ columns, rows }: TableProps) => (
  <table className={columns.length > 2 ? `${styles.table} ${styles.many}` : styles.table}>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...others]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {others.map((cell, index) => (
            <td key={columns[index + 1]} data-column={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface FoldProps {
  /** An address that buyers keep: going there opens it. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** The long form. Paper shows it open. */
const Fold = ({ id, title, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary className={styles.foldTitle}>{title}</summary>
    <div id={id} className={styles.folded}>
      {children}
    </div>
  </details>
);

type PartId = (typeof buyerQuestions)[number]['part'];

interface PartProps {
  /** An address that buyers keep. */
  id: PartId;
  title: string;
  /** Two sentences. */
  intro: ReactNode;
  children: ReactNode;
}

/** A section, and what the owner has answered besides. */
function Part({ id, title, intro, children }: PartProps) {
  const answered = buyerQuestions.filter(({ part, answer }) => part === id && answer !== '');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </div>
      <div className={styles.body}>
        {children}
        {answered.length === 0 ? null : (
          <Table
            columns={['Question', 'Answer']}
            rows={answered.map(({ asked, answer }) => [asked, answer])}
          />
        )}
      </div>
    </section>
  );
}

const mail = <a href={`mailto:${site.email}`}>{site.email}</a>;

/** What a service gets that is not asked about visitors. */
const NOTHING = 'Nothing of visitors';

const inUseOf = ({ config }: PageProps) =>
  recipients.filter(({ settings }) => isInUse(settings, config));

const getsData = ({ data }: (typeof recipients)[number]): boolean => data !== NOTHING;

/** What buyers ask first. */
const Summary = (props: PageProps) => (
  <ul className={styles.summary}>
    <li>{`${inUseOf(props).filter(getsData).length} services get data, each what its work needs.`}</li>
    <li>What has reached its period is deleted automatically.</li>
    <li>The AI does not decide who is hired: you do.</li>
  </ul>
);

function Providers(props: PageProps) {
  const inUse = inUseOf(props);
  return (
    <Part
      id="providers"
      title="Who gets data"
      intro="These services work for this site as it is set up now. Each gets what its work needs, on the pages where it works."
    >
      <Table
        columns={['Who', 'For what']}
        rows={inUse.filter(getsData).map(({ who, purpose }) => [who, purpose])}
      />
      <Fold title="Which data each of them gets, and where">
        <Table
          columns={['Who', 'Which data', 'Where']}
          rows={inUse.map(({ who, data, where }) => [who, data, where])}
        />
      </Fold>
    </Part>
  );
}

/** What visitors send comes first in the list of what is stored. */
const SENT = 3;

const Stored = () => (
  <Part
    id="stored"
    title="What is stored, and how long"
    intro={
      <>
        What has reached its period is deleted automatically. Write to {mail} to get all that is
        stored of you as a file, or to have it erased, as the{' '}
        <a href={site.legal.privacy}>privacy policy (PDF)</a> says.
      </>
    }
  >
    <Table
      columns={['What you send', 'Deleted']}
      rows={storedData.slice(0, SENT).map(({ what, kept }) => [what, kept])}
    />
    <Fold title="All that is stored, and what for">
      <Table
        columns={['What', 'Which data', 'In order to', 'Deleted']}
        rows={storedData.map(({ what, data, use, kept }) => [what, data, use, kept])}
      />
    </Fold>
    <Fold title="What stays after an erasure">
      <ul className={styles.list}>
        {staysAfterErasure.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Fold>
    <Fold id="browser" title="Cookies and browser storage">
      <p>No page sets a cookie by itself. The site can be read without any of these.</p>
      <Table
        columns={['Name', 'Where', 'Holds', 'Kept']}
        rows={browserData.map(({ names, where, holds, kept }) => [
          names.join(', '),
          where,
          holds,
          kept,
        ])}
      />
    </Fold>
  </Part>
);

const DECISIONS = [
  [
    'Who is found',
    'Searches publicly available professional and career sources',
    'You write the job description',
  ],
  [
    'Who is right for the job',
    `Analyzes resumes, matches candidates to the job, and rates each of them`,
    withConfirmed('You review the top candidates.', 'reasons', 'overruling'),
  ],
  ['Who is hired', 'Nothing', 'You decide'],
  [
    'What you do on this site',
    'Nothing: the chat and the demo follow fixed rules. Only the spam check rates a visit, and can refuse a form',
    'The page of a refused form says where to write',
  ],
] as const;

const CANDIDATES = `[Company] uses ${site.brand}, an AI recruiting assistant, to find candidates for this job. It analyzes resumes and profiles from publicly available professional and career sources, matches them to the job description and gives each a talent match rating. The rating does not decide: people at [Company] review the top candidates, and decide who is hired. Write to [e-mail] with questions, or to ask for another way to apply.`;

const Ai = () => (
  <Part
    id="ai"
    title="What the AI does, and who decides"
    intro="It does not decide: you review the top candidates, and decide who is hired. It reduces bias and promotes fair hiring."
  >
    <Table columns={['What', 'The AI', 'A person']} rows={DECISIONS} />
    <Fold id="candidates" title="A text for your candidates">
      <p>For the job ad, or the first e-mail. Fill in what stands in brackets.</p>
      <q className={styles.text}>{CANDIDATES}</q>
      <p>
        <Button variant="secondary" size="small" data-action="copy" data-copy-link={CANDIDATES}>
          Copy
        </Button>{' '}
        <span role="status" data-copy-result="" />
      </p>
    </Fold>
  </Part>
);

const whats = (of: (typeof measures)[number]['part']) =>
  measures.filter(({ part }) => part === of).map(({ what }) => what);

const KNOWN_GAPS = 'Captions and a description of the intro video, text in one picture';

const Accessibility = () => (
  <Part
    id="accessibility"
    title="Accessibility"
    intro={
      <>
        The site is tested for WCAG 2.2, levels A and AA, before each release. Does something not
        work for you? Write to {mail}.
      </>
    }
  >
    <Table
      columns={['What', 'State']}
      rows={[
        ...whats('accessibility').map((what): [string, string] => [what, 'Tested']),
        [KNOWN_GAPS, 'Not met'],
      ]}
    />
    <Fold title="The known gaps">
      <Table
        columns={['Criterion', 'Why']}
        rows={measures.filter(({ part }) => part === 'gap').map(({ what, test }) => [what, test])}
      />
    </Fold>
  </Part>
);

const Security = () => (
  <Part
    id="security"
    title="Security contact"
    intro={
      <>
        Report a weakness to {mail}, and you reach the people who can mend it. What protects the
        site is tested before each release.
      </>
    }
  >
    <Table
      columns={['What', 'Where']}
      rows={[
        ['A weakness', mail],
        [
          'The same for machines',
          <a key="txt" href={paths.securityTxt}>
            security.txt
          </a>,
        ],
        ['Your data', mail],
      ]}
    />
    <Fold title="What protects the site">
      <ul className={styles.list}>
        {whats('security').map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Fold>
  </Part>
);

const CONTENTS = [
  ['providers', 'Who gets data'],
  ['stored', 'How long'],
  ['browser', 'Cookies'],
  ['ai', 'What the AI does'],
  ['candidates', 'For candidates'],
  ['accessibility', 'Accessibility'],
  ['security', 'Security'],
] as const;

/** /trust: what the modules say that the site runs by. */
export const TrustPage = (props: PageProps) => (
  <Container>
    <PageHeader
      kind="paper"
      title="What we store, and who sees it"
      intro={<>Does your questionnaire ask for more? Write to {mail}.</>}
    />
    <nav className={styles.contents} aria-label="On this page">
      {CONTENTS.map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
    <Summary {...props} />
    <Providers {...props} />
    <Stored />
    <Ai />
    <Accessibility />
    <Security />
  </Container>
);
