import { sections } from '../../shared/staff-sections.ts';
import type { DigestSource } from '../../submissions/digests.ts';
import { messagesWithoutMail } from './contact.queries.ts';

export const contactDigest: DigestSource = {
  name: 'contact messages',
  path: sections.mail.path,
  read: async ({ db }, time) =>
    (await messagesWithoutMail(db, time)).map(({ createdAt, name, email, subject, message }) => ({
      createdAt,
      text: `${name} <${email}>: ${subject}: ${message}`,
    })),
};
