import * as kit from '../ProductWindow.css.ts';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';
import { sampleRanking, sampleTitle } from './sample.ts';

const LINES = [
  { name: 'Search', value: sampleTitle },
  { name: 'Read closely', value: String(sampleRanking.length) },
  { name: 'Hired', value: 'No one' },
] as const;

/** The slip that goes to the recruiters when a search ends without a hire. */
export function Handover() {
  return (
    <Crop title="Executive search">
      <div className={styles.lines}>
        {LINES.map(({ name, value }) => (
          <p key={name} className={styles.slipLine}>
            <span className={kit.quiet}>{name}</span>
            <span>{value}</span>
          </p>
        ))}
        <p className={styles.slipLine}>
          <strong>Your credit</strong>
          <mark className={kit.mark}>Applied</mark>
        </p>
      </div>
    </Crop>
  );
}
