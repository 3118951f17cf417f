import { Facts } from '../ui/Facts.tsx';
import * as styles from './Work.css.ts';

/** Some facts under a heading; none where nothing is known. */
export function FactsPart({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
}) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <Facts kind="dialog" facts={known} />
    </section>
  );
}
