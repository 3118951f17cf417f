import { useState } from 'react';

import { mailApi } from '../../outbox/mail.contract.ts';
import { problemText } from '../../shared/text/unsent-text.ts';
import { StaffButton } from '../../ui/staff/StaffButton.tsx';
import { callAsStaff } from './call-as-staff.ts';
import { say } from './undo.ts';

/** Sends a row of the outbox again, and says what came of it. @returns whether it left */
export async function sendAgain(id: string, name: string): Promise<boolean> {
  const tried = await callAsStaff(mailApi.retry, { params: { id } });
  const answer = tried.ok ? tried.value.problem : null;
  const isSent = tried.ok && answer === null;
  const why = tried.ok ? problemText(answer ?? '') : tried.error.error || 'please try again';
  say({ text: isSent ? `${name}: sent.` : `${name}: not sent. ${why}`, isProblem: !isSent });
  return isSent;
}

export interface SendAgainButtonProps {
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
