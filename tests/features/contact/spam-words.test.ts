import { describe, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/jobs.ts';
import {
  BAD_MESSAGE,
  BAD_SUBJECT,
  checkContact,
  good,
  MANY_LINKS,
} from '../../helpers/contact-rules.ts';
import { runCron } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { CONTACT_API, goodMessage, NO_ROWS, post, rowCounts } from '../../helpers/submissions.ts';
import { goodMessages, type Message } from './corpora/good-messages.ts';
import { spamMessages } from './corpora/spam-messages.ts';

describe('the spam words', () => {
  const written = ({ name = 'Mary Whitfield', subject, message }: Message) => ({
    name,
    subject,
    message,
  });

  test('the corpora are large, and have no duplicates', () => {
    for (const corpus of [goodMessages, spamMessages]) {
      expect(corpus.length).toBeGreaterThanOrEqual(100);
      expect(new Set(corpus.map(({ message }) => message)).size).toBe(corpus.length);
    }
  });

  test('no message of the good corpus is refused (CON-18, CON-24, Y-19)', async () => {
    for (const entry of goodMessages) {
      const values = written(entry);
      expect(checkContact({ ...good, ...values }), entry.message).toEqual({});
    }
    const responses = await Promise.all(
      goodMessages.map((entry) => post(CONTACT_API, goodMessage(written(entry)))),
    );
    const refused = responses.flatMap(({ status, body }, index) =>
      status === 200 ? [] : [{ status, body, ...goodMessages[index] }],
    );
    expect(refused).toEqual([]);
    // Cron sends what had to wait for its slot.
    await runCron(OUTBOX_CRON);
    expect(await sandbox.mails()).toHaveLength(goodMessages.length);
  });

  test('spam is refused with the spec’s texts, and not stored (CON-18, CON-24)', async () => {
    const texts = new Set([BAD_SUBJECT, BAD_MESSAGE, MANY_LINKS]);
    const passed: unknown[] = [];
    for (const entry of spamMessages) {
      const found = checkContact({ ...good, ...written(entry) });
      const { status, body } = await post(CONTACT_API, goodMessage(written(entry)));
      const known = Object.values(found).every((text) => texts.has(text));
      if (Object.keys(found).length === 0 || !known || status !== 422) passed.push(entry);
      else expect(body.fields, entry.message).toEqual(found);
    }
    expect(passed).toEqual([]);
    expect(await rowCounts()).toEqual(NO_ROWS);
    expect(await sandbox.mails()).toEqual([]);
  });
});
