CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`payload` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer NOT NULL,
	`locked_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_status" CHECK("outbox"."status" in ('pending', 'sending', 'sent', 'failed')),
	CONSTRAINT "outbox_sent_has_time" CHECK(("outbox"."status" = 'sent') = ("outbox"."sent_at" is not null)),
	CONSTRAINT "outbox_payload_json" CHECK(json_valid("outbox"."payload"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_subject_unique` ON `outbox` (`kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`not_before`);--> statement-breakpoint
CREATE INDEX `outbox_by_status` ON `outbox` (`status`,`id`);--> statement-breakpoint
INSERT INTO `outbox` (`id`, `kind`, `subject_id`, `payload`, `status`, `attempts`, `not_before`, `locked_until`, `last_error`, `created_at`, `sent_at`)
SELECT `id`, `kind`, `subject_id`,
	json_object(
		'kind', `kind`,
		'to', 'team',
		'replyTo', json_object('name', `params` ->> '$.name', 'email', `params` ->> '$.email'),
		'subject', `params` ->> '$.subject',
		'text', `params` ->> '$.message',
		'fields', json(CASE `kind`
			WHEN 'lead' THEN json_remove(`params`, '$.name', '$.email', '$.subject', '$.message', '$.lead_notification', '$.captcha_token')
			ELSE json_remove(`params`, '$.name', '$.email', '$.subject', '$.message')
		END)
	),
	`status`, `attempts`, `next_attempt_at`, `leased_until`, `last_error`, `created_at`, `sent_at`
FROM `outgoing_mail`;--> statement-breakpoint
DROP TABLE `outgoing_mail`;--> statement-breakpoint
UPDATE `job_runs` SET `job` = 'outbox' WHERE `job` = 'mail';
