import { textTable } from '../text/text-table.ts';
import { retention } from './retention.ts';

const { leadMonths, messageMonths, declinedMonths, auditMonths } = retention;

/** What is stored of visitors, for /trust and the policy; a test compares its tables with the database's. */
export const storedData = textTable(
  ['what', 'data', 'use', 'kept', 'tables'],
  `
Requests to get started | Name, e-mail address, time, the button, type of browser, the page and the address before it, the campaign named in it, the partner who sent you | Reach you, and know who sent you | ${leadMonths} months after our last contact | leads lead_visits
Messages | Name, e-mail address, subject, message, time, type of browser, the result of the spam check | Answer you, and keep out spam | ${messageMonths} months after they arrived | contact_messages
Affiliate applications | Name, e-mail address, company, website, experience, audience, motivation, time, your agreement to the affiliate terms, our decision | Review the application, and run the program | Declined: ${declinedMonths} months after the decision. Others: when you ask for it | affiliate_applications
E-mails and notes about you | What the site e-mails to our team or to you, and what our staff note | Work on what you asked for | Texts of e-mails: ${retention.mailTextDays} days after they were sent. Notes: with what they are about | outbox staff_notes decision_mail_templates
Check values of forms | A check value of what was sent, without a text | Count a form that is sent twice once | ${retention.formKeyDays} days | submission_keys
The log of what our staff did | Who of our staff did what with which record, and when | Find out who changed something | ${auditMonths} months after it was done | staff_audit
Counts | How many forms arrived in an hour, without a name or an address | Notice a flood of forms | ${retention.countDays} days | submission_hours
`,
);

/** What is left of an erased person. /trust, the policy and the page that erases say the same. */
export const staysAfterErasure = [
  `That an address was erased, and when, for ${auditMonths} months. The address itself only as a keyed hash, which shows whether it was erased.`,
  'Entries of the log of what our staff did, without the person they were about.',
  'Counts in which no person can be found.',
  'Copies outside this site: the e-mail service’s own history, our team’s mailbox, files that were handed out, and the database’s history of 30 days at the hosting provider.',
  'Of a partner, the partnership at the platform that manages the program, which has its own copy.',
] as const;
