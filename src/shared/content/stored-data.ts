import { retention } from './retention.ts';

const { leadMonths, messageMonths, declinedMonths, auditMonths } = retention;

interface StoredRecords {
  what: string;
  data: string;
  use: string;
  kept: string;
  tables: readonly string[];
}

/** What is stored of visitors, for /trust and the policy; a test compares its tables with the database's. */
export const storedData: readonly StoredRecords[] = [
  {
    what: 'Requests to get started',
    data: 'Name, e-mail address, time, the button, type of browser, the page and the address before it, the campaign named in it, the partner who sent you; phone number and company, where you told our staff',
    use: 'Reach you, and know who sent you',
    kept: `${leadMonths} months after our last contact; rows of a file that our staff did not take over, ${retention.importRowDays} days`,
    tables: ['leads', 'lead_visits', 'merged_leads', 'lead_import_rows'],
  },
  {
    what: 'Messages',
    data: 'Name, e-mail address, subject, message, time, type of browser, the result of the spam check',
    use: 'Answer you, and keep out spam',
    kept: `${messageMonths} months after they arrived`,
    tables: ['contact_messages'],
  },
  {
    what: 'Affiliate applications',
    data: 'Name, e-mail address, company, website, experience, audience, motivation, time, your agreement to the affiliate terms, our decision',
    use: 'Review the application, and run the program',
    kept: `Declined: ${declinedMonths} months after the decision. Others: when you ask for it`,
    tables: ['affiliate_applications'],
  },
  {
    what: 'E-mails and notes about you',
    data: 'What the site e-mails to our team or to you, and what our staff note',
    use: 'Work on what you asked for',
    kept: `Texts of e-mails: ${retention.mailTextDays} days after they were sent. Notes: with what they are about`,
    tables: ['outbox', 'staff_notes', 'decision_mail_templates', 'stored_texts'],
  },
  {
    what: 'Check values of forms',
    data: 'A check value of what was sent, without a text',
    use: 'Count a form that is sent twice once',
    kept: `${retention.formKeyDays} days`,
    tables: ['submission_keys'],
  },
  {
    what: 'The log of what our staff did',
    data: 'Who of our staff did what with which record, and when',
    use: 'Find out who changed something',
    kept: `${auditMonths} months after it was done`,
    tables: ['staff_audit'],
  },
  {
    what: 'Counts',
    data: 'How many forms arrived in an hour, without a name or an address',
    use: 'Notice a flood of forms',
    kept: `${retention.countDays} days`,
    tables: ['submission_hours'],
  },
];

/** What is left of an erased person. /trust, the policy and the page that erases say the same. */
export const staysAfterErasure = [
  `That an address or a phone number was erased, and when, for ${auditMonths} months. The address or number itself only as a keyed hash, which shows whether it was erased.`,
  'Entries of the log of what our staff did, without the person they were about.',
  'Counts in which no person can be found.',
  'Copies outside this site: the e-mail service’s own history, our team’s mailbox, files that were handed out, and the database’s history of 30 days at the hosting provider.',
  'Of a partner, the partnership at the platform that manages the program, which has its own copy.',
] as const;
