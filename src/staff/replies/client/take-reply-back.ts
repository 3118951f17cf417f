import { uuidv7 } from '../../../shared/uuid.ts';
import { bringBackDraft } from '../../client/drafts.ts';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { say } from '../../client/undo.ts';
import { repliesApi, replyTexts } from '../replies.contract.ts';
import type { Draft } from './reply-draft.ts';

export interface ReplyToUndo {
  list: string;
  /** Of the record. */
  id: string;
  /** Of its person. */
  name: string;
  /** As it was written. */
  draft: Draft;
}

/** Takes a reply back before it leaves: it is a draft again. @returns whether it is */
export async function takeReplyBack({ list, id, name, draft }: ReplyToUndo): Promise<boolean> {
  const params = { list, id, reply: draft.id };
  const undone = await callAsStaff(repliesApi.undo, { params });
  if (!undone.ok) {
    say({ text: `${name}: ${undone.error.error || replyTexts.failed}`, isProblem: true });
    return false;
  }
  // Another reply than the one that was stored.
  bringBackDraft(`reply:${id}`, JSON.stringify({ ...draft, id: uuidv7() }));
  return true;
}
