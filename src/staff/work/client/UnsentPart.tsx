import { SendAgainButton, type SendAgainButtonProps } from '../../client/SendAgainButton.tsx';
import { problem } from '../../../ui/staff/Screen.css.ts';
import type { Unsent } from '../work.contract.ts';
import { line } from './Work.css.ts';

interface UnsentPartProps extends Pick<SendAgainButtonProps, 'name' | 'onTried'> {
  unsent: Unsent;
}

/** That something about the record was not sent, and why. */
export const UnsentPart = ({ unsent: { id, what, problem: why }, ...button }: UnsentPartProps) => (
  <div className={line}>
    <span className={problem}>{`${what} not sent: ${why}.`}</span>
    <SendAgainButton id={id} {...button} />
  </div>
);
