import { useState } from 'react';

import { Letter } from '../../client/MailEditor.tsx';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import type { WorkEntry } from '../../work/work.contract.ts';
import { mailApi } from '../../../outbox/mail.contract.ts';
import { replyTexts } from '../replies.contract.ts';
import { quiet } from './ReplyPart.css.ts';

interface ReplyEntryProps {
  text: string;
  reply: NonNullable<WorkEntry['reply']>;
  /** It was tried again. */
  onTried: () => void;
}

/** A reply in the history of a record, with what became of its e-mail. */
export function ReplyEntry({ text, reply: { subject, mail }, onTried }: ReplyEntryProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const retry = async (id: string) => {
    setIsBusy(true);
    const tried = await callAsStaff(mailApi.retry, { params: { id } });
    setIsBusy(false);
    setProblem(tried.ok ? '' : tried.error.error || replyTexts.failed);
    if (tried.ok) onTried();
  };
  return (
    <>
      <Letter mail={{ subject, text }} />
      {mail === null || mail.status === 'sent' ? null : (
        <p className={quiet}>
          {problem || `Not sent yet${mail.problem ? `: ${mail.problem}` : ''}. `}
          <StaffButton kind="row" busy={isBusy} onClick={() => void retry(mail.id)}>
            Try again
          </StaffButton>
        </p>
      )}
    </>
  );
}
