import { claims } from '../../shared/content/claims.ts';
import type { DemoState } from '../../shared/sample-search/demo-state.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-roles.ts';
import { SampleSearch } from './SampleSearch.tsx';
import * as styles from './SampleSearch.css.ts';

/** The demo, and what it is. */
export function SampleSearchFigure({ state }: { state: DemoState }) {
  return (
    <div>
      <SampleSearch state={state} />
      <p className={styles.caption}>
        {`${SAMPLE_LABEL}; your search reads over ${claims.profiles} profiles.`}
      </p>
    </div>
  );
}
