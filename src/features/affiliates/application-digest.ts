import { sections } from '../../shared/staff-sections.ts';
import type { DigestSource } from '../../submissions/digests.ts';
import { applicationsWithoutMail } from './affiliates.queries.ts';
import { applicationText } from './submit-application.ts';

export const applicationDigest: DigestSource = {
  name: 'affiliate applications',
  path: sections.applications.path,
  read: async ({ db }, time) =>
    (await applicationsWithoutMail(db, time)).map((application) => ({
      createdAt: application.createdAt,
      text: [
        ...applicationText(application),
        `Audience: ${application.audience}`,
        `Motivation: ${application.motivation}`,
      ].join(' '),
    })),
};
