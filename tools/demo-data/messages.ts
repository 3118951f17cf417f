import type { contactMessages } from '../../src/db/schema/contact.ts';
import { foldTexts } from '../../src/shared/text/fold.ts';
import type { NewLead } from './leads.ts';
import { DAY, demoId, demoPeople, oneOf, recently, type Random } from './people.ts';

type NewMessage = typeof contactMessages.$inferInsert;

const COUNT = 30;
/** Some of the writers are leads, so that their pages have more than one kind of record. */
const KNOWN = 8;

const TEXTS: readonly (readonly [subject: string, message: string])[] = [
  [
    'Question about the score',
    'Which parts of a resume does the score read, and can we see why a candidate got a seven?',
  ],
  [
    'Pricing for two sites',
    'We hire for two warehouses under one company. Is that one subscription or two?',
  ],
  ['Invoice address', 'Our invoice should name the holding company. Where do I change that?'],
  [
    'Data processing agreement',
    'Our lawyers ask for a data processing agreement before we upload resumes. Can you send one?',
  ],
  [
    'Import from our system',
    'We have 400 resumes as PDF files in a folder. How do we get them into RiC?',
  ],
  [
    'Cannot open the shortlist',
    'Since this morning the shortlist page stays empty for one of our searches.',
  ],
  ['Partnership', 'We train recruiters in the Nordics and would like to show RiC in our course.'],
  [
    'Change of contact person',
    'Please write to me from now on. My colleague has left the company.',
  ],
];

interface Writer {
  name: string;
  email: string;
  createdAt: number;
}

function demoMessage(
  random: Random,
  now: number,
  { name, email, createdAt }: Writer,
  index: number,
): NewMessage {
  const [subject, message] = oneOf(random, TEXTS);
  const isDone = now - createdAt > 3 * DAY && random() < 0.8;
  const owner = isDone ? oneOf(random, ['Ana', 'Ben']) : null;
  return {
    id: demoId('message', index),
    limitKey: email,
    fingerprint: demoId('fingerprint', index),
    name,
    email,
    subject,
    message,
    userAgent: 'Mozilla/5.0',
    createdAt,
    searchText: foldTexts(name, email, subject, message),
    ...(isDone
      ? {
          status: oneOf(random, ['replied', 'done'] as const),
          owner,
          version: 2,
          changedAt: createdAt + Math.floor(random() * DAY),
          changedBy: owner,
        }
      : {}),
  };
}

export function demoMessages(random: Random, now: number, leads: readonly NewLead[]): NewMessage[] {
  const strangers = demoPeople(random, COUNT - KNOWN).map(({ first, last, email }) => ({
    name: `${first} ${last}`,
    email,
  }));
  const writers = [
    ...leads.slice(-KNOWN).map(({ name, email }) => ({ name, email })),
    ...strangers,
  ];
  return writers
    .map(({ name, email }) => ({ name, email, createdAt: recently(random, now, 45) }))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((writer, index) => demoMessage(random, now, writer, index));
}
