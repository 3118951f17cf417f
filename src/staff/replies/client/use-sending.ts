import type { MailText } from '../../../shared/text/mail-text.ts';
import { uuidv7 } from '../../../shared/uuid.ts';
import { callOrThrow, CallError, useStaffMutation } from '../../client/staff-query.ts';
import { askFor } from '../../client/held-keys.ts';
import { say } from '../../client/undo.ts';
import { returnToRow } from '../../list/client/row-focus.ts';
import { repliesApi, replyTexts } from '../replies.contract.ts';
import { askedReply, replyField } from './asked-reply.ts';
import { quoteBelow, readyMail, type Draft, type ReplyPartProps } from './reply-draft.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

/** A draft as it leaves. */
type Sent = MailText & { quote: string | undefined; draft: Draft; waits: boolean; goesOn: boolean };

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

/** Sends a reply. The reader may go on to another record meanwhile, and is told there what came of it. */
export function useSending({ part, draft, onNotice, onChange, onClose }: SendingProps) {
  const { list, id, name, email, answering } = part;
  const { next, open, onSent, onWait } = answering;
  const sending = useStaffMutation({
    mutationFn: ({ draft: { id: reply_id }, subject, text, quote }: Sent) =>
      callOrThrow(
        repliesApi.send,
        { params: { list, id }, body: { reply_id, subject, text, ...(quote ? { quote } : {}) } },
        replyTexts.failed,
      ),
    onSuccess: ({ status }, { waits, goesOn }) => {
      const said = status === 'sent' ? `Sent to ${readableDomains(email)}.` : replyTexts.waits;
      onClose(said);
      if (goesOn) say({ text: status === 'sent' ? said : `${name}: ${said}` });
      if (waits) onWait();
      onSent();
      if (!goesOn) returnToRow(id);
    },
    onError: (error, { draft: sent, goesOn }) => {
      // The next try is another reply than the one that is stored.
      if (error instanceof CallError && error.failure.status === 409)
        onChange({ ...sent, id: uuidv7() });
      onNotice(error.message);
      if (!goesOn) return;
      say({
        text: `The reply to ${name} was not sent: ${error.message}`,
        isProblem: true,
        actions: [{ label: 'Open it', run: () => open(id) }],
      });
    },
  });
  const { isPending, isPaused } = sending;
  const send = ({ waits, goesOn }: AfterSending) => {
    const { mail, problem } = readyMail(part, draft);
    onNotice(problem ?? '');
    if (problem || isPending) return;
    const following = goesOn ? next() : undefined;
    sending.mutate({
      ...mail,
      quote: quoteBelow(part, draft),
      draft,
      waits,
      goesOn: following !== undefined,
    });
    if (following === undefined) {
      if (goesOn) say({ text: replyTexts.noNext });
      return;
    }
    askFor(replyField(following));
    askedReply.set(following);
    open(following);
  };
  return { send, isPending, isPaused };
}
