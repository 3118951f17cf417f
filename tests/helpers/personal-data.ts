const CONTENT = 'posts of the content service';
const STAFF = 'staff, not visitors';
const COUNTS = 'counts without a person';
const NAMES = 'names of errors and figures, never messages';

/**
 * What an erasure does to each table with data of people: whole rows go, or these columns are cleared.
 * Others are free of it for a reason. Text columns are listed, so that a new one is thought of (DAT-01).
 */
export const ERASED: Readonly<Record<string, 'rows' | readonly string[]>> = {
  leads: 'rows',
  lead_visits: 'rows',
  staff_notes: 'rows',
  contact_messages: 'rows',
  affiliate_applications: 'rows',
  outbox: 'rows',
  decision_mail_templates: ['subject', 'text'],
  submission_keys: ['fingerprint', 'subject_id'],
  staff_audit: ['subject_id', 'detail'],
  provider_failures: ['reason'],
};

/** Text columns without data of visitors, by table, and why. */
export const FREE: Readonly<Record<string, readonly [columns: string, why: string]>> = {
  decision_mail_templates: ['decision changed_by', STAFF],
  submission_keys: ['key', 'made by browsers'],
  staff_audit: ['id session name address action subject_kind', STAFF],
  provider_failures: ['provider', NAMES],
  erasures: ['id address_hash', 'a keyed hash'],
  submission_hours: ['id kind', COUNTS],
  job_runs: ['job error failed_by summary memory', NAMES],
  mail_pace: ['provider', 'times'],
  staff_sessions: ['token_hash name address user_agent credential', STAFF],
  staff_names: ['key name', STAFF],
  alerts: ['alert', NAMES],
  staff_sign_in_waits: ['key', 'network addresses that tried to sign in, for hours'],
  posts: [
    'id slug title excerpt keywords search_text image_url image_alt seo_title seo_description author_name content_hash content_html',
    CONTENT,
  ],
  post_addresses: ['slug post_id', CONTENT],
  story_events: ['story_id', CONTENT],
};
