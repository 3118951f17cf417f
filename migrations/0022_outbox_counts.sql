INSERT INTO `row_counts` SELECT 'outbox.' || `status`, count(*) FROM `outbox` GROUP BY `status`;--> statement-breakpoint
CREATE TRIGGER `outbox_inserted` AFTER INSERT ON `outbox` BEGIN
	INSERT INTO `row_counts` VALUES ('outbox.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `outbox_deleted` AFTER DELETE ON `outbox` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'outbox.' || old.`status`;
END;--> statement-breakpoint
CREATE TRIGGER `outbox_status_changed` AFTER UPDATE OF `status` ON `outbox` WHEN new.`status` <> old.`status` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` = 'outbox.' || old.`status`;
	INSERT INTO `row_counts` VALUES ('outbox.' || new.`status`, 1) ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;
