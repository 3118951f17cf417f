import { checkForm } from '../../../shared/form.ts';
import {
  filledText,
  placeholderProblem,
  type Filling,
  type MailText,
} from '../../../shared/text/mail-text.ts';
import type { Answering } from '../../client/answering.ts';
import { blankReply, quoteOf, replyFilling, replyForm, replyTexts } from '../replies.contract.ts';

interface Template {
  label: string;
  read: () => Promise<MailText | null>;
  /** @returns what became of it */
  remember: (mail: MailText) => Promise<string>;
}

export interface ReplyPartProps {
  list: string;
  id: string;
  name: string;
  email: string;
  /** The subject of what the person wrote; '' for none. */
  about: string;
  /** What the person wrote; '' for nothing to quote. */
  quote: string;
  /** Further placeholders. */
  filling?: Filling;
  /** A stored text that a reply can begin with. */
  template?: Template;
  answering: Answering;
}

export type Draft = MailText & { id: string; quotes: boolean; isOfTemplate?: boolean };

export const fillingOf = ({ name, filling, answering: { me } }: ReplyPartProps): Filling => ({
  ...replyFilling(name, me),
  ...filling,
});

export const quoteBelow = (
  { name, quote }: ReplyPartProps,
  { quotes }: Draft,
): string | undefined => (quotes ? quoteOf(name, quote) : undefined);

/** A draft as it leaves, or what is wrong with it. */
export function readyMail(
  part: ReplyPartProps,
  draft: Draft,
): { mail: MailText; problem: string | undefined } {
  const filling = fillingOf(part);
  const mail = filledText(draft, filling);
  if (draft.text === blankReply('').text) return { mail, problem: replyTexts.blank };
  const names = Object.keys(filling);
  const problem =
    placeholderProblem(draft.subject, names) ??
    placeholderProblem(draft.text, names) ??
    Object.values(checkForm(replyForm, mail))[0];
  return { mail, problem };
}
