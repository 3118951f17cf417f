CREATE TABLE `affiliate_applications` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`name` text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`website` text,
	`experience` text NOT NULL,
	`audience` text NOT NULL,
	`motivation` text NOT NULL,
	`terms_accepted_at` integer,
	`terms_version` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`partnerstack_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`fingerprint` text,
	`failure` text,
	`failed_at` integer,
	`resent` text,
	`resent_at` integer,
	`decision_reason` text,
	`owner` text,
	`next_step` text,
	`next_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`reopened_from` text,
	`search_text` text NOT NULL,
	CONSTRAINT "affiliate_applications_experience" CHECK("affiliate_applications"."experience" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "affiliate_applications_status_known" CHECK("affiliate_applications"."status" in ('pending', 'sending', 'approved', 'rejected')),
	CONSTRAINT "affiliate_applications_partner_only_when_approved" CHECK("affiliate_applications"."partnerstack_id" is null or "affiliate_applications"."status" = 'approved')
);

CREATE UNIQUE INDEX `affiliate_applications_id_unique` ON `affiliate_applications` (`id`);
CREATE INDEX `affiliate_applications_fingerprint` ON `affiliate_applications` (`fingerprint`,`created_at`);
CREATE INDEX `affiliate_applications_newest` ON `affiliate_applications` (`created_at`);
CREATE INDEX `affiliate_applications_work` ON `affiliate_applications` (`status`,`created_at`,`failed_at`);
CREATE INDEX `affiliate_applications_resent` ON `affiliate_applications` (`resent_at`);
CREATE INDEX `affiliate_applications_by_email` ON `affiliate_applications` (lower("email"));
CREATE INDEX `affiliate_applications_by_name` ON `affiliate_applications` (lower("first_name" || ' ' || "last_name"));
CREATE INDEX `affiliate_applications_by_website` ON `affiliate_applications` (rtrim(replace(replace(replace(lower("website"), 'https://', ''), 'http://', ''), 'www.', ''), '/')) WHERE "affiliate_applications"."website" is not null;
CREATE UNIQUE INDEX `affiliate_applications_reopened` ON `affiliate_applications` (`reopened_from`) WHERE "affiliate_applications"."reopened_from" is not null;
CREATE TABLE `decision_mail_templates` (
	`decision` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	CONSTRAINT "decision_mail_templates_known" CHECK("decision_mail_templates"."decision" in ('approved', 'rejected', 'more_info'))
);

CREATE TABLE `post_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL
);

CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text,
	`excerpt` text,
	`keywords` text DEFAULT '[]' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`image_url` text,
	`image_alt` text,
	`seo_title` text,
	`seo_description` text,
	`author_name` text,
	`published_at` integer,
	`updated_at` integer,
	`body_updated_at` integer,
	`fetched_at` integer NOT NULL,
	`locked_until` integer,
	`cleaned_with` integer,
	`content_hash` text,
	`content_html` text,
	CONSTRAINT "posts_cleaned" CHECK(("posts"."content_html" is null) = ("posts"."cleaned_with" is null))
);

CREATE INDEX `posts_slug` ON `posts` (`slug`);
CREATE INDEX `posts_newest` ON `posts` ("published_at" desc,"id" desc);
CREATE TABLE `story_events` (
	`story_id` text PRIMARY KEY NOT NULL,
	`generation` integer NOT NULL,
	`received_at` integer NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL
);

CREATE TABLE `contact_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`limit_key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`slot_released_at` integer,
	`status` text DEFAULT 'new' NOT NULL,
	`owner` text,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`search_text` text NOT NULL
);

CREATE UNIQUE INDEX `contact_messages_id_unique` ON `contact_messages` (`id`);
CREATE INDEX `contact_messages_work` ON `contact_messages` (`status`,`owner`);
CREATE INDEX `contact_messages_limit` ON `contact_messages` (`limit_key`,`created_at`);
CREATE INDEX `contact_messages_fingerprint` ON `contact_messages` (`fingerprint`,`created_at`);
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`);
CREATE INDEX `contact_messages_by_email` ON `contact_messages` (lower("email"));
CREATE TABLE `alerts` (
	`alert` text PRIMARY KEY NOT NULL,
	`raised_at` integer NOT NULL,
	`ended_at` integer
);

CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`locked_until` integer,
	`version` integer DEFAULT 0 NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`failing_since` integer,
	`error` text,
	`failed_by` text,
	`summary` text,
	`memory` text,
	`started_at` integer,
	`duration_ms` integer
);

CREATE TABLE `provider_failures` (
	`provider` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL
);

CREATE TABLE `lead_visits` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`lead_id` text NOT NULL,
	`source` text NOT NULL,
	`page` text,
	`partner_key` text,
	`attribution` text,
	`created_at` integer NOT NULL,
	`status_before` text,
	CONSTRAINT "lead_visits_attribution_json" CHECK("lead_visits"."attribution" is null or json_valid("lead_visits"."attribution"))
);

CREATE UNIQUE INDEX `lead_visits_id_unique` ON `lead_visits` (`id`);
CREATE INDEX `lead_visits_by_lead` ON `lead_visits` (`lead_id`,`seq`);
CREATE TABLE `leads` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`source` text DEFAULT 'hero_cta' NOT NULL,
	`partner_key` text,
	`page` text,
	`attribution` text,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`owner` text,
	`next_step` text,
	`next_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`visit_count` integer DEFAULT 0 NOT NULL,
	`returned_at` integer,
	`contacted_at` integer,
	`search_text` text NOT NULL,
	CONSTRAINT "leads_name_length" CHECK(length("leads"."name") between 1 and 200),
	CONSTRAINT "leads_email_length" CHECK(length("leads"."email") between 3 and 254),
	CONSTRAINT "leads_attribution_json" CHECK("leads"."attribution" is null or json_valid("leads"."attribution"))
);

CREATE INDEX `leads_by_contact` ON `leads` (coalesce("contacted_at", "created_at"));
CREATE UNIQUE INDEX `leads_id_unique` ON `leads` (`id`);
CREATE UNIQUE INDEX `leads_email_unique` ON `leads` (lower("email"));
CREATE INDEX `leads_newest` ON `leads` (`created_at`);
CREATE INDEX `leads_by_activity` ON `leads` (coalesce(returned_at, created_at),created_at);
CREATE INDEX `leads_by_name` ON `leads` (lower(name),`created_at`);
CREATE INDEX `leads_by_email` ON `leads` (lower(email),`created_at`);
CREATE INDEX `leads_by_source` ON `leads` (lower(source),`created_at`);
CREATE INDEX `leads_by_partner_key` ON `leads` (coalesce(lower(partner_key), char(1114111)),created_at);
CREATE INDEX `leads_work` ON `leads` (`status`,`owner`,`next_at`);
CREATE TABLE `staff_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`text` text NOT NULL,
	`mail_subject` text,
	CONSTRAINT "staff_notes_length" CHECK(length("staff_notes"."text") between 1 and 4000)
);

CREATE INDEX `staff_notes_by_subject` ON `staff_notes` (`subject_kind`,`subject_id`,`id`);
CREATE TABLE `mail_pace` (
	`provider` text PRIMARY KEY NOT NULL,
	`next_send_at` integer NOT NULL
);

CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`payload` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer NOT NULL,
	`locked_until` integer,
	`last_error` text,
	`closed_reason` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`changed_at` integer,
	CONSTRAINT "outbox_status" CHECK("outbox"."status" in ('pending', 'sending', 'sent', 'failed')),
	CONSTRAINT "outbox_sent_has_time" CHECK(("outbox"."status" = 'sent') = ("outbox"."sent_at" is not null)),
	CONSTRAINT "outbox_payload_json" CHECK(json_valid("outbox"."payload"))
);

CREATE INDEX `outbox_changed` ON `outbox` (`changed_at`);
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`,`id`);
CREATE UNIQUE INDEX `outbox_subject_unique` ON `outbox` (`kind`,`subject_id`);
CREATE INDEX `outbox_due` ON `outbox` (`kind`,`status`,`not_before`);
CREATE INDEX `outbox_by_status` ON `outbox` (`status`,`id`);
CREATE INDEX `outbox_by_reply` ON `outbox` (lower(json_extract("payload", '$.replyTo.email')));
CREATE INDEX `outbox_with_text` ON `outbox` (coalesce("sent_at", "created_at")) WHERE "outbox"."payload" <> 'null';
CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`at` integer NOT NULL
);

CREATE INDEX `erasures_by_address` ON `erasures` (`address_hash`,`at`);
CREATE TABLE `staff_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`session` text,
	`address` text,
	`action` text NOT NULL,
	`subject_kind` text,
	`subject_id` text,
	`detail` text,
	`name` text,
	CONSTRAINT "staff_audit_session_short" CHECK("staff_audit"."session" is null or length("staff_audit"."session") = 8),
	CONSTRAINT "staff_audit_subject_whole" CHECK(("staff_audit"."subject_kind" is null) = ("staff_audit"."subject_id" is null)),
	CONSTRAINT "staff_audit_detail_json" CHECK("staff_audit"."detail" is null or json_valid("staff_audit"."detail"))
);

CREATE INDEX `staff_audit_subject` ON `staff_audit` (`subject_kind`,`subject_id`,`at`);
CREATE INDEX `staff_audit_action` ON `staff_audit` (`action`,`at`);
CREATE TABLE `staff_names` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	CONSTRAINT "staff_names_name_short" CHECK(length("staff_names"."name") between 1 and 254)
);

CREATE TABLE `staff_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`address` text NOT NULL,
	`user_agent` text NOT NULL,
	`name` text,
	`credential` text NOT NULL,
	CONSTRAINT "staff_sessions_hash_length" CHECK(length("staff_sessions"."token_hash") = 64),
	CONSTRAINT "staff_sessions_order" CHECK("staff_sessions"."expires_at" > "staff_sessions"."created_at"),
	CONSTRAINT "staff_sessions_name_short" CHECK(length("staff_sessions"."name") between 1 and 254)
);

CREATE INDEX `staff_sessions_expiry` ON `staff_sessions` (`expires_at`);
CREATE TABLE `staff_sign_in_waits` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`waits_until` integer NOT NULL,
	`forgotten_at` integer NOT NULL
);

CREATE INDEX `staff_sign_in_waits_forgotten` ON `staff_sign_in_waits` (`forgotten_at`);
CREATE TABLE `submission_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`starts_at` integer NOT NULL,
	`stored` integer NOT NULL,
	`closed_at` integer
);

CREATE INDEX `submission_hours_by_start` ON `submission_hours` (`starts_at`);
CREATE TABLE `submission_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`subject_id` text NOT NULL,
	`created_at` integer NOT NULL
);

CREATE INDEX `submission_keys_age` ON `submission_keys` (`created_at`);
CREATE INDEX `submission_keys_subject` ON `submission_keys` (`subject_id`);