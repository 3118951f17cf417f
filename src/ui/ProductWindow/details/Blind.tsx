import { asRating } from '../../../shared/sample-search/score.ts';
import { Ruler } from '../Ruler.tsx';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';
import { sampleRanking } from './sample.ts';

/** Candidates are numbers until somebody asks for their names. */
export function Blind() {
  return (
    <Crop title="Shortlist, blind">
      <div className={styles.pad}>
        {sampleRanking.slice(0, 2).map(({ candidate, tenths }) => (
          <div key={candidate.number} className={styles.bar}>
            <p className={styles.head}>
              <span className={styles.blindName}>{`Candidate ${candidate.number}`}</span>
              <span className={styles.figure}>{asRating(tenths)}</span>
            </p>
            <Ruler percent={tenths} />
          </div>
        ))}
        <span className={styles.sealed}>Reveal after scoring</span>
      </div>
    </Crop>
  );
}
