CREATE TABLE `decision_mail_templates` (
	`decision` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	CONSTRAINT "decision_mail_templates_known" CHECK("decision_mail_templates"."decision" in ('approved', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `decision_reason` text;--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `reopened_from` text;--> statement-breakpoint
CREATE INDEX `affiliate_applications_by_name` ON `affiliate_applications` (lower("first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX `affiliate_applications_by_website` ON `affiliate_applications` (rtrim(replace(replace(replace(lower("website"), 'https://', ''), 'http://', ''), 'www.', ''), '/')) WHERE "affiliate_applications"."website" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_applications_reopened` ON `affiliate_applications` (`reopened_from`) WHERE "affiliate_applications"."reopened_from" is not null;--> statement-breakpoint
CREATE INDEX `affiliate_applications_waiting` ON `affiliate_applications` (case when "status" = 'pending' then "created_at" end);--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'applications.waiting.' || strftime('%Y-%m-%d', `created_at` / 1000, 'unixepoch') AS `day`, count(*) FROM `affiliate_applications` WHERE `status` = 'pending' AND `created_at` BETWEEN 0 AND 253402300799999 GROUP BY `day`;--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'applications.waiting_month.' || strftime('%Y-%m', `created_at` / 1000, 'unixepoch') AS `month`, count(*) FROM `affiliate_applications` WHERE `status` = 'pending' AND `created_at` BETWEEN 0 AND 253402300799999 GROUP BY `month`;--> statement-breakpoint
-- Counted: pending applications by the day and the month on which they arrived.
CREATE TRIGGER `affiliate_applications_inserted_waiting` AFTER INSERT ON `affiliate_applications` WHEN new.`status` = 'pending' AND new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `row_counts` VALUES ('applications.waiting.' || strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 1), ('applications.waiting_month.' || strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_waiting` AFTER DELETE ON `affiliate_applications` WHEN old.`status` = 'pending' AND old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_waits_again` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN new.`status` = 'pending' AND old.`status` <> 'pending' AND new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `row_counts` VALUES ('applications.waiting.' || strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch'), 1), ('applications.waiting_month.' || strftime('%Y-%m', new.`created_at` / 1000, 'unixepoch'), 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_waits_no_more` AFTER UPDATE OF `status` ON `affiliate_applications` WHEN old.`status` = 'pending' AND new.`status` <> 'pending' AND old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` IN ('applications.waiting.' || strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch'), 'applications.waiting_month.' || strftime('%Y-%m', old.`created_at` / 1000, 'unixepoch'));
END;
