import type { ReactNode } from 'react';

import { staffPages } from '../../shared/staff-pages.ts';
import { Chart } from './Chart.tsx';
import * as styles from './Overview.css.ts';
import { DAYS, type Dimension, type Overview } from './overview.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span of time in its largest fitting unit. */
function spanText(ms: number): string {
  const [unit, size] =
    ms >= 2 * DAY_MS
      ? (['days', DAY_MS] as const)
      : ms >= 2 * HOUR_MS
        ? (['hours', HOUR_MS] as const)
        : (['minutes', MINUTE_MS] as const);
  return `${(ms / size).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}

const figure = (count: number) => count.toLocaleString('en-US');

interface OverviewPageProps {
  /** Null when it could not be read. */
  overview: Overview | null;
  locale: string;
}

/** What arrived, where it came from, what became of it: pictures without a script (INS-01). */
export function OverviewPage({ overview, locale }: OverviewPageProps) {
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const dayText = (day: string) => days.format(Date.parse(day));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{staffPages.overview.title}</h1>
        <p className={styles.note}>{`The last ${DAYS} days. Days begin at midnight UTC.`}</p>
      </header>
      {overview ? (
        <Figures overview={overview} dayText={dayText} />
      ) : (
        <p className={styles.problem} role="alert">
          Failed to read the overview.
        </p>
      )}
    </div>
  );
}

function Figures({ overview, dayText }: { overview: Overview; dayText: (day: string) => string }) {
  const { leads, applications, messages, mail, dimensions } = overview;
  const change = leads.week - leads.weekBefore;
  return (
    <>
      <ul className={styles.strip}>
        <Tile name="Leads today" count={leads.today} href={leads.hrefs.today} />
        <Tile
          name="Leads in 7 days"
          count={leads.week}
          href={leads.hrefs.week}
          more={`${change > 0 ? '+' : ''}${figure(change)} on the 7 days before`}
        />
        <Tile name="Leads in 30 days" count={leads.month} href={leads.hrefs.month} />
        <Tile
          name="Applications pending"
          count={applications.pending}
          href={`${staffPages.applications.path}?status=pending&sort=oldest`}
          waitingIn={staffPages.applications.path}
        />
        <Tile name="Messages in 7 days" count={messages.week} />
        <Tile
          name="E-mails that failed"
          count={mail.failed}
          href={`${staffPages.mail.path}?status=failed`}
          waitingIn={staffPages.mail.path}
        />
      </ul>
      <Part
        title="Leads per day"
        text={`${figure(leads.period)} new, ${figure(leads.visits)} came back; ${figure(leads.all)} in all.`}
      >
        <Chart
          title="Leads per day"
          bars={leads.bars}
          parts={['leads']}
          dayText={dayText}
          unit="Day"
        />
      </Part>
      <div className={styles.grid}>
        {dimensions.map((dimension) => (
          <RankedPart key={dimension.title} dimension={dimension} />
        ))}
        <Part
          title="Applications"
          text={[
            `${figure(applications.period)} arrived: ${figure(applications.approved)} approved, ${figure(applications.rejected)} rejected.`,
            applications.decisionMs === null
              ? ''
              : `A decision took ${spanText(applications.decisionMs)} on average.`,
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Chart
            title="Applications per week"
            bars={applications.bars}
            parts={['approved', 'rejected', 'undecided']}
            dayText={dayText}
            unit="Week"
          />
        </Part>
        <Part title="Messages" text={`${figure(messages.period)} arrived.`}>
          <Chart
            title="Messages per week"
            bars={messages.bars}
            parts={['messages']}
            dayText={dayText}
            unit="Week"
          />
        </Part>
      </div>
    </>
  );
}

interface TileProps {
  name: string;
  count: number;
  href?: string;
  more?: string;
  /** The page whose waiting work it counts: polls keep it up to date (LIV-01). */
  waitingIn?: string;
}

const Tile = ({ name, count, href, more, waitingIn }: TileProps) => (
  <li className={styles.tile}>
    <span className={styles.tileName}>{href ? <a href={href}>{name}</a> : name}</span>
    <strong className={styles.tileCount} data-waiting-in={waitingIn}>
      {figure(count)}
    </strong>
    {more ? <span className={styles.note}>{more}</span> : null}
  </li>
);

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={styles.heading}>{title}</h2>
    <p className={styles.note}>{text}</p>
    {children}
  </section>
);

/** A dimension as a table: names, bars and counts. */
function RankedPart({ dimension: { title, rows } }: { dimension: Dimension }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{`Leads by ${title.toLowerCase()}`}</h2>
      {rows.length === 0 ? (
        <p className={styles.note}>No leads yet.</p>
      ) : (
        <table className={styles.ranked}>
          <thead className={styles.hidden}>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, href }) => (
              <tr key={name}>
                <th scope="row" className={href ? styles.name : styles.quietName} dir="auto">
                  {href ? (
                    <a href={href} title={name}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                  <svg
                    className={styles.rule}
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect
                      className={href ? styles.fill.first : styles.fill.third}
                      width={Math.max(0.5, (count / most) * 100)}
                      height="4"
                    />
                  </svg>
                </th>
                <td className={styles.number}>{figure(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
