CREATE TABLE `row_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `affiliate_applications_newest`;--> statement-breakpoint
DROP INDEX `affiliate_applications_status`;--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `place` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `affiliate_applications` SET `place` = `o`.`place` FROM (
	SELECT `id`, min(max(`created_at`, 1), 8600000000000) * 1048576 + row_number() OVER (PARTITION BY min(max(`created_at`, 1), 8600000000000) ORDER BY `created_at`, `id`) - 1 AS `place` FROM `affiliate_applications`
) AS `o` WHERE `o`.`id` = `affiliate_applications`.`id`;--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_applications_by_place` ON `affiliate_applications` (`place`);--> statement-breakpoint
CREATE INDEX `affiliate_applications_by_status` ON `affiliate_applications` (`status`,`place`);--> statement-breakpoint
DROP INDEX `leads_newest`;--> statement-breakpoint
ALTER TABLE `leads` ADD `place` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `leads` SET `place` = `o`.`place` FROM (
	SELECT `id`, min(max(`created_at`, 1), 8600000000000) * 1048576 + row_number() OVER (PARTITION BY min(max(`created_at`, 1), 8600000000000) ORDER BY `created_at`, `id`) - 1 AS `place` FROM `leads`
) AS `o` WHERE `o`.`id` = `leads`.`id`;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_by_place` ON `leads` (`place`);--> statement-breakpoint
CREATE INDEX `leads_by_name` ON `leads` (lower("name"),`place`);--> statement-breakpoint
CREATE INDEX `leads_by_source` ON `leads` (lower("source"),`place`);--> statement-breakpoint
CREATE INDEX `leads_by_partner_key` ON `leads` (case when "partner_key" is null then char(1114111) else lower("partner_key") end,`place`);--> statement-breakpoint
CREATE VIRTUAL TABLE `leads_search` USING fts5(`name`, `email`, `source`, content = 'leads', content_rowid = 'place', columnsize = 0, tokenize = 'trigram');--> statement-breakpoint
INSERT INTO `leads_search` (`leads_search`) VALUES ('rebuild');--> statement-breakpoint
-- A search counts its matches by bm25's document frequency, which it only tells of words that less than
-- half of all rows have. So that up to 1,000 are always told, 2,002 rows are blank. A 'rebuild' drops them.
WITH RECURSIVE `blank`(`n`) AS (SELECT 1 UNION ALL SELECT `n` + 1 FROM `blank` WHERE `n` < 2002)
INSERT INTO `leads_search` (rowid, `name`, `email`, `source`) SELECT -`n`, '', '', '' FROM `blank`;--> statement-breakpoint
CREATE VIEW `affiliate_applications_searched` AS SELECT `place`, `first_name` || ' ' || `last_name` AS `name`, `email`, coalesce(`company`, '') AS `company` FROM `affiliate_applications`;--> statement-breakpoint
CREATE VIRTUAL TABLE `affiliate_applications_search` USING fts5(`name`, `email`, `company`, content = 'affiliate_applications_searched', content_rowid = 'place', columnsize = 0, tokenize = 'trigram');--> statement-breakpoint
INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`) VALUES ('rebuild');--> statement-breakpoint
WITH RECURSIVE `blank`(`n`) AS (SELECT 1 UNION ALL SELECT `n` + 1 FROM `blank` WHERE `n` < 2002)
INSERT INTO `affiliate_applications_search` (rowid, `name`, `email`, `company`) SELECT -`n`, '', '', '' FROM `blank`;--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'leads', count(*) FROM `leads`;--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'applications.' || `status`, count(*) FROM `affiliate_applications` GROUP BY `status`;--> statement-breakpoint
CREATE TRIGGER `leads_added` AFTER INSERT ON `leads` BEGIN
	UPDATE `leads` SET `place` = coalesce(
		(SELECT max(`place`) + 1 FROM `leads` WHERE `place` >= min(max(new.`created_at`, 1), 8600000000000) * 1048576 AND `place` < min(max(new.`created_at`, 1), 8600000000000) * 1048576 + 1048576),
		min(max(new.`created_at`, 1), 8600000000000) * 1048576
	) WHERE `id` = new.`id`;
	INSERT INTO `row_counts` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `leads_redated` AFTER UPDATE OF `created_at` ON `leads` WHEN new.`created_at` <> old.`created_at` BEGIN
	UPDATE `leads` SET `place` = coalesce(
		(SELECT max(`place`) + 1 FROM `leads` WHERE `place` >= min(max(new.`created_at`, 1), 8600000000000) * 1048576 AND `place` < min(max(new.`created_at`, 1), 8600000000000) * 1048576 + 1048576),
		min(max(new.`created_at`, 1), 8600000000000) * 1048576
	) WHERE `id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `leads_reworded` AFTER UPDATE OF `name`, `email`, `source`, `place` ON `leads` BEGIN
	INSERT INTO `leads_search` (`leads_search`, rowid, `name`, `email`, `source`) SELECT 'delete', old.`place`, old.`name`, old.`email`, old.`source` WHERE old.`place` <> 0;
	INSERT INTO `leads_search` (rowid, `name`, `email`, `source`) VALUES (new.`place`, new.`name`, new.`email`, new.`source`);
END;--> statement-breakpoint
CREATE TRIGGER `leads_removed` AFTER DELETE ON `leads` BEGIN
	INSERT INTO `leads_search` (`leads_search`, rowid, `name`, `email`, `source`) VALUES ('delete', old.`place`, old.`name`, old.`email`, old.`source`);
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'leads';
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_added` AFTER INSERT ON `affiliate_applications` BEGIN
	UPDATE `affiliate_applications` SET `place` = coalesce(
		(SELECT max(`place`) + 1 FROM `affiliate_applications` WHERE `place` >= min(max(new.`created_at`, 1), 8600000000000) * 1048576 AND `place` < min(max(new.`created_at`, 1), 8600000000000) * 1048576 + 1048576),
		min(max(new.`created_at`, 1), 8600000000000) * 1048576
	) WHERE `id` = new.`id`;
	INSERT INTO `row_counts` VALUES ('applications.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_redated` AFTER UPDATE OF `created_at` ON `affiliate_applications` WHEN new.`created_at` <> old.`created_at` BEGIN
	UPDATE `affiliate_applications` SET `place` = coalesce(
		(SELECT max(`place`) + 1 FROM `affiliate_applications` WHERE `place` >= min(max(new.`created_at`, 1), 8600000000000) * 1048576 AND `place` < min(max(new.`created_at`, 1), 8600000000000) * 1048576 + 1048576),
		min(max(new.`created_at`, 1), 8600000000000) * 1048576
	) WHERE `id` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_reworded` AFTER UPDATE OF `first_name`, `last_name`, `email`, `company`, `place` ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`, rowid, `name`, `email`, `company`) SELECT 'delete', old.`place`, old.`first_name` || ' ' || old.`last_name`, old.`email`, coalesce(old.`company`, '') WHERE old.`place` <> 0;
	INSERT INTO `affiliate_applications_search` (rowid, `name`, `email`, `company`) VALUES (new.`place`, new.`first_name` || ' ' || new.`last_name`, new.`email`, coalesce(new.`company`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_removed` AFTER DELETE ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`, rowid, `name`, `email`, `company`) VALUES ('delete', old.`place`, old.`first_name` || ' ' || old.`last_name`, old.`email`, coalesce(old.`company`, ''));
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.' || old.`status`;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_decided` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN new.`status` <> old.`status` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.' || old.`status`;
	INSERT INTO `row_counts` VALUES ('applications.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
