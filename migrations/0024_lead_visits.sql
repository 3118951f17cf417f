CREATE TABLE `lead_visits` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`lead_id` text NOT NULL,
	`source` text NOT NULL,
	`page` text,
	`partner_key` text,
	`attribution` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lead_visits_attribution_json" CHECK("lead_visits"."attribution" is null or json_valid("lead_visits"."attribution"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_visits_id_unique` ON `lead_visits` (`id`);--> statement-breakpoint
CREATE INDEX `lead_visits_by_lead` ON `lead_visits` (`lead_id`,`seq`);--> statement-breakpoint
ALTER TABLE `leads` ADD `page` text;