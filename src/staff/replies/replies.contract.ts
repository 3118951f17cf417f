import { endpoint } from '../../shared/api.ts';
import { site } from '../../shared/content/site.ts';
import { defineForm } from '../../shared/form.ts';
import { authorFirst } from '../../shared/text/author.ts';
import {
  mailFields,
  placeholderProblem,
  type Filling,
  type MailText,
} from '../../shared/text/mail-text.ts';

/** A reply as it leaves; placeholders are filled in before. */
export const replyForm = defineForm({
  fields: mailFields((text) => placeholderProblem(text, [])),
});

/** The longest quote that goes below a reply. */
export const QUOTE_MAX = 12_000;

const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Who sent only their name and address wrote no subject. */
function subjectOf(about: string): string {
  if (about === '') return `Your request to ${site.brand}`;
  return /^re:/i.test(about) ? about : `Re: ${about}`;
}

/** The form of a reply until staff write something. @param name of who gets it */
export const blankReply = (about: string, name: string): MailText => ({
  subject: subjectOf(about),
  text: `Hello ${firstName(name)},\n\n\n\nThe ${site.brand} team`,
});

/** What the placeholders of a reply become. @param me the name of who writes; '' without one */
export const replyFilling = (name: string, me: string): Filling => ({
  name,
  first_name: firstName(name),
  me,
});

/** What a person wrote, below a reply. */
export const quoteOf = (name: string, text: string): string =>
  [`${name} wrote:`, ...text.slice(0, QUOTE_MAX / 2).split('\n')].join('\n> ');

export const replyTexts = {
  blank: 'Write an answer between the greeting and the name',
  noNext: 'No further record on this page waits for you.',
  leaves: 'It leaves within ten seconds.',
  draftAgain: 'It is a draft again.',
  tooLate: 'It is too late to undo: the reply has left',
  offline: 'You are offline. It is sent once the connection is back.',
  gone: 'This record is no longer there',
  failed: 'The reply could not be stored',
  cannotSend: 'E-mails to people are not set up yet: an engineer can do it.',
  nobody: 'There is no email address to reply to: call them.',
  noAddress: 'No e-mail can be sent to this address',
  answered: (by: string) =>
    `${authorFirst(by)} has replied since you began: see what we did. Send again to send yours, too.`,
  changed: 'An earlier text of this reply is stored already: see what we did',
} as const;

/** What became of a reply's e-mail; the problem is that of its last try. It can be undone for `undo_ms`. */
export type ReplyOutcome = {
  status: 'pending' | 'sending' | 'sent' | 'failed';
  problem: string | null;
  undo_ms: number | null;
};

export const repliesApi = {
  /**
   * Stores a reply under an id of the browser's and sends it; repeating that changes nothing. One that was
   * begun so long ago (`begun_ms`) is not sent where a colleague has replied since.
   */
  send: endpoint('POST', '/api/admin/:list/:id/replies').of<
    { body: MailText & { reply_id: string; quote?: string; begun_ms?: number } },
    ReplyOutcome
  >(),
  /** Takes a reply back that has not left; repeating that changes nothing. */
  undo: endpoint('POST', '/api/admin/:list/:id/replies/:reply/undo').of<object, null>(),
} as const;
