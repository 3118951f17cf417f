CREATE TABLE `daily_figures` (
	`day` text PRIMARY KEY NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`messages` integer DEFAULT 0 NOT NULL,
	`applications` integer DEFAULT 0 NOT NULL,
	`approved` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`decision_ms` integer DEFAULT 0 NOT NULL,
	`sources` text DEFAULT '{}' NOT NULL,
	`landing_pages` text DEFAULT '{}' NOT NULL,
	`campaigns` text DEFAULT '{}' NOT NULL,
	`referrers` text DEFAULT '{}' NOT NULL,
	`partners` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE `leads` ADD `contacted_at` integer;--> statement-breakpoint
CREATE INDEX `leads_by_contact` ON `leads` (coalesce("contacted_at", "created_at"));--> statement-breakpoint
CREATE INDEX `affiliate_applications_rejected` ON `affiliate_applications` (`updated_at`) WHERE "affiliate_applications"."status" = 'rejected';--> statement-breakpoint
CREATE INDEX `contact_messages_age` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_by_reply` ON `outbox` (lower(json_extract("payload", '$.replyTo.email')));--> statement-breakpoint
CREATE INDEX `outbox_with_text` ON `outbox` (coalesce("sent_at", "created_at")) WHERE "outbox"."payload" <> 'null';--> statement-breakpoint
-- Fills the days that are there; from here on the triggers count.
INSERT INTO `daily_figures` (`day`, `leads`, `visits`, `messages`, `applications`, `approved`, `rejected`)
SELECT `day`, sum(`leads`), sum(`visits`), sum(`messages`), sum(`applications`), sum(`approved`), sum(`rejected`) FROM (
	SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch') AS `day`, 1 AS `leads`, 0 AS `visits`, 0 AS `messages`, 0 AS `applications`, 0 AS `approved`, 0 AS `rejected` FROM `leads` WHERE `created_at` BETWEEN 0 AND 253402300799999
	UNION ALL SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 0, 1, 0, 0, 0, 0 FROM `lead_visits` WHERE `created_at` BETWEEN 0 AND 253402300799999
	UNION ALL SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 0, 0, 1, 0, 0, 0 FROM `contact_messages` WHERE `created_at` BETWEEN 0 AND 253402300799999
	UNION ALL SELECT strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch'), 0, 0, 0, 1, `status` = 'approved', `status` = 'rejected' FROM `affiliate_applications` WHERE `created_at` BETWEEN 0 AND 253402300799999
) GROUP BY `day`;--> statement-breakpoint
UPDATE `daily_figures` SET `sources` = `found`.`counts` FROM (
	SELECT `day` AS `on_day`, json_group_object(`v`, `n`) AS `counts` FROM (
		SELECT strftime('%Y-%m-%d', l.`created_at` / 1000, 'unixepoch') AS `day`, CASE WHEN length(l.`source`) > 120 OR instr(l.`source`, '@') > 0 OR instr(l.`source`, '?') > 0 THEN '(other)' ELSE l.`source` END AS `v`, count(*) AS `n` FROM `leads` AS l
		WHERE l.`created_at` BETWEEN 0 AND 253402300799999 AND l.`source` <> '' GROUP BY 1, 2
	) GROUP BY `day`
) AS `found` WHERE `day` = `found`.`on_day`;--> statement-breakpoint
UPDATE `daily_figures` SET `landing_pages` = `found`.`counts` FROM (
	SELECT `day` AS `on_day`, json_group_object(`v`, `n`) AS `counts` FROM (
		SELECT strftime('%Y-%m-%d', l.`created_at` / 1000, 'unixepoch') AS `day`, CASE WHEN length(json_extract(l.`attribution`, '$.landing_page')) > 120 OR instr(json_extract(l.`attribution`, '$.landing_page'), '@') > 0 OR instr(json_extract(l.`attribution`, '$.landing_page'), '?') > 0 THEN '(other)' ELSE json_extract(l.`attribution`, '$.landing_page') END AS `v`, count(*) AS `n` FROM `leads` AS l
		WHERE l.`created_at` BETWEEN 0 AND 253402300799999 AND json_extract(l.`attribution`, '$.landing_page') <> '' GROUP BY 1, 2
	) GROUP BY `day`
) AS `found` WHERE `day` = `found`.`on_day`;--> statement-breakpoint
UPDATE `daily_figures` SET `campaigns` = `found`.`counts` FROM (
	SELECT `day` AS `on_day`, json_group_object(`v`, `n`) AS `counts` FROM (
		SELECT strftime('%Y-%m-%d', l.`created_at` / 1000, 'unixepoch') AS `day`, CASE WHEN length(json_extract(l.`attribution`, '$.utm_campaign')) > 120 OR instr(json_extract(l.`attribution`, '$.utm_campaign'), '@') > 0 OR instr(json_extract(l.`attribution`, '$.utm_campaign'), '?') > 0 THEN '(other)' ELSE json_extract(l.`attribution`, '$.utm_campaign') END AS `v`, count(*) AS `n` FROM `leads` AS l
		WHERE l.`created_at` BETWEEN 0 AND 253402300799999 AND json_extract(l.`attribution`, '$.utm_campaign') <> '' GROUP BY 1, 2
	) GROUP BY `day`
) AS `found` WHERE `day` = `found`.`on_day`;--> statement-breakpoint
UPDATE `daily_figures` SET `referrers` = `found`.`counts` FROM (
	SELECT `day` AS `on_day`, json_group_object(`v`, `n`) AS `counts` FROM (
		SELECT strftime('%Y-%m-%d', l.`created_at` / 1000, 'unixepoch') AS `day`, CASE WHEN length(json_extract(l.`attribution`, '$.referrer')) > 120 OR instr(json_extract(l.`attribution`, '$.referrer'), '@') > 0 OR instr(json_extract(l.`attribution`, '$.referrer'), '?') > 0 THEN '(other)' ELSE json_extract(l.`attribution`, '$.referrer') END AS `v`, count(*) AS `n` FROM `leads` AS l
		WHERE l.`created_at` BETWEEN 0 AND 253402300799999 AND json_extract(l.`attribution`, '$.referrer') <> '' GROUP BY 1, 2
	) GROUP BY `day`
) AS `found` WHERE `day` = `found`.`on_day`;--> statement-breakpoint
UPDATE `daily_figures` SET `partners` = `found`.`counts` FROM (
	SELECT `day` AS `on_day`, json_group_object(`v`, `n`) AS `counts` FROM (
		SELECT strftime('%Y-%m-%d', l.`created_at` / 1000, 'unixepoch') AS `day`, CASE WHEN length(l.`partner_key`) > 120 OR instr(l.`partner_key`, '@') > 0 OR instr(l.`partner_key`, '?') > 0 THEN '(other)' ELSE l.`partner_key` END AS `v`, count(*) AS `n` FROM `leads` AS l
		WHERE l.`created_at` BETWEEN 0 AND 253402300799999 AND l.`partner_key` <> '' GROUP BY 1, 2
	) GROUP BY `day`
) AS `found` WHERE `day` = `found`.`on_day`;--> statement-breakpoint
UPDATE `leads` SET `contacted_at` = (SELECT max(`created_at`) FROM `lead_visits` WHERE `lead_id` = `leads`.`id`)
WHERE `id` IN (SELECT `lead_id` FROM `lead_visits`);--> statement-breakpoint
CREATE TRIGGER `leads_inserted_figures` AFTER INSERT ON `leads` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET
		`leads` = `leads` + 1,
		`sources` = CASE WHEN new.`source` IS NULL OR new.`source` = '' THEN `sources` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`sources`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`sources`) WHERE `key` = CASE WHEN length(new.`source`) > 120 OR instr(new.`source`, '@') > 0 OR instr(new.`source`, '?') > 0 THEN '(other)' ELSE new.`source` END) OR (SELECT count(*) FROM json_each(`sources`)) < 60 THEN CASE WHEN length(new.`source`) > 120 OR instr(new.`source`, '@') > 0 OR instr(new.`source`, '?') > 0 THEN '(other)' ELSE new.`source` END ELSE '(other)' END, 1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`landing_pages` = CASE WHEN json_extract(new.`attribution`, '$.landing_page') IS NULL OR json_extract(new.`attribution`, '$.landing_page') = '' THEN `landing_pages` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`landing_pages`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`landing_pages`) WHERE `key` = CASE WHEN length(json_extract(new.`attribution`, '$.landing_page')) > 120 OR instr(json_extract(new.`attribution`, '$.landing_page'), '@') > 0 OR instr(json_extract(new.`attribution`, '$.landing_page'), '?') > 0 THEN '(other)' ELSE json_extract(new.`attribution`, '$.landing_page') END) OR (SELECT count(*) FROM json_each(`landing_pages`)) < 60 THEN CASE WHEN length(json_extract(new.`attribution`, '$.landing_page')) > 120 OR instr(json_extract(new.`attribution`, '$.landing_page'), '@') > 0 OR instr(json_extract(new.`attribution`, '$.landing_page'), '?') > 0 THEN '(other)' ELSE json_extract(new.`attribution`, '$.landing_page') END ELSE '(other)' END, 1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`campaigns` = CASE WHEN json_extract(new.`attribution`, '$.utm_campaign') IS NULL OR json_extract(new.`attribution`, '$.utm_campaign') = '' THEN `campaigns` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`campaigns`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`campaigns`) WHERE `key` = CASE WHEN length(json_extract(new.`attribution`, '$.utm_campaign')) > 120 OR instr(json_extract(new.`attribution`, '$.utm_campaign'), '@') > 0 OR instr(json_extract(new.`attribution`, '$.utm_campaign'), '?') > 0 THEN '(other)' ELSE json_extract(new.`attribution`, '$.utm_campaign') END) OR (SELECT count(*) FROM json_each(`campaigns`)) < 60 THEN CASE WHEN length(json_extract(new.`attribution`, '$.utm_campaign')) > 120 OR instr(json_extract(new.`attribution`, '$.utm_campaign'), '@') > 0 OR instr(json_extract(new.`attribution`, '$.utm_campaign'), '?') > 0 THEN '(other)' ELSE json_extract(new.`attribution`, '$.utm_campaign') END ELSE '(other)' END, 1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`referrers` = CASE WHEN json_extract(new.`attribution`, '$.referrer') IS NULL OR json_extract(new.`attribution`, '$.referrer') = '' THEN `referrers` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`referrers`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`referrers`) WHERE `key` = CASE WHEN length(json_extract(new.`attribution`, '$.referrer')) > 120 OR instr(json_extract(new.`attribution`, '$.referrer'), '@') > 0 OR instr(json_extract(new.`attribution`, '$.referrer'), '?') > 0 THEN '(other)' ELSE json_extract(new.`attribution`, '$.referrer') END) OR (SELECT count(*) FROM json_each(`referrers`)) < 60 THEN CASE WHEN length(json_extract(new.`attribution`, '$.referrer')) > 120 OR instr(json_extract(new.`attribution`, '$.referrer'), '@') > 0 OR instr(json_extract(new.`attribution`, '$.referrer'), '?') > 0 THEN '(other)' ELSE json_extract(new.`attribution`, '$.referrer') END ELSE '(other)' END, 1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`partners` = CASE WHEN new.`partner_key` IS NULL OR new.`partner_key` = '' THEN `partners` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`partners`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`partners`) WHERE `key` = CASE WHEN length(new.`partner_key`) > 120 OR instr(new.`partner_key`, '@') > 0 OR instr(new.`partner_key`, '?') > 0 THEN '(other)' ELSE new.`partner_key` END) OR (SELECT count(*) FROM json_each(`partners`)) < 60 THEN CASE WHEN length(new.`partner_key`) > 120 OR instr(new.`partner_key`, '@') > 0 OR instr(new.`partner_key`, '?') > 0 THEN '(other)' ELSE new.`partner_key` END ELSE '(other)' END, 1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END
	WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER `leads_deleted_figures` AFTER DELETE ON `leads` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET
		`leads` = max(0, `leads` - 1),
		`sources` = CASE WHEN old.`source` IS NULL OR old.`source` = '' THEN `sources` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`sources`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`sources`) WHERE `key` = CASE WHEN length(old.`source`) > 120 OR instr(old.`source`, '@') > 0 OR instr(old.`source`, '?') > 0 THEN '(other)' ELSE old.`source` END) OR (SELECT count(*) FROM json_each(`sources`)) < 60 THEN CASE WHEN length(old.`source`) > 120 OR instr(old.`source`, '@') > 0 OR instr(old.`source`, '?') > 0 THEN '(other)' ELSE old.`source` END ELSE '(other)' END, -1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`landing_pages` = CASE WHEN json_extract(old.`attribution`, '$.landing_page') IS NULL OR json_extract(old.`attribution`, '$.landing_page') = '' THEN `landing_pages` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`landing_pages`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`landing_pages`) WHERE `key` = CASE WHEN length(json_extract(old.`attribution`, '$.landing_page')) > 120 OR instr(json_extract(old.`attribution`, '$.landing_page'), '@') > 0 OR instr(json_extract(old.`attribution`, '$.landing_page'), '?') > 0 THEN '(other)' ELSE json_extract(old.`attribution`, '$.landing_page') END) OR (SELECT count(*) FROM json_each(`landing_pages`)) < 60 THEN CASE WHEN length(json_extract(old.`attribution`, '$.landing_page')) > 120 OR instr(json_extract(old.`attribution`, '$.landing_page'), '@') > 0 OR instr(json_extract(old.`attribution`, '$.landing_page'), '?') > 0 THEN '(other)' ELSE json_extract(old.`attribution`, '$.landing_page') END ELSE '(other)' END, -1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`campaigns` = CASE WHEN json_extract(old.`attribution`, '$.utm_campaign') IS NULL OR json_extract(old.`attribution`, '$.utm_campaign') = '' THEN `campaigns` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`campaigns`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`campaigns`) WHERE `key` = CASE WHEN length(json_extract(old.`attribution`, '$.utm_campaign')) > 120 OR instr(json_extract(old.`attribution`, '$.utm_campaign'), '@') > 0 OR instr(json_extract(old.`attribution`, '$.utm_campaign'), '?') > 0 THEN '(other)' ELSE json_extract(old.`attribution`, '$.utm_campaign') END) OR (SELECT count(*) FROM json_each(`campaigns`)) < 60 THEN CASE WHEN length(json_extract(old.`attribution`, '$.utm_campaign')) > 120 OR instr(json_extract(old.`attribution`, '$.utm_campaign'), '@') > 0 OR instr(json_extract(old.`attribution`, '$.utm_campaign'), '?') > 0 THEN '(other)' ELSE json_extract(old.`attribution`, '$.utm_campaign') END ELSE '(other)' END, -1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`referrers` = CASE WHEN json_extract(old.`attribution`, '$.referrer') IS NULL OR json_extract(old.`attribution`, '$.referrer') = '' THEN `referrers` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`referrers`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`referrers`) WHERE `key` = CASE WHEN length(json_extract(old.`attribution`, '$.referrer')) > 120 OR instr(json_extract(old.`attribution`, '$.referrer'), '@') > 0 OR instr(json_extract(old.`attribution`, '$.referrer'), '?') > 0 THEN '(other)' ELSE json_extract(old.`attribution`, '$.referrer') END) OR (SELECT count(*) FROM json_each(`referrers`)) < 60 THEN CASE WHEN length(json_extract(old.`attribution`, '$.referrer')) > 120 OR instr(json_extract(old.`attribution`, '$.referrer'), '@') > 0 OR instr(json_extract(old.`attribution`, '$.referrer'), '?') > 0 THEN '(other)' ELSE json_extract(old.`attribution`, '$.referrer') END ELSE '(other)' END, -1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END,
		`partners` = CASE WHEN old.`partner_key` IS NULL OR old.`partner_key` = '' THEN `partners` ELSE (
			SELECT json_group_object(`key`, `n`) FROM (
				SELECT `key`, sum(`value`) AS `n` FROM (
					SELECT `key`, `value` FROM json_each(`partners`)
					UNION ALL
					SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(`partners`) WHERE `key` = CASE WHEN length(old.`partner_key`) > 120 OR instr(old.`partner_key`, '@') > 0 OR instr(old.`partner_key`, '?') > 0 THEN '(other)' ELSE old.`partner_key` END) OR (SELECT count(*) FROM json_each(`partners`)) < 60 THEN CASE WHEN length(old.`partner_key`) > 120 OR instr(old.`partner_key`, '@') > 0 OR instr(old.`partner_key`, '?') > 0 THEN '(other)' ELSE old.`partner_key` END ELSE '(other)' END, -1
				) GROUP BY `key` HAVING `n` > 0
			)
		) END
	WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER `lead_visits_inserted_figures` AFTER INSERT ON `lead_visits` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET `visits` = `visits` + 1 WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
	UPDATE `leads` SET `contacted_at` = new.`created_at` WHERE `id` = new.`lead_id`;
END;--> statement-breakpoint
CREATE TRIGGER `lead_visits_deleted_figures` AFTER DELETE ON `lead_visits` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET `visits` = max(0, `visits` - 1) WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_inserted_figures` AFTER INSERT ON `contact_messages` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET `messages` = `messages` + 1 WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
	UPDATE `leads` SET `contacted_at` = new.`created_at` WHERE lower(`email`) = lower(new.`email`);
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_deleted_figures` AFTER DELETE ON `contact_messages` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET `messages` = max(0, `messages` - 1) WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted_figures` AFTER INSERT ON `affiliate_applications` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET `applications` = `applications` + 1 WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
	UPDATE `leads` SET `contacted_at` = new.`created_at` WHERE lower(`email`) = lower(new.`email`);
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_figures` AFTER DELETE ON `affiliate_applications` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET `applications` = max(0, `applications` - 1), `approved` = max(0, `approved` - (old.`status` = 'approved')), `rejected` = max(0, `rejected` - (old.`status` = 'rejected')) WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_decided_figures` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN new.`status` <> old.`status` AND new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET
		`approved` = max(0, `approved` + (new.`status` = 'approved') - (old.`status` = 'approved')),
		`rejected` = max(0, `rejected` + (new.`status` = 'rejected') - (old.`status` = 'rejected')),
		`decision_ms` = max(0, `decision_ms` + (new.`status` IN ('approved', 'rejected')) * (new.`updated_at` - new.`created_at`) - (old.`status` IN ('approved', 'rejected')) * (old.`updated_at` - old.`created_at`))
	WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
END;--> statement-breakpoint
CREATE TRIGGER `leads_contacted` AFTER UPDATE OF `status` ON `leads` WHEN new.`status` IN ('contacted', 'qualified', 'won') AND new.`status` <> old.`status` BEGIN
	UPDATE `leads` SET `contacted_at` = max(coalesce(`contacted_at`, `created_at`), coalesce(new.`changed_at`, 0)) WHERE `seq` = new.`seq`;
END;--> statement-breakpoint
CREATE TRIGGER `staff_notes_contacted` AFTER INSERT ON `staff_notes` WHEN new.`subject_kind` = 'lead' BEGIN
	UPDATE `leads` SET `contacted_at` = max(coalesce(`contacted_at`, `created_at`), new.`at`) WHERE `id` = new.`subject_id`;
END;
