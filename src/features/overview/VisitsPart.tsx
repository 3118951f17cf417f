import { Chart } from './Chart.tsx';
import * as styles from './Overview.css.ts';
import type { Conversion, ConversionTable, Visits } from './visits.ts';

const figure = (count: number) => count.toLocaleString('en-US');
const counted = (count: number, what: string) =>
  `${figure(count)} ${what}${count === 1 ? '' : 's'}`;

/** So many of 100 visits became a lead. */
const rateText = ({ visits, leads }: { visits: number; leads: number }): string =>
  visits === 0
    ? '–'
    : `${((leads / visits) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;

interface VisitsPartProps {
  visits: Visits | null;
  dayText: (day: string) => string;
}

/** Page views, what began them, and how many led to a lead (VIS-01). */
export function VisitsPart({ visits, dayText }: VisitsPartProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>From page view to lead</h2>
      {visits ? (
        <>
          <p className={styles.note}>
            {`${counted(visits.totals.views, 'page view')} in ${counted(visits.totals.visits, 'visit')}, ${counted(visits.totals.leads, 'new lead')}: ${rateText(visits.totals)} of visits. Counted since ${dayText(visits.since)}, without cookies; staff, bots and visitors who ask not to be tracked are left out.`}
          </p>
          <Chart
            title="Page views per day"
            bars={visits.days.map(({ day, views, visits: begun }) => ({
              day,
              until: day,
              parts: [begun, Math.max(0, views - begun)],
              href: null,
            }))}
            parts={['visits', 'further page views']}
            more={{
              columns: ['leads', 'leads of visits'],
              of: (at) => {
                const day = visits.days[at];
                return day ? [figure(day.leads), rateText(day)] : [];
              },
            }}
            dayText={dayText}
            unit="Day"
          />
        </>
      ) : (
        <p className={styles.note}>No page views have been counted yet.</p>
      )}
    </section>
  );
}

function Row({ row, most }: { row: Conversion; most: number }) {
  const { name, visits, leads, href } = row;
  return (
    <tr>
      <th scope="row" className={href ? styles.name : styles.quietName} dir="auto">
        {href ? (
          <a href={href} title={`Leads: ${name}`}>
            {name}
          </a>
        ) : (
          <span title={name}>{name}</span>
        )}
        <svg
          className={styles.rule}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect
            className={styles.fill.first}
            width={Math.max(0.5, (visits / most) * 100)}
            height="4"
          />
        </svg>
      </th>
      <td className={styles.number}>{figure(visits)}</td>
      {leads === null ? null : (
        <>
          <td className={styles.number}>{figure(leads)}</td>
          <td className={styles.number}>{rateText({ visits, leads })}</td>
        </>
      )}
    </tr>
  );
}

/** Visits by where they came from, with the leads that they became. */
export function ConversionPart({ table: { title, column, rows } }: { table: ConversionTable }) {
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  const hasLeads = rows.some(({ leads }) => leads !== null);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.note}>No visits yet.</p>
      ) : (
        <table className={hasLeads ? styles.conversions : styles.ranked}>
          <thead className={styles.columnNames}>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col" className={styles.number}>
                Visits
              </th>
              {hasLeads ? (
                <>
                  <th scope="col" className={styles.number}>
                    Leads
                  </th>
                  <th scope="col" className={styles.number}>
                    Rate
                  </th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} most={most} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
