import { describe, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { BAD_MESSAGE, BAD_SUBJECT, checkContact, MANY_LINKS } from '../../helpers/contact-rules.ts';
import { runCron } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { CONTACT_API, goodMessage, post, rowCounts } from '../../helpers/submissions.ts';
import good from './corpora/good-messages.txt?raw';
import spam from './corpora/spam-messages.txt?raw';

/** Subject, message and perhaps a name, as JSON in a line each; # begins a heading. */
const read = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [subject = '', message = '', name = 'Mary Whitfield'] = JSON.parse(line) as string[];
      return { name, subject, message };
    });

/** People who want to hire, to be hired, to ask or to complain. */
const goodMessages = read(good);
/** What machines and their owners write into forms. */
const spamMessages = read(spam);

describe('the spam words', () => {
  test('the corpora are large, and have no duplicates', () => {
    for (const corpus of [goodMessages, spamMessages]) {
      expect(corpus.length).toBeGreaterThanOrEqual(100);
      expect(new Set(corpus.map(({ message }) => message)).size).toBe(corpus.length);
    }
  });

  test('no message of the good corpus is refused (CON-18, CON-24, Y-19)', async () => {
    for (const entry of goodMessages) {
      expect(checkContact({ email: 'mary@northquay.example', ...entry }), entry.message).toEqual(
        {},
      );
    }
    // The Worker has the same rules (rules.test.ts).
    const some = goodMessages.filter((_, index) => index % 10 === 0);
    const responses = await Promise.all(some.map((entry) => post(CONTACT_API, goodMessage(entry))));
    expect(responses.map(({ status }) => status)).toEqual(some.map(() => 200));
    // Cron sends what had to wait for its slot.
    await runCron(OUTBOX_CRON);
    expect(await sandbox.mails()).toHaveLength(some.length);
  });

  test('nine of ten spam messages are refused with the spec’s texts, and not stored (CON-18, CON-24)', async () => {
    const texts = new Set([BAD_SUBJECT, BAD_MESSAGE, MANY_LINKS]);
    const passed: unknown[] = [];
    for (const entry of spamMessages) {
      const found = checkContact({ email: 'mary@northquay.example', ...entry });
      const { status, body } = await post(CONTACT_API, goodMessage(entry));
      const known = Object.values(found).every((text) => texts.has(text));
      if (Object.keys(found).length === 0) passed.push(entry);
      else {
        expect([known, status], entry.message).toEqual([true, 422]);
        expect(body.fields, entry.message).toEqual(found);
      }
    }
    expect(passed.length / spamMessages.length).toBeLessThan(0.1);
    expect((await rowCounts()).contact_messages).toBe(passed.length);
  });
});
