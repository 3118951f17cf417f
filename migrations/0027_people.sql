CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erasures_by_address` ON `erasures` (`address_hash`,`at`);--> statement-breakpoint
CREATE INDEX `affiliate_applications_by_email` ON `affiliate_applications` (lower("email"));--> statement-breakpoint
CREATE INDEX `contact_messages_by_email` ON `contact_messages` (lower("email"));--> statement-breakpoint
CREATE INDEX `submission_keys_subject` ON `submission_keys` (`subject_id`);--> statement-breakpoint
-- A deleted row leaves the search indexes at once, and not only when their segments are merged.
INSERT INTO `leads_search` (`leads_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`, rank) VALUES ('secure-delete', 1);
