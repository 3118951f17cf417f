import { site } from '../../../shared/content/site.ts';
import { CHAT_RULES, CHAT_TEXTS } from '../chat.contract.ts';

/** What else visitors write, for which no rule has a keyword. */
const COURTESIES: readonly (readonly [RegExp, string])[] = [
  [/\bsign(?:ing)?[ -]?up\b|\bregister\b/, CHAT_RULES[3]?.response ?? ''],
  [/\bthank/, `You're welcome. Our people are here ${site.hours.human.short}, too.`],
  [/^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b/, CHAT_TEXTS.greeting],
];

/**
 * The first rule with a keyword among the words of the text, else the first with one inside a word: the
 * "do" of "documents" counts only where nothing else does. In any letter case.
 */
export function chatReplyTo(text: string): string {
  const heard = text.toLowerCase();
  const padded = ` ${heard.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const ruleFor = (isIn: (word: string) => boolean) =>
    CHAT_RULES.find(({ keywords }) => keywords.some(isIn))?.response;
  return (
    ruleFor((word) => padded.includes(` ${word} `)) ??
    COURTESIES.find(([said]) => said.test(heard))?.[1] ??
    ruleFor((word) => heard.includes(word)) ??
    CHAT_TEXTS.fallback
  );
}
