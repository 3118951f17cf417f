import { LOCAL_PASSWORD } from './vite/sandbox-vars.ts';

const MIN_LENGTH = 12;
/** Of what is left without the words below. */
const MIN_REST = 8;

/** Words that are tried first here, in lower case (README lists them). */
export const CONTEXT_WORDS = [
  'recruiting',
  'recruiter',
  'recruit',
  'candidate',
  'affiliate',
  'shortlist',
  'hiring',
  'password',
  'welcome',
  'letmein',
  'qwerty',
  'staff',
  'admin',
  'leads',
  'ric',
] as const;

/** Digits and signs that stand for letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Why a staff password is too easy to guess; undefined for a good one. */
export function passwordProblem(password: string): string | undefined {
  if (password === LOCAL_PASSWORD)
    return `"${LOCAL_PASSWORD}" is the password of local runs; choose another.`;
  if (password.length < MIN_LENGTH)
    return `A staff password needs at least ${MIN_LENGTH} characters.`;
  const letters = password.toLowerCase().replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? '');
  const rest = CONTEXT_WORDS.reduce((text, word) => text.replaceAll(word, ''), letters);
  return rest.length < MIN_REST
    ? `Without words that are guessed first, a staff password needs at least ${MIN_REST} more characters. The words: ${CONTEXT_WORDS.join(', ')}.`
    : undefined;
}
