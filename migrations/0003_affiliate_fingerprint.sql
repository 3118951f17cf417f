ALTER TABLE `affiliate_applications` ADD `fingerprint` text;--> statement-breakpoint
CREATE INDEX `affiliate_applications_fingerprint` ON `affiliate_applications` (`fingerprint`,`created_at`);