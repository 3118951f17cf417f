CREATE TABLE `alerts` (
	`alert` text PRIMARY KEY NOT NULL,
	`raised_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE TABLE `notification_webhook` (
	`id` integer PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`format` text NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "notification_webhook_one" CHECK("notification_webhook"."id" = 1),
	CONSTRAINT "notification_webhook_https" CHECK("notification_webhook"."url" like 'https://%')
);
--> statement-breakpoint
CREATE TRIGGER `outbox_notify` AFTER INSERT ON `outbox`
WHEN new.`kind` IN ('lead', 'contact', 'affiliate_application', 'digest') AND EXISTS (SELECT 1 FROM `notification_webhook`) BEGIN
	INSERT OR IGNORE INTO `outbox` (`id`, `kind`, `subject_id`, `payload`, `not_before`, `created_at`)
	VALUES (substr(new.`id`, 1, 24) || lower(hex(randomblob(6))), 'webhook', new.`subject_id`, json_object('event', new.`kind`), new.`created_at`, new.`created_at`);
END;
