CREATE TABLE `provider_failures` (
	`provider` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `terms_accepted_at` integer;--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `terms_version` text;