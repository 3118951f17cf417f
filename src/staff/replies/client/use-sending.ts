import type { MailText } from '../../../shared/text/mail-text.ts';
import { timeOfUuid, uuidv7 } from '../../../shared/uuid.ts';
import { callOrThrow, CallError, useStaffMutation } from '../../client/staff-query.ts';
import { askFor } from '../../client/held-keys.ts';
import { openRecord } from '../../client/open-record.ts';
import { beginChange, changeEnded, changeMade, say } from '../../client/undo.ts';
import { returnToRow } from '../../list/client/row-focus.ts';
import { repliesApi, replyTexts } from '../replies.contract.ts';
import { askedReply, replyField } from './asked-reply.ts';
import { replyUndo } from './reply.change.ts';
import { quoteBelow, readyMail, type Draft, type ReplyPartProps } from './reply-draft.ts';

/** A draft as it leaves. */
type Sent = MailText & {
  quote: string | undefined;
  draft: Draft;
  waits: boolean;
  goesOn: boolean;
  /** No further record was found to go on to. */
  isLast: boolean;
};

/** What is done once it is sent. */
export interface AfterSending {
  /** The record waits for its person. */
  waits: boolean;
  /** The next record that waits for staff opens. */
  goesOn: boolean;
}

interface SendingProps {
  part: ReplyPartProps;
  draft: Draft;
  onNotice: (text: string) => void;
  onChange: (draft: Draft) => void;
  onClose: (said: string) => void;
}

const bodyOf = ({ draft: { id: reply_id }, subject, text, quote }: Sent) => ({
  reply_id,
  subject,
  text,
  ...(quote ? { quote } : {}),
  begun_ms: Math.max(0, Date.now() - timeOfUuid(reply_id)),
});

/** Sends a reply. The reader may go on to another record meanwhile, and is told there what came of it. */
export function useSending({ part, draft, onNotice, onChange, onClose }: SendingProps) {
  const { list, id, name, answering } = part;
  const { isGone, next, readAgain, onWait } = answering;
  const sending = useStaffMutation({
    meta: { about: name },
    mutationFn: (sent: Sent) =>
      callOrThrow(repliesApi.send, { params: { list, id }, body: bodyOf(sent) }, replyTexts.failed),
    onSuccess: ({ undo_ms }, { draft: sent, waits, goesOn, isLast }) => {
      onClose('');
      const wait = waits ? onWait() : null;
      const none = isLast ? ` ${replyTexts.noNext}` : '';
      changeMade(
        sent.id,
        `${name}: reply written. ${replyTexts.leaves}${none}`,
        replyUndo({ list, id, name, draft: sent, wait }),
        undo_ms ?? 0,
      );
      readAgain();
      if (!goesOn) returnToRow(id);
    },
    onError: (error, { draft: sent, goesOn }) => {
      changeEnded(sent.id);
      // The next try is another reply than the one that is stored, begun with what was said now.
      if (error instanceof CallError && error.failure.status === 409) {
        onChange({ ...sent, id: uuidv7() });
        readAgain();
      }
      onNotice(error.message);
      if (!goesOn) return;
      say({
        text: `The reply to ${name} was not sent: ${error.message}`,
        isProblem: true,
        actions: [{ label: 'Open it', run: () => openRecord(list, id) }],
      });
    },
  });
  const { isPending, isPaused } = sending;
  const send = ({ waits, goesOn }: AfterSending) => {
    const { mail, problem } = readyMail(part, draft);
    onNotice(problem ?? '');
    if (problem || isPending || isGone) return;
    const following = goesOn ? next() : undefined;
    beginChange(draft.id);
    sending.mutate({
      ...mail,
      quote: quoteBelow(part, draft),
      draft,
      waits,
      goesOn: following !== undefined,
      isLast: goesOn && following === undefined,
    });
    if (following === undefined) return;
    askFor(replyField(following));
    askedReply.set(following);
    openRecord(list, following);
  };
  return { send, isPending, isPaused, isGone };
}
