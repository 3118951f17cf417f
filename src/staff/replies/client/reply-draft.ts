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
  /** As it is stored; null where it cannot be read. */
  read: () => Promise<MailText | null>;
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
  /** A stored text that a reply can begin with; it asks something, so the record then waits for the person. */
  template?: Template;
  answering: Answering;
}

export type Draft = MailText & {
  id: string;
  quotes: boolean;
  /** The text as it began, or as a stored text left it. */
  given: string;
  /** Whether its record is to wait for the person, where the reply itself says so. */
  waits?: boolean;
};

/** A value with braces would be filled again when what it was put into is sent. */
const withoutBraces = (value: string): string => value.replaceAll(/[{}]/g, '');

export const fillingOf = ({ name, filling, answering: { me } }: ReplyPartProps): Filling =>
  Object.fromEntries(
    Object.entries({ ...replyFilling(name, me), ...filling }).map(([key, value]) => [
      key,
      withoutBraces(value),
    ]),
  );

export const blankReplyOf = ({ about, name }: ReplyPartProps): MailText =>
  blankReply(about, withoutBraces(name));

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
  if (draft.text === blankReplyOf(part).text) return { mail, problem: replyTexts.blank };
  const names = Object.keys(filling);
  const problem =
    placeholderProblem(draft.subject, names) ??
    placeholderProblem(draft.text, names) ??
    Object.values(checkForm(replyForm, mail))[0];
  return { mail, problem };
}
