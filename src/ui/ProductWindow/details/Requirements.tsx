import { MAX_WEIGHT } from '../../../shared/sample-search/read-job.ts';
import * as kit from '../ProductWindow.css.ts';
import { Ruler } from '../Ruler.tsx';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';
import { sample } from './sample.ts';

const kindOf = (weight: number): string =>
  ['Off', 'Nice', 'Should', 'Should', 'Must', 'Must'][weight] ?? '';

/** What the job description asks for, and how much each counts. */
export function Requirements() {
  return (
    <Crop title="What it asks for">
      <div className={styles.lines}>
        {sample.role.requirements.map(({ id, label }) => {
          const weight = sample.weights[id] ?? 0;
          return (
            <p key={id} className={styles.requirement}>
              <span>{label}</span>
              <span className={kit.quiet}>{kindOf(weight)}</span>
              <Ruler percent={(weight * 100) / MAX_WEIGHT} isSetting />
            </p>
          );
        })}
      </div>
    </Crop>
  );
}
