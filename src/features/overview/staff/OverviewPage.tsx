import { FilterLinks } from '../../../ui/staff/FilterLinks.tsx';
import { Part } from '../../../ui/staff/Part.tsx';
import { fields } from '../../../ui/staff/Search.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { Region, Screen } from '../../../ui/staff/Screen.tsx';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { namedRanges, rangeIn } from '../../../staff/list/ranges.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { Chart } from './Chart.tsx';
import * as styles from './Overview.css.ts';
import { figure, Ranked, spanText } from './Ranked.tsx';
import { Totals } from './Totals.tsx';
import type { Counted, Handled, Overview, Range } from './overview.ts';

interface OverviewPageProps {
  /** Null when it could not be read. */
  overview: Overview | null;
  range: Range;
  /** Whether the reader asked for this range. */
  isAsked: boolean;
  today: string;
  time: DisplayTime;
}

const { path, title } = staffPages.overview;

/** What arrived, where it came from, what became of it: pictures without a script. */
export const OverviewPage = ({ overview, range, isAsked, today, time }: OverviewPageProps) => {
  const ranges = namedRanges(today);
  const named = rangeIn(ranges, range);
  return (
    <Screen
      title={title}
      lead={
        <FilterLinks
          label="Range"
          isWrapped
          current={named?.label ?? ''}
          isNext={isAsked}
          filters={ranges.map(({ label, since, until }) => ({
            value: label,
            label,
            href: `${path}?since=${since}&until=${until}`,
          }))}
        />
      }
      actions={null}
      tools={
        <form className={fields} action={path}>
          <label>
            From{' '}
            <input
              type="date"
              name="since"
              defaultValue={range.since}
              max={today}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- its form led here
              autoFocus={!named}
            />
          </label>
          <label>
            to <input type="date" name="until" defaultValue={range.until} max={today} required />
          </label>
          <StaffButton kind="row" type="submit">
            Show
          </StaffButton>
        </form>
      }
      status={
        <p>
          {`Days in ${time.timeZone.replaceAll('_', ' ')}, beside the ${range.days === 1 ? 'day' : `${range.days} days`} before.`}
        </p>
      }
      problem={overview ? null : 'Failed to read the overview.'}
    >
      <Region label="Figures">
        {overview ? <Figures overview={overview} locale={time.locale} /> : null}
      </Region>
    </Screen>
  );
};

const comparedText = ({ count, before }: Pick<Counted, 'count' | 'before'>, what: string) =>
  `${figure(count)} ${what}, ${figure(before)} before`;

/** How long something took in the middle. */
const medianText = ({ words, now, before }: Handled) =>
  now === null
    ? ''
    : ` Half of ${words} within ${spanText(now)}${before === null ? '' : ` (in the days before: within ${spanText(before)})`}.`;

const linked = (name: string, href: string) => <a href={href}>{name}</a>;

function LeadsText({ leads: { imported, handled } }: Pick<Overview, 'leads'>) {
  return (
    <>
      {imported.count > 0 ? (
        <>
          {'Of the new ones, '}
          {linked(`${figure(imported.count)} came by import`, imported.href)}.
        </>
      ) : null}
      {medianText(handled)}
    </>
  );
}

function Figures({ overview, locale }: { overview: Overview; locale: string }) {
  const { all, leads, origins, kinds } = overview;
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const hasLeads = leads.count + leads.before > 0;
  const none =
    all === 0
      ? 'No leads yet. They come from the forms of the site, and can be added by hand.'
      : `No leads in this range; ${figure(all)} in all. Choose a longer one.`;
  return (
    <>
      <Totals overview={overview} />
      <Part
        title={linked('Leads', leads.href)}
        text={hasLeads ? <LeadsText leads={leads} /> : none}
      >
        {hasLeads ? (
          <div className={styles.content}>
            <Chart bars={leads.bars} dayText={(day) => days.format(Date.parse(day))} />
            <p className={styles.rates}>
              Below, qualified is in percent of the leads, and won in percent of the qualified.
            </p>
          </div>
        ) : null}
      </Part>
      <div className={styles.grid}>
        {hasLeads
          ? origins.map(({ title: origin, rows }) => (
              <Part key={origin} title={`Leads by ${origin.toLowerCase()}`}>
                <div className={styles.content}>
                  <Ranked
                    name={origin}
                    what="Leads"
                    rows={rows}
                    more={['Qualified', 'Won', ...(origin === 'Owner' ? ['First contact'] : [])]}
                  />
                </div>
              </Part>
            ))
          : null}
        {kinds.map((kind) => (
          <Part
            key={kind.title}
            title={linked(kind.title, kind.href)}
            text={`${comparedText(kind, 'arrived')}.${medianText(kind.handled)}`}
          >
            <div className={styles.content}>
              <Ranked name="State" what="Arrived" rows={kind.states} />
            </div>
          </Part>
        ))}
      </div>
    </>
  );
}
