import { CHAT_TEXTS, isSendable, type ChatMessage } from '../chat.contract.ts';
import { chatReplyTo } from './reply-to.ts';

export interface Conversation {
  open: boolean;
  minimised: boolean;
  /** The input's value. */
  draft: string;
  messages: readonly ChatMessage[];
}

/** Before the first click on the launcher; also what the server renders. */
export const UNTOUCHED: Conversation = { open: false, minimised: false, draft: '', messages: [] };

/** `at`: the added message's time, in ms since 1970. */
export type Step =
  | { type: 'open'; at: number }
  | { type: 'close' }
  | { type: 'toggleMinimised' }
  | { type: 'type'; text: string }
  | { type: 'quickReply'; text: string }
  | { type: 'send'; text: string; at: number }
  | { type: 'reply'; to: number; at: number }
  | { type: 'restore'; stored: Conversation };

const add = (
  messages: readonly ChatMessage[],
  sender: ChatMessage['sender'],
  text: string,
  timestamp: number,
): readonly ChatMessage[] => [
  ...messages,
  { id: (messages.at(-1)?.id ?? 0) + 1, text, sender, timestamp },
];

/** The visitor's messages without a reply; replies come in order, after one greeting. */
export function unanswered(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const asked = messages.filter((message) => message.sender === 'user');
  const replies = messages.length - asked.length - 1;
  return asked.slice(Math.max(0, replies));
}

/** A reducer: the same object when nothing changes. */
export function converse(now: Conversation, step: Step): Conversation {
  switch (step.type) {
    case 'open':
      return {
        ...now,
        open: true,
        minimised: false,
        messages:
          now.messages.length > 0 ? now.messages : add([], 'bot', CHAT_TEXTS.greeting, step.at),
      };
    case 'close':
      return { ...now, open: false };
    case 'toggleMinimised':
      return { ...now, minimised: !now.minimised };
    case 'type':
      return { ...now, draft: step.text };
    case 'quickReply':
      return { ...now, minimised: false, draft: step.text };
    case 'send':
      if (!isSendable(step.text)) return now;
      return { ...now, draft: '', messages: add(now.messages, 'user', step.text.trim(), step.at) };
    case 'reply': {
      const question = unanswered(now.messages).find((message) => message.id === step.to);
      if (!question) return now;
      return { ...now, messages: add(now.messages, 'bot', chatReplyTo(question.text), step.at) };
    }
    case 'restore':
      return step.stored;
    default:
      return now;
  }
}
