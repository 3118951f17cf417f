import { useEffect, useEffectEvent, useState } from 'react';

import type { DisplayTime } from '../../../shared/display-time.ts';
import { nextTryText, problemText } from '../../../shared/text/unsent-text.ts';
import { Letter } from '../../client/MailEditor.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { SendAgainButton } from '../../client/SendAgainButton.tsx';
import type { WorkEntry } from '../../work/work.contract.ts';
import { replyTexts } from '../replies.contract.ts';
import { quiet } from './ReplyPart.css.ts';
import { takeReplyBack } from './take-reply-back.ts';

type Reply = NonNullable<WorkEntry['reply']>;

interface ReplyEntryProps {
  id: string;
  /** The record. */
  about: { list: string; id: string; name: string };
  text: string;
  reply: Reply;
  /** Whether it can be sent again elsewhere in the pane. */
  isSaid: boolean;
  time: DisplayTime;
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
  isSaid,
  time,
  onChanged,
}: ReplyEntryProps) {
  const [isBusy, setIsBusy] = useState(false);
  useLeaving(mail, onChanged);
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
        <p className={quiet} suppressHydrationWarning>
          {mail.problem !== null
            ? `Sending failed: ${problemText(mail.problem)}. ${nextTryText(mail.next_at, time)}`
            : 'Not sent yet.'}{' '}
          {isSaid ? null : <SendAgainButton id={mail.id} name="Reply" onTried={onChanged} />}
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
