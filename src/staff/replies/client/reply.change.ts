import { changeKind, type ChangeData } from '../../client/change-kinds.ts';
import { openRecord } from '../../client/open-record.ts';
import { browserClient, invalidateList } from '../../client/staff-query.ts';
import { runUndo, sayAfterChange } from '../../client/undo.ts';
import { replyTexts } from '../replies.contract.ts';
import { askedReply } from './asked-reply.ts';
import { takeReplyBack, type ReplyToUndo } from './take-reply-back.ts';

interface WrittenReply extends ReplyToUndo {
  /** How what followed from it is undone. */
  wait: ChangeData | null;
}

async function takeBack({ wait, ...reply }: WrittenReply): Promise<void> {
  if (!(await takeReplyBack(reply))) return;
  if (wait) runUndo(wait);
  const { list, id, name } = reply;
  sayAfterChange(`${name}: reply taken back. ${replyTexts.draftAgain}`);
  askedReply.set(id);
  openRecord(list, id, false);
  invalidateList(browserClient(), list);
}

/** Has a reply back as a draft, in its record. */
export const replyUndo = changeKind<WrittenReply>('reply', {
  undo: (reply) => void takeBack(reply),
});
