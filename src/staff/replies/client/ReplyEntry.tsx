import { useEffect, useEffectEvent, useState } from 'react';

import { Letter } from '../../client/MailEditor.tsx';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import type { WorkEntry } from '../../work/work.contract.ts';
import { mailApi } from '../../../outbox/mail.contract.ts';
import { replyTexts } from '../replies.contract.ts';
import { quiet } from './ReplyPart.css.ts';
import { takeReplyBack } from './take-reply-back.ts';

type Reply = NonNullable<WorkEntry['reply']>;

interface ReplyEntryProps {
  id: string;
  /** The record. */
  about: { list: string; id: string };
  text: string;
  reply: Reply;
  /** Something became of it. */
  onChanged: () => void;
}

/** Once its time to undo is over, how often (ms) a reply is looked at until its e-mail has left. */
const LEAVING_MS = 3000;

/** Has the record read again until the e-mail was sent or refused. */
function useLeaving(mail: Reply['mail'], onChanged: () => void): void {
  const isLeaving =
    mail !== null && mail.problem === null && /^(?:pending|sending)$/.test(mail.status);
  const look = useEffectEvent(onChanged);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setInterval(() => look(), LEAVING_MS);
    return () => clearInterval(timer);
  }, [isLeaving]);
}

/** A reply in the history of a record, with what became of its e-mail. */
export function ReplyEntry({
  id,
  about,
  text,
  reply: { subject, mail },
  onChanged,
}: ReplyEntryProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useLeaving(mail, onChanged);
  const retry = async (mailId: string) => {
    setIsBusy(true);
    const tried = await callAsStaff(mailApi.retry, { params: { id: mailId } });
    setIsBusy(false);
    setProblem(tried.ok ? '' : tried.error.error || replyTexts.failed);
    if (tried.ok) onChanged();
  };
  const undo = async () => {
    setIsBusy(true);
    const draft = { id, subject, text, quotes: true, given: '' };
    await takeReplyBack({ ...about, draft });
    setIsBusy(false);
    onChanged();
  };
  return (
    <>
      <Letter mail={{ subject, text }} />
      {mail === null || mail.status === 'sent' ? null : mail.undo_ms === null ? (
        <p className={quiet}>
          {problem || (mail.problem ? `Sending failed: ${mail.problem}.` : 'Not sent yet.')}{' '}
          <StaffButton kind="row" busy={isBusy} onClick={() => void retry(mail.id)}>
            Try again
          </StaffButton>
        </p>
      ) : (
        <p className={quiet}>
          {`${replyTexts.leaves} `}
          <StaffButton kind="row" busy={isBusy} onClick={() => void undo()}>
            Undo
          </StaffButton>
        </p>
      )}
    </>
  );
}
