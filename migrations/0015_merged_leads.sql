CREATE TABLE `merged_leads` (
	`id` text PRIMARY KEY NOT NULL,
	`kept_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`created_at` integer NOT NULL,
	`search_text` text NOT NULL,
	`record` text NOT NULL,
	`kept_record` text NOT NULL,
	`moved` text NOT NULL,
	`note_id` text NOT NULL,
	`kept_version` integer NOT NULL,
	`merged_at` integer NOT NULL,
	`merged_by` text NOT NULL,
	`undoing` text
);
CREATE INDEX `merged_leads_by_kept` ON `merged_leads` (`kept_id`);
CREATE INDEX `merged_leads_by_email` ON `merged_leads` (lower("email"));
CREATE INDEX `merged_leads_by_phone` ON `merged_leads` (ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("phone", '(0)', ''), ' ', ''), '-', ''), '‐', ''), '‑', ''), '–', ''), '—', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '0')) WHERE "merged_leads"."phone" is not null;
