import { site } from '../../shared/content/site.ts';
import type { RecordName } from '../../shared/record-names.ts';

/** A text that a team can begin with. */
interface Starter {
  id: string;
  name: string;
  text: string;
}

const letter = (words: string): string =>
  `Hello {first_name},\n\n${words}\n\n{me}\nThe ${site.brand} team`;

const ASK_FOR_A_TIME = letter(
  'Thank you for writing. It may be easiest to talk. Which two or three times would suit you, and in which time zone are you?',
);

/** They promise nothing, and say nothing of the product. */
const TEXTS: Readonly<Record<RecordName, Readonly<Record<string, string>>>> = {
  message: {
    'Thanks, we look into it': letter(
      'Thank you for your message. We are looking into it and will write to you again.',
    ),
    'Ask for a time to talk': ASK_FOR_A_TIME,
    'Ask for more': letter(
      'Thank you for your message. So that we can answer it well, could you tell us a little more: which roles you hire for, where, and what you would like to know?',
    ),
    'Follow up': letter(
      'Did our last message answer your question? If anything is open, simply reply to this e-mail.',
    ),
  },
  lead: {
    'Thanks, a first question': letter(
      `Thank you for your interest in ${site.brand}. What do you hire for at the moment, and where? A line or two is enough.`,
    ),
    'Ask for a time to talk': ASK_FOR_A_TIME,
    'Follow up': letter(
      'I would like to come back to my last message. Is this still of interest to you? If it is not the right moment, tell me when to write again.',
    ),
    'Last message for now': letter(
      'I have not heard from you, so I will not write again for now. If you would like to go on at some point, simply reply to this e-mail.',
    ),
  },
  application: {
    'Thanks, we read it': letter(
      `Thank you for your application to the ${site.brand} affiliate program. We are reading it and will write to you again.`,
    ),
    'Ask about the site': letter(
      `Thank you for your application. Where would you write about ${site.brand}? Please send us the address of the site or channel, and one or two pages that show what it is about.`,
    ),
    'Ask about the audience': letter(
      'Thank you for your application. Could you tell us a little about your audience: who they are, roughly how many, and in which countries?',
    ),
    'Follow up': letter(
      'We asked you something about your application and have not heard from you yet. We can go on as soon as you reply to this e-mail.',
    ),
  },
};

/** What a team can begin with, of a kind of record. Their ids are the same each time: none is added twice. */
export const startersFor = (kind: RecordName): readonly Starter[] =>
  Object.entries(TEXTS[kind]).map(([name, text], index) => ({
    id: `starter-${kind}-${index + 1}`,
    name,
    text,
  }));
