import { SendAgainButton, type SendAgainButtonProps } from '../../client/SendAgainButton.tsx';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { unsentText } from '../../../shared/text/unsent-text.ts';
import { problem } from '../../../ui/staff/Screen.css.ts';
import type { Unsent } from '../work.contract.ts';
import { line } from './WorkPane.css.ts';

interface UnsentPartProps extends Pick<SendAgainButtonProps, 'name' | 'onTried'> {
  unsent: Unsent;
  time: DisplayTime;
}

/** That something about the record was not sent, why, and what comes next. */
export const UnsentPart = ({ unsent, time, ...button }: UnsentPartProps) => (
  <div className={line}>
    <span className={problem} suppressHydrationWarning>
      {unsentText(unsent, time)}
    </span>
    <SendAgainButton id={unsent.id} {...button} />
  </div>
);
