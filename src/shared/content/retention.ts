/**
 * How long personal data is stored. Cron deletes what is older
 * (src/features/people/delete-old-data.ts), and the privacy policy says the same from here.
 */
export const retention = {
  /** After the last contact. */
  leadMonths: 24,
  /** Rows of a file of leads that were not stored as leads. */
  importRowDays: 7,
  messageMonths: 24,
  /** After the decision. */
  declinedMonths: 12,
  /** The text of an e-mail to the team or to an applicant, after it was sent or given up. */
  mailTextDays: 90,
  auditMonths: 12,
  /** Idempotency keys and fingerprints of forms. */
  formKeyDays: 7,
  /** Counts of forms by the hour. */
  countDays: 7,
} as const;
