CREATE TABLE `__new_affiliate_applications` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`website` text,
	`experience` text NOT NULL,
	`audience` text NOT NULL,
	`motivation` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`partnerstack_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`fingerprint` text,
	`failure` text,
	`failed_at` integer,
	CONSTRAINT "affiliate_applications_experience" CHECK("__new_affiliate_applications"."experience" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "affiliate_applications_status_known" CHECK("__new_affiliate_applications"."status" in ('pending', 'sending', 'approved', 'rejected')),
	CONSTRAINT "affiliate_applications_partner_only_when_approved" CHECK("__new_affiliate_applications"."partnerstack_id" is null or "__new_affiliate_applications"."status" = 'approved')
);--> statement-breakpoint
-- `place` is the order in which staff saw the rows: by time, then by turn.
INSERT INTO `__new_affiliate_applications`("id", "first_name", "last_name", "email", "company", "website", "experience", "audience", "motivation", "status", "partnerstack_id", "created_at", "updated_at", "fingerprint", "failure", "failed_at") SELECT "id", "first_name", "last_name", "email", "company", "website", "experience", "audience", "motivation", "status", "partnerstack_id", "created_at", "updated_at", "fingerprint", "failure", "failed_at" FROM `affiliate_applications` ORDER BY `place`;--> statement-breakpoint
CREATE TABLE `__new_leads` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`source` text DEFAULT 'hero_cta' NOT NULL,
	`partner_key` text,
	`attribution` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "leads_name_length" CHECK(length("__new_leads"."name") between 1 and 200),
	CONSTRAINT "leads_email_length" CHECK(length("__new_leads"."email") between 3 and 254),
	CONSTRAINT "leads_attribution_json" CHECK("__new_leads"."attribution" is null or json_valid("__new_leads"."attribution"))
);--> statement-breakpoint
INSERT INTO `__new_leads`("id", "name", "email", "source", "partner_key", "attribution", "created_at") SELECT "id", "name", "email", "source", "partner_key", "attribution", "created_at" FROM `leads` ORDER BY `place`;--> statement-breakpoint
-- Triggers go with their tables; a rename fails while one refers to a table that is gone.
DROP TABLE `affiliate_applications`;--> statement-breakpoint
DROP TABLE `leads`;--> statement-breakpoint
DROP TABLE `leads_search`;--> statement-breakpoint
DROP TABLE `affiliate_applications_search`;--> statement-breakpoint
DROP VIEW `affiliate_applications_searched`;--> statement-breakpoint
ALTER TABLE `__new_affiliate_applications` RENAME TO `affiliate_applications`;--> statement-breakpoint
ALTER TABLE `__new_leads` RENAME TO `leads`;--> statement-breakpoint
DROP INDEX `staff_audit_newest`;--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_applications_id_unique` ON `affiliate_applications` (`id`);--> statement-breakpoint
CREATE INDEX `affiliate_applications_fingerprint` ON `affiliate_applications` (`fingerprint`,`created_at`);--> statement-breakpoint
CREATE INDEX `affiliate_applications_by_status` ON `affiliate_applications` (`status`);--> statement-breakpoint
CREATE INDEX `affiliate_applications_not_sent` ON `affiliate_applications` (`seq`) WHERE "affiliate_applications"."failed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_id_unique` ON `leads` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `leads_email_unique` ON `leads` (lower("email"));--> statement-breakpoint
CREATE INDEX `leads_by_name` ON `leads` (lower("name"));--> statement-breakpoint
CREATE INDEX `leads_by_source` ON `leads` (lower("source"));--> statement-breakpoint
CREATE INDEX `leads_by_partner_key` ON `leads` (case when "partner_key" is null then char(1114111) else lower("partner_key") end);--> statement-breakpoint
CREATE VIRTUAL TABLE `leads_search` USING fts5(`name`, `email`, `source`, content = 'leads', content_rowid = 'seq', columnsize = 0, tokenize = 'trigram');--> statement-breakpoint
INSERT INTO `leads_search` (`leads_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE VIEW `affiliate_applications_searched` AS SELECT `seq`, `first_name` || ' ' || `last_name` AS `name`, `email`, coalesce(`company`, '') AS `company` FROM `affiliate_applications`;--> statement-breakpoint
CREATE VIRTUAL TABLE `affiliate_applications_search` USING fts5(`name`, `email`, `company`, content = 'affiliate_applications_searched', content_rowid = 'seq', columnsize = 0, tokenize = 'trigram');--> statement-breakpoint
INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `leads_inserted` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `leads_search` (rowid, `name`, `email`, `source`) VALUES (new.`seq`, new.`name`, new.`email`, new.`source`);
	INSERT INTO `row_counts` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `leads_updated` AFTER UPDATE OF `name`, `email`, `source` ON `leads` BEGIN
	INSERT INTO `leads_search` (`leads_search`, rowid, `name`, `email`, `source`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`source`);
	INSERT INTO `leads_search` (rowid, `name`, `email`, `source`) VALUES (new.`seq`, new.`name`, new.`email`, new.`source`);
END;--> statement-breakpoint
CREATE TRIGGER `leads_deleted` AFTER DELETE ON `leads` BEGIN
	INSERT INTO `leads_search` (`leads_search`, rowid, `name`, `email`, `source`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`source`);
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'leads';
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted` AFTER INSERT ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (rowid, `name`, `email`, `company`) VALUES (new.`seq`, new.`first_name` || ' ' || new.`last_name`, new.`email`, coalesce(new.`company`, ''));
	INSERT INTO `row_counts` VALUES ('applications.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_updated` AFTER UPDATE OF `first_name`, `last_name`, `email`, `company` ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`, rowid, `name`, `email`, `company`) VALUES ('delete', old.`seq`, old.`first_name` || ' ' || old.`last_name`, old.`email`, coalesce(old.`company`, ''));
	INSERT INTO `affiliate_applications_search` (rowid, `name`, `email`, `company`) VALUES (new.`seq`, new.`first_name` || ' ' || new.`last_name`, new.`email`, coalesce(new.`company`, ''));
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted` AFTER DELETE ON `affiliate_applications` BEGIN
	INSERT INTO `affiliate_applications_search` (`affiliate_applications_search`, rowid, `name`, `email`, `company`) VALUES ('delete', old.`seq`, old.`first_name` || ' ' || old.`last_name`, old.`email`, coalesce(old.`company`, ''));
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.' || old.`status`;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_status_changed` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN new.`status` <> old.`status` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.' || old.`status`;
	INSERT INTO `row_counts` VALUES ('applications.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted_not_sent` AFTER INSERT ON `affiliate_applications` WHEN new.`failed_at` IS NOT NULL BEGIN
	INSERT INTO `row_counts` VALUES ('applications.not_sent', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_became_not_sent` AFTER UPDATE OF `failed_at` ON `affiliate_applications` WHEN old.`failed_at` IS NULL AND new.`failed_at` IS NOT NULL BEGIN
	INSERT INTO `row_counts` VALUES ('applications.not_sent', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_no_longer_not_sent` AFTER UPDATE OF `failed_at` ON `affiliate_applications` WHEN old.`failed_at` IS NOT NULL AND new.`failed_at` IS NULL BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.not_sent';
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_not_sent` AFTER DELETE ON `affiliate_applications` WHEN old.`failed_at` IS NOT NULL BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.not_sent';
END;
