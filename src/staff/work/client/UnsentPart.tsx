import { useState } from 'react';

import { sendAgain } from '../../client/send-again.ts';
import { problem } from '../../../ui/staff/Screen.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import type { Unsent } from '../work.contract.ts';
import { line } from './Work.css.ts';

interface SendAgainButtonProps {
  /** Of the row of the outbox. */
  id: string;
  /** Of who gets it. */
  name: string;
  onTried: () => void;
}

export function SendAgainButton({ id, name, onTried }: SendAgainButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    await sendAgain(id, name);
    setIsBusy(false);
    onTried();
  };
  return (
    <StaffButton kind="row" busy={isBusy} onClick={() => void press()}>
      Try again
    </StaffButton>
  );
}

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
