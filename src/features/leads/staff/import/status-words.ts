import { namesOf } from '../../../../staff/work/values.contract.ts';
import { leadValues, type LeadStatus } from '../leads-admin.contract.ts';

/** What other programs and people call each status, besides our own words. */
const OTHER_WORDS: Readonly<Record<LeadStatus, readonly string[]>> = {
  new: [
    'open',
    'not contacted',
    'open not contacted',
    'uncontacted',
    'lead',
    'subscriber',
    'to do',
  ],
  contacted: [
    'attempted to contact',
    'attempted',
    'connected',
    'called',
    'emailed',
    'in contact',
    'in progress',
    'working',
    'working contacted',
    'replied',
  ],
  qualified: [
    'sql',
    'mql',
    'sales qualified lead',
    'marketing qualified lead',
    'salesqualifiedlead',
    'marketingqualifiedlead',
    'opportunity',
    'open deal',
    'demo',
    'meeting scheduled',
    'proposal',
    'negotiation',
  ],
  won: ['closed won', 'closedwon', 'converted', 'closed converted', 'customer', 'client', 'signed'],
  lost: [
    'closed lost',
    'closedlost',
    'closed',
    'closed not converted',
    'unqualified',
    'disqualified',
    'not interested',
    'no interest',
    'bad timing',
    'bad fit',
    'dead',
    'churned',
  ],
  spam: ['junk', 'fake', 'bot', 'test'],
};

/** Letters and digits: 'Closed - Won' and 'closed_won' are one word. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The status that a file means; undefined for a word of its own. */
export const statusOf = (text: string): LeadStatus | undefined =>
  namesOf(leadValues.status.options).find((status) =>
    [status, plain(leadValues.status.options[status].label), ...OTHER_WORDS[status]].includes(
      plain(text),
    ),
  );
