CREATE TABLE `list_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
-- Raised by what a staff list shows: a page that polls compares the versions (LIV-01). Every change by
-- staff and every visit raises the version of a lead and of a message.
CREATE TRIGGER `leads_inserted_version` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `list_versions` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `leads_changed_version` AFTER UPDATE OF `version`, `name`, `email`, `source`, `partner_key` ON `leads` BEGIN
	INSERT INTO `list_versions` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `leads_deleted_version` AFTER DELETE ON `leads` BEGIN
	INSERT INTO `list_versions` VALUES ('leads', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_inserted_version` AFTER INSERT ON `contact_messages` BEGIN
	INSERT INTO `list_versions` VALUES ('messages', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_changed_version` AFTER UPDATE OF `version`, `name`, `email`, `subject`, `message` ON `contact_messages` BEGIN
	INSERT INTO `list_versions` VALUES ('messages', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_deleted_version` AFTER DELETE ON `contact_messages` BEGIN
	INSERT INTO `list_versions` VALUES ('messages', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_inserted_version` AFTER INSERT ON `affiliate_applications` BEGIN
	INSERT INTO `list_versions` VALUES ('applications', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_changed_version` AFTER UPDATE ON `affiliate_applications` BEGIN
	INSERT INTO `list_versions` VALUES ('applications', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `affiliate_applications_deleted_version` AFTER DELETE ON `affiliate_applications` BEGIN
	INSERT INTO `list_versions` VALUES ('applications', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `outbox_inserted_version` AFTER INSERT ON `outbox` BEGIN
	INSERT INTO `list_versions` VALUES ('mail', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
-- Messages show whether their e-mail to the team was sent, applications whether that to the applicant was.
CREATE TRIGGER `outbox_changed_version` AFTER UPDATE OF `status`, `last_error` ON `outbox` WHEN new.`status` <> old.`status` OR new.`last_error` IS NOT old.`last_error` BEGIN
	INSERT INTO `list_versions` SELECT `column1`, 1 FROM (VALUES
		('mail'),
		(CASE new.`kind` WHEN 'contact' THEN 'messages' WHEN 'application_decision' THEN 'applications' END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `outbox_deleted_version` AFTER DELETE ON `outbox` BEGIN
	INSERT INTO `list_versions` VALUES ('mail', 1) ON CONFLICT (`name`) DO UPDATE SET `version` = `version` + 1;
END;