import { expect, test } from 'vitest';

import { converse, unanswered, UNTOUCHED } from '../../../src/features/chat/client/conversation.ts';
import {
  CHAT_DELAYS,
  CHAT_RULES,
  CHAT_TEXTS,
  isSendable,
  MAX_CHAT_LENGTH,
  linkOf,
  QUICK_REPLIES,
} from '../../../src/features/chat/chat.contract.ts';
import { chatReplyTo } from '../../../src/features/chat/client/reply-to.ts';
import { request } from '../../helpers/request.ts';

/** Message, the rule that replies (from 1) and what the reply contains. */
const REPLIES: [id: string, message: string, rule: number, meaning: RegExp][] = [
  ['CHAT-20', 'When are you open?', 1, /Mon-Fri 9am-5pm.*Contact page/],
  ['CHAT-20', 'what are your hours', 1, /Contact page/],
  ['CHAT-19', 'sometimes', 1, /Contact page/],
  ['CHAT-21', 'PRICING', 2, /tiers.*size of your company.*need.*pricing page/],
  ['CHAT-19', 'how much is it', 2, /pricing page/],
  ['CHAT-21', 'what does it cost', 2, /pricing page/],
  ['CHAT-22', 'who are you', 3, /AI agent/],
  ['CHAT-22', 'Tell me about RiC', 3, /AI agent/],
  ['CHAT-23', 'is there a trial', 4, /Sign up.*guaranteed.*AI.*professional recruiters/],
  ['CHAT-24', 'how', 5, /AI finds the best candidates.*review the top ones and decide/],
  ['CHAT-24', 'the workflow', 5, /decide/],
  ['CHAT-19', 'what about bias', 6, /find candidates, streamline hiring.*questions answered/],
  ['CHAT-25', 'do', 6, /streamline hiring/],
  ['CHAT-26', "I'd like a demo", 7, /Schedule a Demo button on the home page.*contact form/],
  ['CHAT-27', 'ats', 8, /integrates with multiple platforms.*demo by email.*follow up/],
  ['CHAT-28', 'bias', 9, /reduces bias and promotes fair hiring/],
  ['CHAT-28', 'is it fair', 9, /fair hiring/],
  ['CHAT-29', 'resumes', 10, /aggregated from publicly available professional and career sources/],
  ['CHAT-29', 'job boards', 10, /publicly available/],
  ['CHAT-19', 'Are my documents used without bias?', 6, /streamline hiring/],
  ['CHAT-19', 'What is the timeline for a demo?', 1, /Contact page/],
  ['CHAT-19', 'Do you hire in America?', 3, /AI agent/],
  ['CHAT-19', 'Documents needed for a demo', 6, /streamline hiring/],
  ['CHAT-19', 'Historic data?', 3, /AI agent/],
  ['CHAT-19', 'documents', 6, /streamline hiring/],
  ['CHAT-30', 'resume', 11, /analyzes resumes.*matches candidates to your job listings/],
];

for (const [id, message, rule, meaning] of REPLIES) {
  test(`rule ${rule} replies to "${message}" (${id})`, () => {
    expect(chatReplyTo(message)).toBe(CHAT_RULES[rule - 1]?.response);
    expect(chatReplyTo(message)).toMatch(meaning);
  });
}

test('the rules have the specified order and keywords (CHAT-19)', () => {
  expect(CHAT_RULES.map((rule) => rule.keywords.join(' / '))).toEqual([
    'hours / open / time',
    'how much / cost / pricing / price / plans',
    'ric / who',
    'trial / free / start',
    'how / process / workflow / control',
    'what / do',
    'demo / schedule / presentation',
    'ats / integrate / integration',
    'bias / fair / diversity',
    'where / resumes / source / data / job boards',
    'resume / match / candidate',
  ]);
});

test('without a matching rule the fallback is the reply (CHAT-31, ERR-09, X-02)', () => {
  for (const text of ['xyzzy', 'Hello', 'Hi!', 'Thanks', 'Sign up']) {
    expect(chatReplyTo(text)).toBe(
      "I'm sorry, I didn't catch that. Can you rephrase or ask something else about our recruiting services?",
    );
  }
  expect(linkOf(chatReplyTo('xyzzy'))).toBeUndefined();
});

test('blank messages are not sent (CHAT-08)', () => {
  expect(isSendable('')).toBe(false);
  expect(isSendable(' \n\t ')).toBe(false);
  expect(isSendable(' hi ')).toBe(true);
  expect(isSendable('x'.repeat(MAX_CHAT_LENGTH))).toBe(true);
  expect(isSendable('x'.repeat(MAX_CHAT_LENGTH + 1))).toBe(false);
  const open = converse(UNTOUCHED, { type: 'open', at: 1 });
  expect(converse(open, { type: 'send', text: '  ', at: 2 })).toBe(open);
});

test('the delays and the quick replies are the specified ones (CHAT-11, CHAT-14, CST-05, CST-06)', () => {
  expect(CHAT_DELAYS).toEqual({ reply: 1500, quickReply: 100 });
  expect(QUICK_REPLIES).toEqual([
    { label: 'About RiC', message: 'Tell me about RiC' },
    { label: 'Request Demo', message: "I'd like a demo" },
  ]);
});

test('the first message is RiC’s greeting; messages are numbered in sequence (CHAT-09, CHAT-18)', () => {
  let chat = converse(UNTOUCHED, { type: 'open', at: 1 });
  expect(chat.messages).toEqual([
    { id: 1, text: CHAT_TEXTS.greeting, sender: 'bot', timestamp: 1 },
  ]);
  expect(CHAT_TEXTS.greeting).toMatch(/RiC.*AI Consultant/);
  chat = converse(chat, { type: 'send', text: ' pricing ', at: 2 });
  expect(chat).toMatchObject({ draft: '' });
  expect(chat.messages[1]).toEqual({ id: 2, text: 'pricing', sender: 'user', timestamp: 2 });
  expect(unanswered(chat.messages).map(({ id }) => id)).toEqual([2]);
});

test('RiC is an assistant in the header, a consultant in the greeting, an agent in the reply (X-39)', () => {
  expect(CHAT_TEXTS.title).toBe('RiC - Your AI Assistant');
  expect(CHAT_TEXTS.greeting).toMatch(/AI Consultant/);
  expect(chatReplyTo('who are you')).toMatch(/AI agent/);
});

test('each question gets one reply, in order, however often its timer fires (CHAT-11)', () => {
  let chat = converse(UNTOUCHED, { type: 'open', at: 1 });
  chat = converse(chat, { type: 'send', text: 'ats', at: 2 });
  chat = converse(chat, { type: 'send', text: 'bias', at: 3 });
  chat = converse(chat, { type: 'reply', to: 2, at: 4 });
  expect(chat.messages.at(-1)?.text).toBe(chatReplyTo('ats'));
  expect(converse(chat, { type: 'reply', to: 2, at: 5 })).toBe(chat);
  chat = converse(chat, { type: 'reply', to: 3, at: 6 });
  expect(chat.messages.at(-1)?.text).toBe(chatReplyTo('bias'));
  expect(unanswered(chat.messages)).toEqual([]);
});

test('a minimized chat that is closed opens expanded, with its messages (CHAT-17, X-30)', () => {
  let chat = converse(UNTOUCHED, { type: 'open', at: 1 });
  chat = converse(chat, { type: 'toggleMinimised' });
  chat = converse(chat, { type: 'close' });
  chat = converse(chat, { type: 'open', at: 9 });
  expect(chat).toMatchObject({ open: true, minimised: false });
  expect(chat.messages).toHaveLength(1);
});

test.each(['/', '/no-such-page'])(
  'the launcher is in the HTML of %s, the panel is not (SHELL-25, CHAT-01)',
  async (path) => {
    const html = await (await request(path)).text();
    expect(html).toContain('aria-label="Chat with RiC"');
    expect(html).toMatch(/data-island="Chat" data-island-when="interaction"/);
    expect(html).not.toContain('Type your message...');
  },
);
