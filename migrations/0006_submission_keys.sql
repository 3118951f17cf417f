CREATE TABLE `mail_pace` (
	`provider` text PRIMARY KEY NOT NULL,
	`next_send_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submission_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`subject_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submission_keys_age` ON `submission_keys` (`created_at`);