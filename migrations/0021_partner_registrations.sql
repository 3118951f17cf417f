-- Attempts whose outcome is unknown go on as entries of the outbox, which look the applicant up.
INSERT OR IGNORE INTO `outbox` (`id`, `kind`, `subject_id`, `payload`, `status`, `attempts`, `not_before`, `created_at`)
SELECT
	substr(printf('%012x', `started_at`), 1, 8) || '-' || substr(printf('%012x', `started_at`), 9, 4) || '-7000-8000-' || lower(hex(randomblob(6))),
	'partner_registration',
	`application_id`,
	json_object('by', json_object('session', `session`, 'address', `address`)),
	'pending', min(`tries`, 7), `leased_until`, `started_at`
FROM `partner_attempts`
WHERE `application_id` IN (SELECT `id` FROM `affiliate_applications` WHERE `status` <> 'rejected' AND `partnerstack_id` IS NULL);--> statement-breakpoint
DROP TABLE `partner_attempts`;--> statement-breakpoint
DELETE FROM `job_runs` WHERE `job` = 'partner-attempts';
