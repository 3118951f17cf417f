import * as styles from './Overview.css.ts';
import type { Counted, Overview } from './overview.ts';
import { figure, rateText, spanText } from './Ranked.tsx';

interface Total {
  name: string;
  value: string;
  note: string;
  /** The list that it counts, where one does. */
  href?: string | null;
}

/** '9 before, +33%' */
function changeText({ count, before }: Pick<Counted, 'count' | 'before'>): string {
  const change = before === 0 ? 0 : Math.round((count / before - 1) * 100);
  const sign = change < 0 ? '−' : '+';
  return `${figure(before)} before${change === 0 ? '' : `, ${sign}${Math.abs(change)}%`}`;
}

/** A figure of all leads, and how many of the step before it are so far. */
const stageTotal = ({ name, count, before, href }: Counted, of: number, all: string): Total => ({
  name,
  value: figure(count),
  note: [of === 0 ? '' : `${rateText(count, of)} of ${all}`, `${figure(before)} before`]
    .filter(Boolean)
    .join('; '),
  href,
});

function totalsOf({ leads, kinds }: Overview): Total[] {
  const { stages, visits, handled } = leads;
  const [qualified, won] = stages;
  return [
    { name: 'New leads', value: figure(leads.count), note: changeText(leads), href: leads.href },
    ...(qualified ? [stageTotal(qualified, leads.count, 'the new')] : []),
    ...(won ? [stageTotal(won, qualified?.count ?? 0, 'the qualified')] : []),
    { name: 'Later visits', value: figure(visits.count), note: changeText(visits) },
    ...(handled.now === null
      ? []
      : [
          {
            name: 'First contact',
            value: spanText(handled.now),
            note: `in the middle${handled.before === null ? '' : `; ${spanText(handled.before)} before`}`,
          },
        ]),
    ...kinds.map((kind) => ({
      name: kind.title,
      value: figure(kind.count),
      note: changeText(kind),
      href: kind.href,
    })),
  ];
}

/** What the range comes to, beside the one before; each is a link to the list that it counts. */
export const Totals = ({ overview }: { overview: Overview }) => (
  <dl className={styles.totals}>
    {totalsOf(overview).map(({ name, value, note, href }) => (
      <div key={name} className={styles.total}>
        <dt>{href ? <a href={href}>{name}</a> : name}</dt>
        <dd className={styles.totalValue}>{value}</dd>
        <dd>{note}</dd>
      </div>
    ))}
  </dl>
);
