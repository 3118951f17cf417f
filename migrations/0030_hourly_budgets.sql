CREATE TABLE `submission_hours` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`starts_at` integer NOT NULL,
	`stored` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE INDEX `submission_hours_by_start` ON `submission_hours` (`starts_at`);--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`kind`,`status`,`not_before`);--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `resent` text;--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `resent_at` integer;