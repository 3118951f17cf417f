CREATE TABLE `partner_attempts` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`claim` text NOT NULL,
	`application_id` text,
	`tries` integer DEFAULT 1 NOT NULL,
	`session` text,
	`address` text,
	`started_at` integer NOT NULL,
	`leased_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_attempts_application` ON `partner_attempts` (`application_id`);--> statement-breakpoint
CREATE INDEX `partner_attempts_due` ON `partner_attempts` (`leased_until`);