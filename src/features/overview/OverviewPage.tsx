import type { ReactNode } from 'react';

import { StaffButton } from '../../../client/staff/ui/StaffButton.tsx';
import * as filters from '../../../client/staff/ui/FilterLinks.css.ts';
import type { DisplayTime } from '../../shared/display-time.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import type { PollState } from '../staff/poll/poll.contract.ts';
import { Chart } from './Chart.tsx';
import * as styles from './Overview.css.ts';
import { figure, Ranked, spanText } from './Ranked.tsx';
import { RANGES, type Counted, type Overview, type Range } from './overview.ts';

interface OverviewPageProps {
  /** Null when it could not be read. */
  overview: Overview | null;
  range: Range;
  today: string;
  waiting: PollState['waiting'];
  time: DisplayTime;
}

/** What arrived, where it came from, what became of it: pictures without a script (INS-01). */
export function OverviewPage({ overview, range, today, waiting, time }: OverviewPageProps) {
  const days = new Intl.DateTimeFormat(time.locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const dayText = (day: string) => days.format(Date.parse(day));
  const { path, title } = staffPages.overview;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <nav className={filters.filter} aria-label="Range">
          {RANGES.map((count) => (
            <a
              key={count}
              className={filters.link}
              href={`${path}?days=${count}`}
              aria-current={range.until === today && range.days === count ? 'true' : undefined}
            >{`${count} days`}</a>
          ))}
        </nav>
        <form className={styles.range} action={path}>
          <label>
            From <input type="date" name="since" defaultValue={range.since} max={today} required />
          </label>
          <label>
            to <input type="date" name="until" defaultValue={range.until} max={today} required />
          </label>
          <StaffButton kind="row" type="submit">
            Show
          </StaffButton>
        </form>
        <p className={styles.note}>
          {`Days in ${time.timeZone.replaceAll('_', ' ')}, beside the ${range.days === 1 ? 'day' : `${range.days} days`} before.`}
        </p>
      </header>
      <ul className={styles.strip}>
        <Waiting name="New leads" page="leads" status="new" waiting={waiting} />
        <Waiting name="New messages" page="messages" status="new" waiting={waiting} />
        <Waiting
          name="Applications pending"
          page="applications"
          status="pending"
          waiting={waiting}
        />
        <Waiting name="Mail that failed" page="mail" status="failed" waiting={waiting} />
      </ul>
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

interface WaitingProps {
  name: string;
  page: 'leads' | 'messages' | 'applications' | 'mail';
  status: string;
  waiting: PollState['waiting'];
}

/** How much waits on a page; polls keep it up to date (LIV-01). */
function Waiting({ name, page, status, waiting }: WaitingProps) {
  const { path } = staffPages[page];
  return (
    <li className={styles.tile}>
      <span className={styles.tileName}>
        <a href={`${path}?status=${status}`}>{name}</a>
      </span>
      <strong className={styles.tileCount} data-waiting-in={path}>
        {figure(waiting[path] ?? 0)}
      </strong>
    </li>
  );
}

const comparedText = ({ count, before }: Pick<Counted, 'count' | 'before'>, what: string) =>
  `${figure(count)} ${what}, ${figure(before)} before`;

/** How long something took in the middle. */
const medianText = ({ now, before }: { now: number | null; before: number | null }, what: string) =>
  now === null
    ? ''
    : ` Half of ${what} within ${spanText(now)}${before === null ? '' : `, ${spanText(before)} before`}.`;

function Figures({ overview, dayText }: { overview: Overview; dayText: (day: string) => string }) {
  const { all, leads, origins, messages, applications } = overview;
  return (
    <>
      <Part
        title="Leads"
        href={leads.href}
        text={`${comparedText(leads, 'new')}; ${comparedText(leads.visits, 'came back')}.${medianText(leads.contactMs, 'those that staff spoke with were contacted')}`}
      >
        {leads.count + leads.before > 0 ? (
          <Chart bars={leads.bars} dayText={dayText} />
        ) : (
          <p className={styles.note}>
            {all === 0
              ? 'No leads yet. They come from the forms of the site, and can be added by hand.'
              : `No leads in this range; ${figure(all)} in all. Choose a longer one.`}
          </p>
        )}
      </Part>
      <div className={styles.grid}>
        {leads.count + leads.before > 0
          ? origins.map(({ title, rows }) => (
              <Part key={title} title={`Leads by ${title.toLowerCase()}`}>
                <Ranked
                  name={title}
                  what="Leads"
                  rows={rows}
                  more={
                    title === 'Owner' ? ['Qualified', 'Won', 'First contact'] : ['Qualified', 'Won']
                  }
                />
              </Part>
            ))
          : null}
        <Part
          title="Messages"
          href={messages.href}
          text={`${comparedText(messages, 'arrived')}.${medianText(messages.answerMs, 'the answers came')}`}
        >
          <Ranked name="State" what="Messages" rows={messages.states} />
        </Part>
        <Part
          title="Applications"
          href={applications.href}
          text={`${comparedText(applications, 'arrived')}.${medianText(applications.decisionMs, 'the decisions were taken')}`}
        >
          <Ranked name="State" what="Applications" rows={applications.states} />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  title: string;
  href?: string;
  text?: string;
  children: ReactNode;
}

const Part = ({ title, href, text, children }: PartProps) => (
  <section className={styles.part}>
    <h2 className={styles.heading}>{href ? <a href={href}>{title}</a> : title}</h2>
    {text ? <p className={styles.note}>{text}</p> : null}
    {children}
  </section>
);
