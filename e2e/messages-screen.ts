import type { APIRequestContext } from 'playwright/test';

import { mintCaptchaToken } from '../sandbox/providers/recaptcha.ts';
import { expect } from './fixtures.ts';

const LETTERS = 'ghijklmnop';

/** A first name that no other test has, without digits: texts greet nobody by a name with one. */
export const newFirstName = (): string =>
  `Zoe${crypto.randomUUID().slice(0, 6)}`.replaceAll(/\d/g, (digit) =>
    LETTERS.charAt(Number(digit)),
  );

/** Sends messages by the public API, from people of one first name. @returns the word */
export async function addMessages(request: APIRequestContext, count: number): Promise<string> {
  const word = newFirstName();
  for (const [index, last] of ['Byron', 'Hope'].slice(0, count).entries()) {
    const sent = await request.post('/api/contact', {
      data: {
        name: `${word} ${last}`,
        email: `${crypto.randomUUID()}@example.com`,
        subject: `Nurses in Ohio ${index}`,
        message: 'We need three nurses by May. Can you help us with that?',
        captcha_token: mintCaptchaToken(),
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.status(), await sent.text()).toBe(200);
  }
  return word;
}
