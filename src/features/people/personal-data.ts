/** What stands where a person's id was. */
export const ERASED = 'erased';

/** How a table's personal data is erased: whole rows go, or these columns are cleared, or it has none. */
type Handling =
  | { erased: 'rows' }
  | { erased: 'columns'; cleared: readonly string[]; free: readonly string[] }
  | {
      erased: 'nothing';
      /** Its text columns. */
      free: readonly string[];
      why: string;
    };

const CONTENT = 'posts of the content service';
const COUNTS = 'counts without a person';

/**
 * What every table has of visitors. A test compares it with the database: a new table, or a new text
 * column outside rows that are deleted, fails until it is listed here and erased (DAT-01).
 */
export const PERSONAL_DATA: Readonly<Record<string, Handling>> = {
  leads: { erased: 'rows' },
  lead_visits: { erased: 'rows' },
  staff_notes: { erased: 'rows' },
  contact_messages: { erased: 'rows' },
  affiliate_applications: { erased: 'rows' },
  outbox: { erased: 'rows' },
  decision_mail_templates: {
    erased: 'columns',
    cleared: ['subject', 'text'],
    // The name is that of staff.
    free: ['decision', 'changed_by'],
  },
  submission_keys: {
    erased: 'columns',
    cleared: ['fingerprint', 'subject_id'],
    free: ['key'],
  },
  staff_audit: {
    erased: 'columns',
    cleared: ['subject_id', 'detail'],
    // The name, the address and the session are those of staff.
    free: ['id', 'session', 'name', 'address', 'action', 'subject_kind'],
  },
  provider_failures: { erased: 'columns', cleared: ['reason'], free: ['provider'] },
  erasures: { erased: 'nothing', free: ['id', 'address_hash'], why: 'a keyed hash' },
  submission_hours: { erased: 'nothing', free: ['id', 'kind'], why: COUNTS },
  job_runs: {
    erased: 'nothing',
    free: ['job', 'error', 'failed_by', 'summary', 'memory'],
    why: 'names of errors and figures, never messages',
  },
  mail_pace: { erased: 'nothing', free: ['provider'], why: 'times' },
  staff_sessions: {
    erased: 'nothing',
    free: ['token_hash', 'name', 'address', 'user_agent', 'credential'],
    why: 'staff, not visitors',
  },
  staff_names: { erased: 'nothing', free: ['key', 'name'], why: 'staff, not visitors' },
  alerts: { erased: 'nothing', free: ['alert'], why: 'names of alerts' },
  staff_sign_in_waits: {
    erased: 'nothing',
    free: ['key'],
    why: 'network addresses that tried to sign in, for hours',
  },
  posts: {
    erased: 'nothing',
    free: [
      ...['id', 'slug', 'title', 'excerpt', 'keywords', 'search_text', 'image_url', 'image_alt'],
      ...['seo_title', 'seo_description', 'author_name', 'content_hash', 'content_html'],
    ],
    why: CONTENT,
  },
  post_addresses: { erased: 'nothing', free: ['slug', 'post_id'], why: CONTENT },
  story_events: { erased: 'nothing', free: ['story_id'], why: CONTENT },
};
