CREATE TABLE `staff_used_codes` (
	`key` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `used_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `credential` text DEFAULT '' NOT NULL;