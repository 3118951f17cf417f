CREATE VIRTUAL TABLE `leads_search` USING fts5(`name`, `email`, `source`, content = 'leads', content_rowid = 'seq', columnsize = 0, tokenize = 'trigram');
--> statement-breakpoint
CREATE VIEW `affiliate_applications_searched` AS SELECT `seq`, `first_name` || ' ' || `last_name` AS `name`, `email`, coalesce(`company`, '') AS `company` FROM `affiliate_applications`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `affiliate_applications_search` USING fts5(`name`, `email`, `company`, content = 'affiliate_applications_searched', content_rowid = 'seq', columnsize = 0, tokenize = 'trigram');
--> statement-breakpoint
CREATE VIRTUAL TABLE `contact_messages_search` USING fts5(`name`, `email`, `subject`, `message`, content = 'contact_messages', content_rowid = 'seq', columnsize = 0, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO "leads_search" ("leads_search", rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO "affiliate_applications_search" ("affiliate_applications_search", rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO "contact_messages_search" ("contact_messages_search", rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `post_keywords_added` AFTER INSERT ON `post_keywords` BEGIN
	INSERT INTO `post_counts` (`key`, `period`, `posts`)
		VALUES (new.`key`, -1, 1), (new.`key`, new.`sort_time` / 2592000000, 1)
		ON CONFLICT (`key`, `period`) DO UPDATE SET `posts` = `posts` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `post_keywords_removed` AFTER DELETE ON `post_keywords` BEGIN
	UPDATE `post_counts` SET `posts` = `posts` - 1
		WHERE `key` = old.`key` AND `period` IN (-1, old.`sort_time` / 2592000000);
	DELETE FROM `post_counts`
		WHERE `key` = old.`key` AND `period` IN (-1, old.`sort_time` / 2592000000) AND `posts` <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_inserted` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `leads_search` (rowid, `name`, `email`, `source`) VALUES (new.`seq`, new.`name`, new.`email`, new.`source`);
	INSERT INTO `row_counts` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_updated` AFTER UPDATE OF `name`, `email`, `source` ON `leads` BEGIN
	INSERT INTO `leads_search` (`leads_search`, rowid, `name`, `email`, `source`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`source`);
	INSERT INTO `leads_search` (rowid, `name`, `email`, `source`) VALUES (new.`seq`, new.`name`, new.`email`, new.`source`);
END;
--> statement-breakpoint
CREATE TRIGGER `leads_deleted` AFTER DELETE ON `leads` BEGIN
	INSERT INTO `leads_search` (`leads_search`, rowid, `name`, `email`, `source`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`source`);
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'leads';
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted` AFTER INSERT ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (rowid, `name`, `email`, `company`) VALUES (new.`seq`, new.`first_name` || ' ' || new.`last_name`, new.`email`, coalesce(new.`company`, ''));
	INSERT INTO `row_counts` VALUES ('applications.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_updated` AFTER UPDATE OF `first_name`, `last_name`, `email`, `company` ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`, rowid, `name`, `email`, `company`) VALUES ('delete', old.`seq`, old.`first_name` || ' ' || old.`last_name`, old.`email`, coalesce(old.`company`, ''));
	INSERT INTO `affiliate_applications_search` (rowid, `name`, `email`, `company`) VALUES (new.`seq`, new.`first_name` || ' ' || new.`last_name`, new.`email`, coalesce(new.`company`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted` AFTER DELETE ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`, rowid, `name`, `email`, `company`) VALUES ('delete', old.`seq`, old.`first_name` || ' ' || old.`last_name`, old.`email`, coalesce(old.`company`, ''));
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.' || old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_status_changed` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN new.`status` <> old.`status` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.' || old.`status`;
	INSERT INTO `row_counts` VALUES ('applications.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted_not_sent` AFTER INSERT ON `affiliate_applications` WHEN new.`failed_at` IS NOT NULL BEGIN
	INSERT INTO `row_counts` VALUES ('applications.not_sent', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_became_not_sent` AFTER UPDATE OF `failed_at` ON `affiliate_applications` WHEN old.`failed_at` IS NULL AND new.`failed_at` IS NOT NULL BEGIN
	INSERT INTO `row_counts` VALUES ('applications.not_sent', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_no_longer_not_sent` AFTER UPDATE OF `failed_at` ON `affiliate_applications` WHEN old.`failed_at` IS NOT NULL AND new.`failed_at` IS NULL BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.not_sent';
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_not_sent` AFTER DELETE ON `affiliate_applications` WHEN old.`failed_at` IS NOT NULL BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.not_sent';
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_inserted` AFTER INSERT ON `outbox` BEGIN
	INSERT INTO `row_counts` VALUES ('outbox.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_deleted` AFTER DELETE ON `outbox` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'outbox.' || old.`status`;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_status_changed` AFTER UPDATE OF `status` ON `outbox` WHEN new.`status` <> old.`status` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'outbox.' || old.`status`;
	INSERT INTO `row_counts` VALUES ('outbox.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_added` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `post_search_blocks` (`block`, `posts`)
		VALUES (new.`seq` / 64, json_object(cast(new.`seq` AS text), json_array(new.`id`, new.`published_at`, substr(new.`search_text`, 1, 4000), substr(new.`keywords`, 1, 2000))))
		ON CONFLICT (`block`) DO UPDATE SET `posts` = json_set(`posts`, '$."' || new.`seq` || '"', json_array(new.`id`, new.`published_at`, substr(new.`search_text`, 1, 4000), substr(new.`keywords`, 1, 2000)));
END;
--> statement-breakpoint
CREATE TRIGGER `posts_removed` AFTER DELETE ON `posts` BEGIN
	UPDATE `post_search_blocks` SET `posts` = json_remove(`posts`, '$."' || old.`seq` || '"')
		WHERE `block` = old.`seq` / 64;
	DELETE FROM `post_search_blocks` WHERE `block` = old.`seq` / 64 AND `posts` = '{}';
END;
--> statement-breakpoint
CREATE TRIGGER `posts_text_changed` AFTER UPDATE OF `search_text`, `keywords`, `published_at` ON `posts`
	WHEN old.`search_text` IS NOT new.`search_text` OR old.`keywords` IS NOT new.`keywords`
		OR old.`published_at` IS NOT new.`published_at` BEGIN
	UPDATE `post_search_blocks` SET `posts` = json_set(`posts`, '$."' || new.`seq` || '"', json_array(new.`id`, new.`published_at`, substr(new.`search_text`, 1, 4000), substr(new.`keywords`, 1, 2000)))
		WHERE `block` = new.`seq` / 64;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_inserted_work` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `row_counts` SELECT `column1`, 1 FROM (VALUES
		('leads.' || new.`status`),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.owner.' || new.`owner` END),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due.' || new.`next_at` END),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due_month.' || substr(new.`next_at`, 1, 7) END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_deleted_work` AFTER DELETE ON `leads` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN (
		'leads.' || old.`status`,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.owner.' || old.`owner` END,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due.' || old.`next_at` END,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due_month.' || substr(old.`next_at`, 1, 7) END
	);
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` IN ('leads.owner.' || old.`owner`, 'leads.due.' || old.`next_at`, 'leads.due_month.' || substr(old.`next_at`, 1, 7));
	DELETE FROM `staff_notes` WHERE `subject_kind` = 'lead' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_worked` AFTER UPDATE OF `status`, `owner`, `next_at` ON `leads` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN (
		'leads.' || old.`status`,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.owner.' || old.`owner` END,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due.' || old.`next_at` END,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due_month.' || substr(old.`next_at`, 1, 7) END
	);
	INSERT INTO `row_counts` SELECT `column1`, 1 FROM (VALUES
		('leads.' || new.`status`),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.owner.' || new.`owner` END),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due.' || new.`next_at` END),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due_month.' || substr(new.`next_at`, 1, 7) END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` IN ('leads.owner.' || old.`owner`, 'leads.due.' || old.`next_at`, 'leads.due_month.' || substr(old.`next_at`, 1, 7));
END;
--> statement-breakpoint
CREATE TRIGGER `lead_visits_inserted` AFTER INSERT ON `lead_visits` BEGIN
	UPDATE `lead_visits` SET `status_before` = (SELECT `status` FROM `leads` WHERE `id` = new.`lead_id`) WHERE `seq` = new.`seq`;
	UPDATE `leads` SET
		`status` = CASE `status` WHEN 'spam' THEN 'spam' ELSE 'new' END,
		`version` = `version` + 1,
		`changed_at` = new.`created_at`,
		`changed_by` = NULL,
		`visit_count` = `visit_count` + 1,
		`returned_at` = new.`created_at`
	WHERE `id` = new.`lead_id`;
END;
--> statement-breakpoint
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
END;
--> statement-breakpoint
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
END;
--> statement-breakpoint
CREATE TRIGGER `lead_visits_inserted_figures` AFTER INSERT ON `lead_visits` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET `visits` = `visits` + 1 WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
	UPDATE `leads` SET `contacted_at` = new.`created_at` WHERE `id` = new.`lead_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_visits_deleted_figures` AFTER DELETE ON `lead_visits` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET `visits` = max(0, `visits` - 1) WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted_figures` AFTER INSERT ON `affiliate_applications` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET `applications` = `applications` + 1 WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
	UPDATE `leads` SET `contacted_at` = new.`created_at` WHERE lower(`email`) = lower(new.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_figures` AFTER DELETE ON `affiliate_applications` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET `applications` = max(0, `applications` - 1), `approved` = max(0, `approved` - (old.`status` = 'approved')), `rejected` = max(0, `rejected` - (old.`status` = 'rejected')) WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_decided_figures` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN new.`status` <> old.`status` AND new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET
		`approved` = max(0, `approved` + (new.`status` = 'approved') - (old.`status` = 'approved')),
		`rejected` = max(0, `rejected` + (new.`status` = 'rejected') - (old.`status` = 'rejected')),
		`decision_ms` = max(0, `decision_ms` + (new.`status` IN ('approved', 'rejected')) * (new.`updated_at` - new.`created_at`) - (old.`status` IN ('approved', 'rejected')) * (old.`updated_at` - old.`created_at`))
	WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER `leads_contacted` AFTER UPDATE OF `status` ON `leads` WHEN new.`status` IN ('contacted', 'qualified', 'won') AND new.`status` <> old.`status` BEGIN
	UPDATE `leads` SET `contacted_at` = max(coalesce(`contacted_at`, `created_at`), coalesce(new.`changed_at`, 0)) WHERE `seq` = new.`seq`;
END;
--> statement-breakpoint
CREATE TRIGGER `staff_notes_contacted` AFTER INSERT ON `staff_notes` WHEN new.`subject_kind` = 'lead' BEGIN
	UPDATE `leads` SET `contacted_at` = max(coalesce(`contacted_at`, `created_at`), new.`at`) WHERE `id` = new.`subject_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_inserted` AFTER INSERT ON `contact_messages` BEGIN
	INSERT INTO `contact_messages_search` (rowid, `name`, `email`, `subject`, `message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`subject`, new.`message`);
	INSERT INTO `row_counts` SELECT `column1`, 1 FROM (VALUES
		('messages.' || new.`status`),
		(CASE WHEN new.`status` = 'new' THEN 'messages.owner.' || new.`owner` END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_rewritten` AFTER UPDATE OF `name`, `email`, `subject`, `message` ON `contact_messages` BEGIN
	INSERT INTO `contact_messages_search` (`contact_messages_search`, rowid, `name`, `email`, `subject`, `message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`subject`, old.`message`);
	INSERT INTO `contact_messages_search` (rowid, `name`, `email`, `subject`, `message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`subject`, new.`message`);
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_worked` AFTER UPDATE OF `status`, `owner` ON `contact_messages` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN (
		'messages.' || old.`status`,
		CASE WHEN old.`status` = 'new' THEN 'messages.owner.' || old.`owner` END
	);
	INSERT INTO `row_counts` SELECT `column1`, 1 FROM (VALUES
		('messages.' || new.`status`),
		(CASE WHEN new.`status` = 'new' THEN 'messages.owner.' || new.`owner` END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` = 'messages.owner.' || old.`owner`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_deleted` AFTER DELETE ON `contact_messages` BEGIN
	INSERT INTO `contact_messages_search` (`contact_messages_search`, rowid, `name`, `email`, `subject`, `message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`subject`, old.`message`);
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN (
		'messages.' || old.`status`,
		CASE WHEN old.`status` = 'new' THEN 'messages.owner.' || old.`owner` END
	);
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` = 'messages.owner.' || old.`owner`;
	DELETE FROM `staff_notes` WHERE `subject_kind` = 'message' AND `subject_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_inserted_figures` AFTER INSERT ON `contact_messages` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET `messages` = `messages` + 1 WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
	UPDATE `leads` SET `contacted_at` = new.`created_at` WHERE lower(`email`) = lower(new.`email`);
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_deleted_figures` AFTER DELETE ON `contact_messages` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET `messages` = max(0, `messages` - 1) WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_notify` AFTER INSERT ON `outbox`
WHEN new.`kind` IN ('lead', 'contact', 'affiliate_application', 'digest') AND EXISTS (SELECT 1 FROM `notification_webhook`) BEGIN
	INSERT OR IGNORE INTO `outbox` (`id`, `kind`, `subject_id`, `payload`, `not_before`, `created_at`)
	VALUES (substr(new.`id`, 1, 24) || lower(hex(randomblob(6))), 'webhook', new.`subject_id`, json_object('event', new.`kind`), new.`created_at`, new.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted_waiting` AFTER INSERT ON `affiliate_applications` WHEN new.`status` = 'pending' AND new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `row_counts` VALUES ('applications.waiting.' || strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 1), ('applications.waiting_month.' || strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_waiting` AFTER DELETE ON `affiliate_applications` WHEN old.`status` = 'pending' AND old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_waits_again` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN new.`status` = 'pending' AND old.`status` <> 'pending' AND new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `row_counts` VALUES ('applications.waiting.' || strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 1), ('applications.waiting_month.' || strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_waits_no_more` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN old.`status` = 'pending' AND new.`status` <> 'pending' AND old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
END;
--> statement-breakpoint
CREATE TRIGGER `leads_inserted_version` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `list_versions` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_changed_version` AFTER UPDATE OF `version`, `name`, `email`, `source`, `partner_key` ON `leads` BEGIN
	INSERT INTO `list_versions` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `leads_deleted_version` AFTER DELETE ON `leads` BEGIN
	INSERT INTO `list_versions` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_inserted_version` AFTER INSERT ON `contact_messages` BEGIN
	INSERT INTO `list_versions` VALUES ('messages', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_changed_version` AFTER UPDATE OF `version`, `name`, `email`, `subject`, `message` ON `contact_messages` BEGIN
	INSERT INTO `list_versions` VALUES ('messages', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_deleted_version` AFTER DELETE ON `contact_messages` BEGIN
	INSERT INTO `list_versions` VALUES ('messages', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted_version` AFTER INSERT ON `affiliate_applications` BEGIN
	INSERT INTO `list_versions` VALUES ('applications', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_changed_version` AFTER UPDATE ON `affiliate_applications` BEGIN
	INSERT INTO `list_versions` VALUES ('applications', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_version` AFTER DELETE ON `affiliate_applications` BEGIN
	INSERT INTO `list_versions` VALUES ('applications', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_inserted_version` AFTER INSERT ON `outbox` BEGIN
	INSERT INTO `list_versions` VALUES ('mail', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_changed_version` AFTER UPDATE OF `status`, `last_error` ON `outbox` WHEN new.`status` <> old.`status` OR new.`last_error` IS NOT old.`last_error` BEGIN
	INSERT INTO `list_versions` SELECT `column1`, 1 FROM (VALUES
		('mail'),
		(CASE new.`kind` WHEN 'contact' THEN 'messages' WHEN 'application_decision' THEN 'applications' END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_deleted_version` AFTER DELETE ON `outbox` BEGIN
	INSERT INTO `list_versions` VALUES ('mail', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;
