import { sequencesFrom, useBegunSequence } from '../../client/keys.ts';
import { cap } from '../../client/KeysDialog.css.ts';
import * as styles from './SequenceHint.css.ts';

/** After the first letter of a sequence, what its second can be; it stays until a key is pressed. */
export function SequenceHint() {
  const letter = useBegunSequence();
  return (
    <div role="status">
      {letter === '' ? null : (
        <div className={styles.hint}>
          <strong>Go to</strong>
          {sequencesFrom(letter).map(({ key, label }) => (
            <span key={key}>
              <kbd className={cap}>{key.slice(letter.length + 1)}</kbd> {label}
            </span>
          ))}
          <span>
            <kbd className={cap}>Esc</kbd> Stay here
          </span>
        </div>
      )}
    </div>
  );
}
