interface MailDeclaration {
  /** What it is about, in words. */
  label: string;
  /** Whether the person that it is about wrote it, so that the team's copy links to their page. */
  isFromPerson?: true;
}

/** The e-mails, in the order in which they leave: a flood of leads must not delay a message. */
export const MAIL_KINDS = {
  contact: { label: 'Contact message', isFromPerson: true },
  reply: { label: 'Reply' },
  application_decision: { label: 'Decision, to the applicant' },
  digest: { label: 'Hourly digest' },
  affiliate_application: { label: 'Affiliate application', isFromPerson: true },
  lead: { label: 'Lead', isFromPerson: true },
} as const satisfies Record<string, MailDeclaration>;
export type MailKind = keyof typeof MAIL_KINDS;
export const mailKinds = Object.keys(MAIL_KINDS) as MailKind[];

/** The other calls to the outside. */
const CALL_KINDS = {
  partner_registration: { label: 'Registration at PartnerStack' },
  webhook: { label: 'Notification' },
} as const;
const OUTBOX_KINDS = { ...MAIL_KINDS, ...CALL_KINDS };
export type OutboxKind = keyof typeof OUTBOX_KINDS;
export const outboxKinds = Object.keys(OUTBOX_KINDS) as OutboxKind[];

/** What a row of the outbox is about, in words. */
export const outboxLabel = (kind: OutboxKind): string => OUTBOX_KINDS[kind].label;

export const isFromPerson = (kind: MailKind): boolean => {
  const declared: MailDeclaration = MAIL_KINDS[kind];
  return declared.isFromPerson === true;
};
