import { Fragment, type ReactNode } from 'react';

import * as styles from './Facts.css.ts';

interface FactsProps {
  kind: keyof typeof styles.facts;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of one record, by name. */
export const Facts = ({ kind, facts }: FactsProps) =>
  facts.length === 0 ? null : (
    <dl className={styles.facts[kind]}>
      {facts.map(([name, value]) => (
        <Fragment key={typeof value === 'string' ? `${name}: ${value}` : name}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value} dir="auto">
            {value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );

/** Figures with their names, in one line. */
export const Counts = ({ counts }: { counts: readonly (readonly [string, number])[] }) => (
  <dl className={styles.counts}>
    {counts.map(([name, figure]) => (
      <div className={styles.count} key={name}>
        <dt>{name}</dt>
        <dd className={styles.figure}>{figure}</dd>
      </div>
    ))}
  </dl>
);
