ALTER TABLE `job_runs` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `job_runs` ADD `duration_ms` integer;--> statement-breakpoint
CREATE INDEX `outgoing_mail_by_status` ON `outgoing_mail` (`status`,`id`);