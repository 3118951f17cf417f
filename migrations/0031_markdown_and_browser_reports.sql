CREATE TABLE `post_markdown` (
	`post_id` text PRIMARY KEY NOT NULL,
	`made_for` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `browser_reports` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `browser_reports_unique` ON `browser_reports` (`day`,`kind`,`subject`);