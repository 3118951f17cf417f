import type { ReactNode } from 'react';

import type { PageProps } from '../../http/page/define-pages.ts';
import { isInUse, recipients } from '../../providers/recipients.ts';
import { browserData } from '../../shared/content/browser-data.ts';
import { site } from '../../shared/content/site.ts';
import { staysAfterErasure, storedData } from '../../shared/content/stored-data.ts';
import { buyerQuestions, unansweredQuestions } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { measures } from './content/measures.ts';
import * as styles from './TrustPage.css.ts';

interface Section {
  id: string;
  title: string;
  intro: string;
}

/** The sections. Their ids are addresses that buyers keep. */
const PARTS: readonly Section[] = [
  {
    id: 'providers',
    title: 'Who gets data',
    intro: 'These work for the site as it is set up now. The product’s own are not among them.',
  },
  {
    id: 'stored',
    title: 'What is stored, and how long',
    intro: 'All of it is in one database. What has reached its period is deleted automatically.',
  },
  {
    id: 'browser',
    title: 'Cookies and browser storage',
    intro: 'No page sets a cookie by itself. The site can be read without any of these.',
  },
  {
    id: 'security',
    title: 'Security',
    intro: 'Each measure has a test with this title, which runs before each release.',
  },
  {
    id: 'ai',
    title: 'What the AI does, and what not',
    intro: 'It does not decide: you review the top candidates, and decide who is hired.',
  },
  {
    id: 'candidates',
    title: 'A text for your candidates',
    intro: 'For the job ad, or the first e-mail. Fill in what stands in brackets.',
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    intro: 'The site is tested for WCAG 2.2, levels A and AA.',
  },
];

interface Table {
  columns: readonly string[];
  /** Cells in the order of the columns. */
  rows: readonly (readonly string[])[];
}

const tested = (id: string): Table => ({
  columns: ['What', 'Test'],
  rows: measures.filter(({ part }) => part === id).map(({ what, test }) => [what, test]),
});

const tablesOf = (config: object): Readonly<Record<string, Table>> => ({
  providers: {
    columns: ['Who', 'For what', 'Which data', 'Where'],
    rows: recipients
      .filter(({ settings }) => isInUse(settings, config))
      .map(({ who, purpose, data, where }) => [who, purpose, data, where]),
  },
  stored: {
    columns: ['What', 'Which data', 'In order to', 'Deleted'],
    rows: storedData.map(({ what, data, use, kept }) => [what, data, use, kept]),
  },
  browser: {
    columns: ['Name', 'Where', 'Holds', 'Kept'],
    rows: browserData.map(({ names, where, holds, kept }) => [
      names.join(', '),
      where,
      holds,
      kept,
    ]),
  },
  security: tested('security'),
  accessibility: tested('accessibility'),
});

const CANDIDATES = `[Company] uses ${site.brand}, an AI recruiting assistant, to find candidates for this job. It analyzes resumes and profiles from publicly available professional and career sources, matches them to the job description and gives each a talent match rating. The rating does not decide: people at [Company] review the top candidates, and decide who is hired. Write to [e-mail] with questions, or to ask for another way to apply.`;

const mail = <a href={`mailto:${site.email}`}>{site.email}</a>;

/** What stands after the table. */
const MORE: Readonly<Record<string, ReactNode>> = {
  stored: (
    <>
      Write to {mail} to get all that is stored of you as a file, or to have it erased, as the{' '}
      <a href={site.legal.privacy}>privacy policy (PDF)</a> says. After an erasure this stays:
    </>
  ),
  security: (
    <>
      Report a weakness to {mail}, or as <a href={paths.securityTxt}>security.txt</a> says.
    </>
  ),
  candidates: (
    <>
      <q className={styles.text}>{CANDIDATES}</q>
      <Button variant="secondary" size="small" data-action="copy" data-copy-link={CANDIDATES}>
        Copy
      </Button>
      <span role="status" data-copy-result="" />
    </>
  ),
  accessibility: <>Does something not work for you? Write to {mail}. These gaps are known:</>,
};

const gaps = measures.filter(({ part }) => part === 'gap');

const LISTS: Readonly<Record<string, readonly string[]>> = {
  stored: staysAfterErasure,
  ai: [
    'It analyzes resumes and matches candidates to the job.',
    'It gives each candidate a talent match rating, and ranks them.',
    'Its data comes from publicly available professional and career sources.',
    'It reduces bias and promotes fair hiring.',
    'It does not run on this site: the chat and the demo follow fixed rules. Only the spam check rates a visit, and can refuse a form; its page then says where to write.',
  ],
  accessibility: gaps.map(({ what, test }) => `${what}: ${test}`),
};

/** On phones each cell stands in a line of its own, under the name of its column. */
const Rows = ({ columns, rows }: Table) => (
  <table className={styles.table}>
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
      {rows.map((row) => (
        <tr key={row.join()}>
          {columns.map((name, index) => {
            const Cell = index === 0 ? 'th' : 'td';
            return (
              <Cell key={name} data-column={name} scope={index === 0 ? 'row' : undefined}>
                {row[index]}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A section, and what buyers ask besides, with the owner's answers. */
function Part({ id, title, intro, config }: Section & PageProps) {
  const table = tablesOf(config)[id];
  const questions = buyerQuestions.filter(({ part }) => part === id);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{intro}</p>
      {table ? <Rows columns={table.columns} rows={table.rows} /> : null}
      {MORE[id] ? <p>{MORE[id]}</p> : null}
      <ul className={styles.list}>
        {LISTS[id]?.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <dl>
        {questions.map(({ asked, answer }) => (
          <div key={asked} className={styles.question}>
            <dt>{asked}</dt>
            <dd className={answer ? undefined : styles.open}>{answer || 'Not stated yet'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** /trust: what the modules say that the site runs by. */
export const TrustPage = ({ config }: PageProps) => (
  <Container>
    <PageHeader
      kind="document"
      title="What we store, and who sees it"
      intro={`Made from what the site runs by. ${unansweredQuestions().length} questions wait for an answer, and say so.`}
    />
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label="On this page">
        {PARTS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div>
        {PARTS.map((part) => (
          <Part key={part.id} {...part} config={config} />
        ))}
      </div>
    </div>
  </Container>
);
