import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
  type SQLiteColumn,
} from 'drizzle-orm/sqlite-core';

/** Times are integers: milliseconds since 1970, UTC. Ids are UUIDv7 unless said otherwise. */

/** Where a row stands in its list; triggers of the migration keep it. */
const place = () => integer().notNull().default(0);

/** Partner keys in order, those who have none at the end. */
export const PARTNER_KEY_ORDER = (column: SQLiteColumn): SQL =>
  sql`case when ${column} is null then char(1114111) else lower(${column}) end`;

/**
 * People who raised a hand. One row per e-mail, whatever its letter case (LEAD-10, LEAD-11).
 *
 * Migration 0007 adds what Drizzle has no words for: triggers that give each row its place (its time,
 * then its turn), keep the substring index `leads_search` (FTS5, rowid = place) and count the rows in
 * `row_counts`. Whoever rebuilds this table must create its triggers anew.
 */
export const leads = sqliteTable(
  'leads',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    source: text().notNull().default('hero_cta'),
    partnerKey: text(),
    /** JSON: first- and last-touch campaign, landing page, referrer; null when nothing was known. */
    attribution: text(),
    createdAt: integer().notNull(),
    place: place(),
  },
  (table) => [
    uniqueIndex('leads_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('leads_by_place').on(table.place),
    index('leads_by_name').on(sql`lower(${table.name})`, table.place),
    index('leads_by_source').on(sql`lower(${table.source})`, table.place),
    index('leads_by_partner_key').on(PARTNER_KEY_ORDER(table.partnerKey), table.place),
    check('leads_name_length', sql`length(${table.name}) between 1 and 200`),
    check('leads_email_length', sql`length(${table.email}) between 3 and 254`),
    check(
      'leads_attribution_json',
      sql`${table.attribution} is null or json_valid(${table.attribution})`,
    ),
  ],
);

/**
 * Applications to the affiliate programme (second document, section 3). Their places, the substring
 * index `affiliate_applications_search` and the counts by status are kept as those of leads are.
 */
export const affiliateApplications = sqliteTable(
  'affiliate_applications',
  {
    id: text().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    company: text(),
    website: text(),
    experience: text({ enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
    audience: text().notNull(),
    motivation: text().notNull(),
    status: text({ enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    partnerstackId: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** SHA-256 of what was sent: the same application sent again is the same one. */
    fingerprint: text(),
    place: place(),
    /** While it is pending: why the last try to send it to PartnerStack failed, and when. */
    failure: text(),
    failedAt: integer(),
  },
  (table) => [
    index('affiliate_applications_fingerprint').on(table.fingerprint, table.createdAt),
    uniqueIndex('affiliate_applications_by_place').on(table.place),
    index('affiliate_applications_by_status').on(table.status, table.place),
    index('affiliate_applications_not_sent')
      .on(table.place)
      .where(sql`${table.failedAt} is not null`),
    check(
      'affiliate_applications_experience',
      sql`${table.experience} in ('beginner', 'intermediate', 'advanced')`,
    ),
    check(
      'affiliate_applications_status_known',
      sql`${table.status} in ('pending', 'approved', 'rejected')`,
    ),
    check(
      'affiliate_applications_partner_only_when_approved',
      sql`${table.partnerstackId} is null or ${table.status} = 'approved'`,
    ),
  ],
);

/**
 * How many rows there are, kept by triggers: 'leads', 'applications.' with each status, and
 * 'applications.not_sent' for those whose sending failed (migration 0016). Counting a million of them
 * for every page would read a million.
 */
export const rowCounts = sqliteTable('row_counts', {
  name: text().primaryKey(),
  count: integer().notNull(),
});

/** Messages from the contact form, kept whether or not their e-mail could be delivered (Y-09). */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    /** What the limit counts by: the e-mail in lower case, or 'anonymous' (CON-36, CON-37). */
    limitKey: text().notNull(),
    /** SHA-256 of the message's fields: the same message sent again is the same message. */
    fingerprint: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    userAgent: text().notNull(),
    createdAt: integer().notNull(),
    /** When a failed delivery gave the slot of the limit back; null while it counts. */
    slotReleasedAt: integer(),
  },
  (table) => [
    index('contact_messages_limit').on(table.limitKey, table.createdAt),
    index('contact_messages_fingerprint').on(table.fingerprint, table.createdAt),
  ],
);

/** The outbox: every e-mail is a row, written in the same batch as what it announces. */
export const outgoingMail = sqliteTable(
  'outgoing_mail',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['contact', 'lead', 'affiliate_application'] }).notNull(),
    /** The id of the lead, message or application that the e-mail is about. */
    subjectId: text().notNull(),
    /** JSON: the template's parameters. */
    params: text().notNull(),
    status: text({ enum: ['pending', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer().notNull(),
    /** While 'sending': when the claim lapses and another run may take the row. */
    leasedUntil: integer(),
    lastError: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
  },
  (table) => [
    uniqueIndex('outgoing_mail_subject_unique').on(table.kind, table.subjectId),
    index('outgoing_mail_due').on(table.status, table.nextAttemptAt),
    index('outgoing_mail_by_status').on(table.status, table.id),
    check('outgoing_mail_kind', sql`${table.kind} in ('contact', 'lead', 'affiliate_application')`),
    check('outgoing_mail_status', sql`${table.status} in ('pending', 'sending', 'sent', 'failed')`),
    check(
      'outgoing_mail_sent_has_time',
      sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`,
    ),
    check('outgoing_mail_params_json', sql`json_valid(${table.params})`),
  ],
);

/** When the next e-mail may leave: the line in which all parallel runs stand (src/mail/pace.ts). */
export const mailPace = sqliteTable('mail_pace', {
  provider: text().primaryKey(),
  nextSendAt: integer().notNull(),
});

/** Which submission an idempotency key stands for, so that a retry finds it and nothing else. */
export const submissionKeys = sqliteTable(
  'submission_keys',
  {
    /** '<intake>:<the browser's Idempotency-Key>' */
    key: text().primaryKey(),
    /** SHA-256 of what was sent under the key. */
    fingerprint: text().notNull(),
    /** The id of the message, lead or application that it became. */
    subjectId: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('submission_keys_age').on(table.createdAt)],
);

/** Staff sessions; the browser holds the token, the database only its SHA-256 in hex. */
export const staffSessions = sqliteTable(
  'staff_sessions',
  {
    tokenHash: text().primaryKey(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [
    index('staff_sessions_expiry').on(table.expiresAt),
    check('staff_sessions_hash_length', sql`length(${table.tokenHash}) = 64`),
    check('staff_sessions_order', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/** Failed sign-ins, counted by address and overall; each further one waits longer (ASVS 6.3.1). */
export const staffSignInWaits = sqliteTable(
  'staff_sign_in_waits',
  {
    /** 'address:<whom it counts>', or 'everyone'. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    waitsUntil: integer().notNull(),
    /** When the count starts anew, unless there is another attempt. */
    forgottenAt: integer().notNull(),
  },
  (table) => [index('staff_sign_in_waits_forgotten').on(table.forgottenAt)],
);

/**
 * Registrations with PartnerStack that are under way, or whose answer nobody has seen: one per e-mail,
 * gone once the outcome is known and stored. PartnerStack has no idempotency key; this is ours.
 */
export const partnerAttempts = sqliteTable(
  'partner_attempts',
  {
    /** SHA-256 (hex) of the e-mail in lower case. */
    emailHash: text().primaryKey(),
    /** Names the run that holds the attempt; nobody else may store its outcome. */
    claim: text().notNull(),
    /** The application that is being approved; null for a registration without one. */
    applicationId: text(),
    /** How often it was begun: from the second time on, PartnerStack is asked before it is told. */
    tries: integer().notNull().default(1),
    /** Whose decision it is, as staff_audit has it. */
    session: text(),
    address: text(),
    startedAt: integer().notNull(),
    /** When the claim lapses and another run may take the attempt over. */
    leasedUntil: integer().notNull(),
  },
  (table) => [
    index('partner_attempts_application').on(table.applicationId),
    index('partner_attempts_due').on(table.leasedUntil),
  ],
);

/** Who of staff did what and when (ASVS 16.2.1). As there are no accounts, who is a session and an address. */
export const staffAudit = sqliteTable(
  'staff_audit',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    /** The first eight letters of the session's hash; null where there was no session. */
    session: text(),
    /** Whom limits count: an IPv4 address, an IPv6 network; null for what the Worker did by itself. */
    address: text(),
    action: text().notNull(),
    subjectKind: text(),
    subjectId: text(),
    /** JSON: what else is known. Nothing that people told us about themselves. */
    detail: text(),
  },
  (table) => [
    index('staff_audit_newest').on(sql`${table.at} desc`, sql`${table.id} desc`),
    index('staff_audit_subject').on(table.subjectKind, table.subjectId, table.at),
    index('staff_audit_action').on(table.action, table.at),
    check(
      'staff_audit_session_short',
      sql`${table.session} is null or length(${table.session}) = 8`,
    ),
    check(
      'staff_audit_subject_whole',
      sql`(${table.subjectKind} is null) = (${table.subjectId} is null)`,
    ),
    check('staff_audit_detail_json', sql`${table.detail} is null or json_valid(${table.detail})`),
  ],
);

/** Kept copies of StoryChief's posts, in normal form (design.md, decision 9). */
export const posts = sqliteTable(
  'posts',
  {
    /** StoryChief's id, as text. */
    id: text().primaryKey(),
    /** Not unique: of two posts that claim one address, the newer has it. */
    slug: text().notNull(),
    title: text(),
    excerpt: text(),
    /** The body, already sanitised; null while only the list has shown the post. */
    contentHtml: text(),
    /** The sanitiser's version that made contentHtml; null with it. */
    cleanedWith: integer(),
    /** SHA-256 (hex) of the body as StoryChief sent it: an unchanged one is not cleaned again. */
    contentHash: text(),
    /** Comma-separated, as StoryChief writes them. */
    keywords: text(),
    /** JSON: the keywords' spellings by what they are found by. Triggers sort the post by them. */
    keywordKeys: text().notNull().default('{}'),
    /** What a search looks at, in lower case: SQLite lowers only ASCII. */
    searchText: text().notNull().default(''),
    imageUrl: text(),
    imageAlt: text(),
    seoTitle: text(),
    seoDescription: text(),
    authorName: text(),
    publishedAt: integer(),
    updatedAt: integer(),
    /** The updatedAt of the story whose body is kept; an older one than updatedAt is out of date. */
    bodyUpdatedAt: integer(),
    /** When StoryChief last gave the whole post; 0 while only lists without bodies have shown it. */
    fetchedAt: integer().notNull(),
    /** Until when somebody is asking StoryChief for this post, so that nobody else does. */
    claimedUntil: integer(),
    /** Grows whenever the post's page shows something else: its own text, or that of a neighbour. */
    pageVersion: integer().notNull().default(0),
  },
  (table) => [
    index('posts_slug').on(table.slug),
    index('posts_newest').on(sql`${table.publishedAt} desc`, sql`${table.id} desc`),
    check('posts_cleaned', sql`(${table.contentHtml} is null) = (${table.cleanedWith} is null)`),
  ],
);

/**
 * The place of each post among all (scope '') and among those of each of its keywords, without gaps,
 * the oldest lowest: a page in the middle costs as little as the first. Written by triggers on
 * posts, and by nothing else.
 */
export const postPlaces = sqliteTable(
  'post_places',
  {
    /** '' for all posts, else what a keyword is found by. */
    scope: text().notNull(),
    postId: text().notNull(),
    /** The keyword as this post spells it; '' for all posts. */
    spelling: text().notNull(),
    /** When the post was published (ms); before all others where nobody knows. */
    sortedBy: integer().notNull(),
    /** Null only until the trigger has found it. */
    place: integer(),
  },
  (table) => [
    uniqueIndex('post_places_unique').on(table.scope, table.postId),
    index('post_places_place').on(table.scope, table.place),
    index('post_places_order').on(table.scope, table.sortedBy, table.postId),
    index('post_places_post').on(table.postId),
  ],
);

/** The first and last place of each scope, so that nothing has to be counted. Written by triggers. */
export const postScopes = sqliteTable(
  'post_scopes',
  {
    scope: text().primaryKey(),
    lowest: integer().notNull(),
    highest: integer().notNull(),
    /** Between which two places the trigger at work puts a post. */
    gap: integer().notNull(),
  },
  (table) => [index('post_scopes_size').on(sql`${table.highest} - ${table.lowest} desc`)],
);

/**
 * The row of each post in the search tables post_trigrams and post_words (FTS5, see the migration),
 * numbered by age, so that a search finds the newest first without sorting. Written by triggers.
 */
export const postNumbers = sqliteTable(
  'post_numbers',
  {
    /** The publication time in ms times a million, and a serial number; too large for JavaScript. */
    number: integer().primaryKey(),
    postId: text().notNull(),
  },
  (table) => [uniqueIndex('post_numbers_post_unique').on(table.postId)],
);

/**
 * Every slug that a post has had, and whose it was last: an address that was given up leads to where
 * its post is now. Outlives the posts themselves, so that a purge costs no redirect.
 */
export const postAddresses = sqliteTable(
  'post_addresses',
  { slug: text().primaryKey(), postId: text().notNull() },
  (table) => [index('post_addresses_post').on(table.postId)],
);

/** Which HTML copies R2 holds, so that they can be counted and looked up without listing the bucket. */
export const htmlCopies = sqliteTable('html_copies', {
  slug: text().primaryKey(),
  postId: text().notNull(),
  /** When it was written (ms). */
  writtenAt: integer().notNull(),
});

/** What StoryChief's webhook last said of a story. */
export const storyEvents = sqliteTable(
  'story_events',
  {
    storyId: text().primaryKey(),
    event: text({ enum: ['publish', 'update', 'delete'] }).notNull(),
    /** Grows with every event; StoryChief sends it back, signed, so that an older call is known. */
    generation: integer().notNull(),
    /** When it arrived (ms). */
    receivedAt: integer().notNull(),
    /** Whether our channel gave the story up although StoryChief's list has it: it is not shown. */
    isHidden: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('story_events_newest').on(sql`${table.receivedAt} desc`),
    index('story_events_hidden')
      .on(table.storyId)
      .where(sql`${table.isHidden}`),
    check('story_events_event', sql`${table.event} in ('publish', 'update', 'delete')`),
  ],
);

/** What background work last did, one row per job: the blog's list, the cron runs. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  /** While a run is under way: when its claim lapses and another may begin. */
  claimedUntil: integer(),
  /** Grows whenever the job changed what pages show; kept pages are dropped by it. */
  version: integer().notNull().default(0),
  succeededAt: integer(),
  failedAt: integer(),
  /** The first failure (ms) of those that no success has ended; null after a success. */
  failingSince: integer(),
  error: text(),
  /** How it failed, as ProviderFailure has it; null where it has succeeded since. */
  failedBy: text(),
  /** JSON: figures of the last run. */
  summary: text(),
  /** When the last run began, and how long it took (ms); null where nobody measured. */
  startedAt: integer(),
  durationMs: integer(),
});
