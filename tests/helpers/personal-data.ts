import { getTableName } from 'drizzle-orm';

import { allPersonTables } from '../../src/features/people/staff/person-tables.queries.ts';

const CONTENT = 'posts of the content service';
const STAFF = 'staff, not visitors';
const COUNTS = 'counts without a person';
const NAMES = 'names of errors and figures, never messages';

/** The tables whose rows an erasure deletes, by their declarations. */
const DELETED = allPersonTables.flatMap(([, { table, isKept }]) =>
  isKept ? [] : [getTableName(table)],
);

/**
 * What an erasure does to each table with data of people: whole rows go, or these columns are cleared.
 * Others are free of it for a reason. Text columns are listed, so that a new one is thought of (DAT-01).
 */
export const ERASED: Readonly<Record<string, 'rows' | readonly string[]>> = {
  ...Object.fromEntries(DELETED.map((table) => [table, 'rows' as const])),
  decision_mail_templates: ['subject', 'text'],
  stored_texts: ['subject', 'text'],
  submission_keys: ['fingerprint', 'subject_id'],
  staff_audit: ['subject_id', 'detail'],
  provider_failures: ['reason'],
};

/** Text columns without data of visitors, by table, and why. */
export const FREE: Readonly<Record<string, { columns: readonly string[]; why: string }>> = {
  decision_mail_templates: { columns: ['decision', 'changed_by'], why: STAFF },
  stored_texts: { columns: ['id', 'record_kind', 'name', 'changed_by'], why: STAFF },
  submission_keys: { columns: ['key'], why: 'made by browsers' },
  staff_audit: {
    columns: ['id', 'session', 'name', 'address', 'action', 'subject_kind', 'change_id'],
    why: STAFF,
  },
  provider_failures: { columns: ['provider'], why: NAMES },
  erasures: { columns: ['id', 'address_hash'], why: 'a keyed hash' },
  submission_hours: { columns: ['id', 'kind'], why: COUNTS },
  job_runs: { columns: ['job', 'error', 'failed_by', 'summary', 'memory'], why: NAMES },
  cached_pages: { columns: ['pages'], why: NAMES },
  mail_pace: { columns: ['provider'], why: 'times' },
  staff_sessions: {
    columns: ['token_hash', 'name', 'address', 'user_agent', 'credential'],
    why: STAFF,
  },
  lead_imports: {
    columns: ['created_by', 'columns', 'date_order', 'source', 'status', 'undone_by'],
    why: STAFF,
  },
  staff_names: { columns: ['key', 'name'], why: STAFF },
  saved_views: {
    columns: ['id', 'record_kind', 'name', 'key', 'status', 'conditions', 'sort', 'saved_by'],
    why: 'staff, not visitors; no search is kept',
  },
  alerts: { columns: ['alert'], why: NAMES },
  staff_sign_in_waits: {
    columns: ['key'],
    why: 'network addresses that tried to sign in, for hours',
  },
  posts: {
    columns: [
      'id',
      'slug',
      'asked_slug',
      'title',
      'excerpt',
      'keywords',
      'search_text',
      'image_url',
      'image_alt',
      'seo_title',
      'seo_description',
      'author_name',
      'language',
      'content_hash',
      'content_html',
    ],
    why: CONTENT,
  },
  post_addresses: { columns: ['slug', 'post_id'], why: CONTENT },
  story_events: { columns: ['story_id'], why: CONTENT },
};
