CREATE TABLE `__new_leads` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`source` text DEFAULT 'hero_cta' NOT NULL,
	`partner_key` text,
	`page` text,
	`attribution` text,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`owner` text,
	`waits` text,
	`next_step` text,
	`next_at` text,
	`phone` text,
	`company` text,
	`import_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer,
	`changed_by` text,
	`visit_count` integer DEFAULT 0 NOT NULL,
	`returned_at` integer,
	`is_back` integer DEFAULT false NOT NULL,
	`contacted_at` integer,
	`search_text` text NOT NULL,
	CONSTRAINT "leads_name_length" CHECK(length("__new_leads"."name") between 1 and 200),
	CONSTRAINT "leads_email_length" CHECK(length("__new_leads"."email") between 3 and 254),
	CONSTRAINT "leads_contact" CHECK("__new_leads"."email" is not null or "__new_leads"."phone" is not null),
	CONSTRAINT "leads_attribution_json" CHECK("__new_leads"."attribution" is null or json_valid("__new_leads"."attribution"))
);
INSERT INTO `__new_leads` (`seq`, `id`, `name`, `email`, `source`, `partner_key`, `page`, `attribution`, `created_at`, `status`, `owner`, `next_step`, `next_at`, `version`, `changed_at`, `changed_by`, `visit_count`, `returned_at`, `contacted_at`, `search_text`, `is_back`, `phone`, `company`, `import_id`, `waits`) SELECT `seq`, `id`, `name`, `email`, `source`, `partner_key`, `page`, `attribution`, `created_at`, `status`, `owner`, `next_step`, `next_at`, `version`, `changed_at`, `changed_by`, `visit_count`, `returned_at`, `contacted_at`, `search_text`, `is_back`, `phone`, `company`, `import_id`, `waits` FROM `leads`;
DELETE FROM sqlite_sequence WHERE name = '__new_leads';
INSERT INTO sqlite_sequence (name, seq) SELECT '__new_leads', seq FROM sqlite_sequence WHERE name = 'leads';
DROP TABLE `leads`;
ALTER TABLE `__new_leads` RENAME TO `leads`;
CREATE INDEX `leads_by_contact` ON `leads` (coalesce("contacted_at", "created_at"));
CREATE UNIQUE INDEX `leads_id_unique` ON `leads` (`id`);
CREATE UNIQUE INDEX `leads_email_unique` ON `leads` (lower("email"));
CREATE INDEX `leads_by_phone` ON `leads` (ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("phone", '(0)', ''), ' ', ''), '-', ''), '‐', ''), '‑', ''), '–', ''), '—', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '0')) WHERE "leads"."phone" is not null;
CREATE INDEX `leads_newest` ON `leads` (`created_at`);
CREATE INDEX `leads_by_activity` ON `leads` (coalesce(returned_at, created_at),`created_at`);
CREATE INDEX `leads_by_name` ON `leads` (lower(name),`created_at`);
CREATE INDEX `leads_by_email` ON `leads` (coalesce(lower(email), char(1114111)),`created_at`);
CREATE INDEX `leads_by_source` ON `leads` (lower(source),`created_at`);
CREATE INDEX `leads_by_partner_key` ON `leads` (coalesce(lower(partner_key), char(1114111)),`created_at`);
CREATE INDEX `leads_work` ON `leads` (`status`,`owner`,`next_at`);
CREATE INDEX `leads_imported` ON `leads` (`import_id`) WHERE "leads"."import_id" is not null;
CREATE INDEX `leads_returned` ON `leads` (`returned_at`) WHERE "leads"."is_back" = 1;
ALTER TABLE `lead_import_rows` ADD `phone` text;
CREATE INDEX `lead_import_rows_by_phone` ON `lead_import_rows` (ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("phone", '(0)', ''), ' ', ''), '-', ''), '‐', ''), '‑', ''), '–', ''), '—', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '0')) WHERE "lead_import_rows"."phone" is not null;
