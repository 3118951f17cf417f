import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from './Work.css.ts';

interface RecordChangeProps {
  /** What someone else changed; '' for nothing. */
  text: string;
  /** Left out where the record shows it already. */
  onShow?: () => void;
}

/** Says that the open record was changed by someone else; what is typed stays until it is shown. */
export const RecordChange = ({ text, onShow }: RecordChangeProps) => (
  <div className={styles.change} role="status">
    {text === '' ? null : (
      <>
        <p>{text}</p>
        {onShow ? (
          <StaffButton kind="row" onClick={onShow}>
            Show
          </StaffButton>
        ) : null}
      </>
    )}
  </div>
);
