ALTER TABLE `job_runs` ADD `claimed_until` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `body_updated_at` integer;