import { staffPages } from '../../shared/staff-pages.ts';
import type { DigestSource } from '../../submissions/digests.ts';
import { factsOf } from '../../shared/form.ts';
import { CONTACT_SHOWN, contactForm } from './contact.contract.ts';
import { messagesWithoutMail } from './contact.queries.ts';

export const contactDigest: DigestSource = {
  name: 'contact messages',
  path: staffPages.mail.path,
  read: async ({ db }, time) =>
    (await messagesWithoutMail(db, time)).map((stored) => {
      const { createdAt, name, email, subject, message } = stored;
      const more = factsOf(contactForm, CONTACT_SHOWN, 'pane', stored).map(
        ([label, value]) => `; ${label}: ${value}`,
      );
      return { createdAt, text: `${name} <${email}>: ${subject}: ${message}${more.join('')}` };
    }),
};
