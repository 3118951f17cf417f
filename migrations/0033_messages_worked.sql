CREATE TABLE `__new_contact_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`limit_key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`slot_released_at` integer,
	`status` text DEFAULT 'new' NOT NULL,
	`owner` text,
	`version` integer DEFAULT 1 NOT NULL,
	`changed_at` integer,
	`changed_by` text
);
--> statement-breakpoint
INSERT INTO `__new_contact_messages`("id", "limit_key", "fingerprint", "name", "email", "subject", "message", "user_agent", "created_at", "slot_released_at") SELECT "id", "limit_key", "fingerprint", "name", "email", "subject", "message", "user_agent", "created_at", "slot_released_at" FROM `contact_messages` ORDER BY `created_at`, `id`;--> statement-breakpoint
DROP TABLE `contact_messages`;--> statement-breakpoint
ALTER TABLE `__new_contact_messages` RENAME TO `contact_messages`;--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_id_unique` ON `contact_messages` (`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_limit` ON `contact_messages` (`limit_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_fingerprint` ON `contact_messages` (`fingerprint`,`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_email` ON `contact_messages` (lower("email"));--> statement-breakpoint
CREATE INDEX `contact_messages_age` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_status` ON `contact_messages` (`status`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_owner` ON `contact_messages` (case when "status" = 'new' then "owner" end) WHERE "contact_messages"."owner" is not null;--> statement-breakpoint
CREATE VIRTUAL TABLE `contact_messages_search` USING fts5(`name`, `email`, `subject`, `message`, content = 'contact_messages', content_rowid = 'seq', columnsize = 0, tokenize = 'trigram');--> statement-breakpoint
INSERT INTO `contact_messages_search` (`contact_messages_search`) VALUES ('rebuild');--> statement-breakpoint
-- A deleted row leaves the search index at once, and not only when its segments are merged.
INSERT INTO `contact_messages_search` (`contact_messages_search`, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'messages.new', count(*) FROM `contact_messages` HAVING count(*) > 0;--> statement-breakpoint
-- Counted: each status, and the owner of new ones.
CREATE TRIGGER `contact_messages_inserted` AFTER INSERT ON `contact_messages` BEGIN
	INSERT INTO `contact_messages_search` (rowid, `name`, `email`, `subject`, `message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`subject`, new.`message`);
	INSERT INTO `row_counts` SELECT `column1`, 1 FROM (VALUES
		('messages.' || new.`status`),
		(CASE WHEN new.`status` = 'new' THEN 'messages.owner.' || new.`owner` END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_rewritten` AFTER UPDATE OF `name`, `email`, `subject`, `message` ON `contact_messages` BEGIN
	INSERT INTO `contact_messages_search` (`contact_messages_search`, rowid, `name`, `email`, `subject`, `message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`subject`, old.`message`);
	INSERT INTO `contact_messages_search` (rowid, `name`, `email`, `subject`, `message`) VALUES (new.`seq`, new.`name`, new.`email`, new.`subject`, new.`message`);
END;--> statement-breakpoint
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
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_deleted` AFTER DELETE ON `contact_messages` BEGIN
	INSERT INTO `contact_messages_search` (`contact_messages_search`, rowid, `name`, `email`, `subject`, `message`) VALUES ('delete', old.`seq`, old.`name`, old.`email`, old.`subject`, old.`message`);
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN (
		'messages.' || old.`status`,
		CASE WHEN old.`status` = 'new' THEN 'messages.owner.' || old.`owner` END
	);
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` = 'messages.owner.' || old.`owner`;
	DELETE FROM `staff_notes` WHERE `subject_kind` = 'message' AND `subject_id` = old.`id`;
END;--> statement-breakpoint
-- The table was rebuilt, and its triggers went with it.
CREATE TRIGGER `contact_messages_inserted_figures` AFTER INSERT ON `contact_messages` WHEN new.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	INSERT INTO `daily_figures` (`day`) VALUES (strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch')) ON CONFLICT (`day`) DO NOTHING;
	UPDATE `daily_figures` SET `messages` = `messages` + 1 WHERE `day` = strftime('%Y-%m-%d', new.`created_at` / 1000, 'unixepoch');
	UPDATE `leads` SET `contacted_at` = new.`created_at` WHERE lower(`email`) = lower(new.`email`);
END;--> statement-breakpoint
CREATE TRIGGER `contact_messages_deleted_figures` AFTER DELETE ON `contact_messages` WHEN old.`created_at` BETWEEN 0 AND 253402300799999 BEGIN
	UPDATE `daily_figures` SET `messages` = max(0, `messages` - 1) WHERE `day` = strftime('%Y-%m-%d', old.`created_at` / 1000, 'unixepoch');
END;