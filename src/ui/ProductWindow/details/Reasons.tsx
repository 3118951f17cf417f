import { asAdded, asRating } from '../../../shared/sample-search/score.ts';
import * as kit from '../ProductWindow.css.ts';
import { Crop } from './Crop.tsx';
import * as styles from './details.css.ts';
import { sample, sampleRanking } from './sample.ts';

const [best] = sampleRanking;

/** The sentences of a resume that earned most, with their notes in the margin. */
export function Reasons({ most = 2 }: { most?: number }) {
  if (!best) return null;
  const shown = best.reasons.toSorted((a, b) => b.added - a.added).slice(0, most);
  return (
    <Crop title={`Candidate ${best.candidate.number}, ${asRating(best.tenths)}`}>
      <div className={styles.pad}>
        {shown.map(({ text, added, requirement }, at) => (
          <div key={text} className={styles.sentence}>
            <p>
              <mark className={at === 0 ? kit.mark : styles.underlined}>{text}</mark>
            </p>
            <p className={kit.note}>
              <span className={kit.added}>{asAdded(added)}</span>
              <span>{sample.role.requirements.find(({ id }) => id === requirement)?.label}</span>
            </p>
          </div>
        ))}
      </div>
    </Crop>
  );
}
