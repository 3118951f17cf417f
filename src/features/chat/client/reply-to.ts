import { CHAT_RULES, CHAT_TEXTS } from '../chat.contract.ts';

/** The first rule with a keyword anywhere in the text, in any letter case, replies. */
export function chatReplyTo(text: string): string {
  const heard = text.toLowerCase();
  const rule = CHAT_RULES.find(({ keywords }) => keywords.some((word) => heard.includes(word)));
  return rule?.response ?? CHAT_TEXTS.fallback;
}
