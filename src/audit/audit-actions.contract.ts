/** Every action in the audit log, with its label. */
export const AUDIT_ACTIONS = {
  signed_in: 'Signed in',
  sign_in_failed: 'Wrong password',
  signed_out: 'Signed out',
  name_chosen: 'Said who it is',
  name_added: 'Name of staff added',
  name_changed: 'Name of staff changed',
  name_removed: 'Name of staff removed',
  leads_exported: 'Leads exported',
  lead_added: 'Lead added by hand',
  leads_imported: 'Leads imported',
  import_undone: 'Import of leads undone',
  lead_changed: 'Lead changed',
  message_changed: 'Message changed',
  messages_exported: 'Messages exported',
  note_added: 'Note added',
  reply_written: 'Reply written',
  applications_exported: 'Applications exported',
  application_changed: 'Application changed',
  approval_decided: 'Approved, to be sent to PartnerStack',
  application_approved: 'Application approved',
  application_rejected: 'Application rejected',
  application_not_sent: 'Sending to PartnerStack failed',
  sending_started: 'Sending to PartnerStack started',
  decision_undone: 'Decision undone',
  application_reopened: 'New application made from this one',
  application_made: 'Made from a rejected application',
  text_stored: 'Stored text written',
  text_removed: 'Stored text removed',
  decision_text_changed: 'Text of the e-mail about decisions changed',
  partner_sent: 'Sent to PartnerStack',
  session_ended: 'Session ended',
  other_sessions_ended: 'All other sessions ended',
  mail_retried: 'E-mail or registration tried again',
  mail_readdressed: 'E-mail sent to another address',
  mail_closed: 'E-mail or registration closed',
  person_exported: 'Data of a person exported',
  person_erased: 'Data of a person erased',
  notifications_chosen: 'Chose what notifications are about',
  blog_purged: 'Stored blog content dropped',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

const LABELS: Readonly<Record<string, string>> = AUDIT_ACTIONS;

/** A stored action in words, also one of another version. */
export const actionText = (action: string): string => LABELS[action] ?? action.replaceAll('_', ' ');
