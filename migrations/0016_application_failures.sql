ALTER TABLE `affiliate_applications` ADD `failure` text;--> statement-breakpoint
ALTER TABLE `affiliate_applications` ADD `failed_at` integer;--> statement-breakpoint
CREATE INDEX `affiliate_applications_not_sent` ON `affiliate_applications` (`place`) WHERE "affiliate_applications"."failed_at" is not null;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_added_not_sent` AFTER INSERT ON `affiliate_applications` WHEN new.`failed_at` IS NOT NULL BEGIN
	INSERT INTO `row_counts` VALUES ('applications.not_sent', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_not_sent` AFTER UPDATE OF `failed_at` ON `affiliate_applications` WHEN old.`failed_at` IS NULL AND new.`failed_at` IS NOT NULL BEGIN
	INSERT INTO `row_counts` VALUES ('applications.not_sent', 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_no_longer_not_sent` AFTER UPDATE OF `failed_at` ON `affiliate_applications` WHEN old.`failed_at` IS NOT NULL AND new.`failed_at` IS NULL BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.not_sent';
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_removed_not_sent` AFTER DELETE ON `affiliate_applications` WHEN old.`failed_at` IS NOT NULL BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'applications.not_sent';
END;
