import { Fragment, type ReactNode } from 'react';

import { DialogGroup } from './DialogParts.tsx';
import * as styles from './Facts.css.ts';

interface FactsProps {
  kind?: keyof typeof styles.facts;
  /** The heading above them. */
  title?: string;
  /** Those without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of one record, by name. */
export function Facts({ kind = 'dialog', title, facts }: FactsProps) {
  const known = facts.filter(([, value]) => Boolean(value));
  return known.length === 0 ? null : (
    <>
      {title ? <DialogGroup>{title}</DialogGroup> : null}
      <dl className={styles.facts[kind]}>
        {known.map(([name, value]) => (
          <Fragment key={typeof value === 'string' ? `${name}: ${value}` : name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value} dir="auto">
              {value}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
