CREATE TABLE `affiliate_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`website` text,
	`experience` text NOT NULL,
	`audience` text NOT NULL,
	`motivation` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`partnerstack_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "affiliate_applications_experience" CHECK("affiliate_applications"."experience" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "affiliate_applications_status_known" CHECK("affiliate_applications"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "affiliate_applications_partner_only_when_approved" CHECK("affiliate_applications"."partnerstack_id" is null or "affiliate_applications"."status" = 'approved')
);
--> statement-breakpoint
CREATE INDEX `affiliate_applications_newest` ON `affiliate_applications` ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `affiliate_applications_status` ON `affiliate_applications` (`status`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`limit_key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`slot_released_at` integer
);
--> statement-breakpoint
CREATE INDEX `contact_messages_limit` ON `contact_messages` (`limit_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_fingerprint` ON `contact_messages` (`fingerprint`,`created_at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`error` text,
	`summary` text
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`source` text DEFAULT 'hero_cta' NOT NULL,
	`partner_key` text,
	`attribution` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "leads_name_length" CHECK(length("leads"."name") between 1 and 200),
	CONSTRAINT "leads_email_length" CHECK(length("leads"."email") between 3 and 254),
	CONSTRAINT "leads_attribution_json" CHECK("leads"."attribution" is null or json_valid("leads"."attribution"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_email_unique` ON `leads` (lower("email"));--> statement-breakpoint
CREATE INDEX `leads_newest` ON `leads` ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE TABLE `outgoing_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`params` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`leased_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outgoing_mail_kind" CHECK("outgoing_mail"."kind" in ('contact', 'lead', 'affiliate_application')),
	CONSTRAINT "outgoing_mail_status" CHECK("outgoing_mail"."status" in ('pending', 'sending', 'sent', 'failed')),
	CONSTRAINT "outgoing_mail_sent_has_time" CHECK(("outgoing_mail"."status" = 'sent') = ("outgoing_mail"."sent_at" is not null)),
	CONSTRAINT "outgoing_mail_params_json" CHECK(json_valid("outgoing_mail"."params"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outgoing_mail_subject_unique` ON `outgoing_mail` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `outgoing_mail_due` ON `outgoing_mail` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text,
	`excerpt` text,
	`content_html` text,
	`cleaned_with` integer,
	`keywords` text,
	`image_url` text,
	`image_alt` text,
	`seo_title` text,
	`seo_description` text,
	`author_name` text,
	`published_at` integer,
	`updated_at` integer,
	`fetched_at` integer NOT NULL,
	CONSTRAINT "posts_cleaned" CHECK(("posts"."content_html" is null) = ("posts"."cleaned_with" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` ("published_at" desc,"id" desc);--> statement-breakpoint
CREATE TABLE `staff_sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`address` text NOT NULL,
	`user_agent` text NOT NULL,
	CONSTRAINT "staff_sessions_hash_length" CHECK(length("staff_sessions"."token_hash") = 64),
	CONSTRAINT "staff_sessions_order" CHECK("staff_sessions"."expires_at" > "staff_sessions"."created_at")
);
--> statement-breakpoint
CREATE INDEX `staff_sessions_expiry` ON `staff_sessions` (`expires_at`);