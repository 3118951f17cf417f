CREATE TABLE `staff_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`text` text NOT NULL,
	CONSTRAINT "staff_notes_length" CHECK(length("staff_notes"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE INDEX `staff_notes_by_subject` ON `staff_notes` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
ALTER TABLE `lead_visits` ADD `status_before` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `status` text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `owner` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `next_step` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `next_at` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `changed_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `changed_by` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `visit_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `returned_at` integer;--> statement-breakpoint
CREATE INDEX `leads_by_status` ON `leads` (`status`,coalesce("returned_at", "created_at"));--> statement-breakpoint
CREATE INDEX `leads_by_owner` ON `leads` (case when "status" in ('new', 'contacted', 'qualified') then "owner" end,coalesce("returned_at", "created_at")) WHERE "leads"."owner" is not null;--> statement-breakpoint
CREATE INDEX `leads_by_next_step` ON `leads` (case when "status" in ('new', 'contacted', 'qualified') then "next_at" end) WHERE "leads"."next_at" is not null;--> statement-breakpoint
UPDATE `leads` SET
	`visit_count` = (SELECT count(*) FROM `lead_visits` WHERE `lead_id` = `leads`.`id`),
	`returned_at` = (SELECT max(`created_at`) FROM `lead_visits` WHERE `lead_id` = `leads`.`id`)
WHERE `id` IN (SELECT `lead_id` FROM `lead_visits`);--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'leads.new', count(*) FROM `leads` HAVING count(*) > 0;--> statement-breakpoint
-- Counted: each status; of open leads also the owner, and the day and the month of the next step.
CREATE TRIGGER `leads_inserted_work` AFTER INSERT ON `leads` BEGIN
	INSERT INTO `row_counts` SELECT `column1`, 1 FROM (VALUES
		('leads.' || new.`status`),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.owner.' || new.`owner` END),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due.' || new.`next_at` END),
		(CASE WHEN new.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due_month.' || substr(new.`next_at`, 1, 7) END)
	) WHERE `column1` IS NOT NULL ON CONFLICT (`name`) DO UPDATE SET `count` = `count` + 1;
END;--> statement-breakpoint
CREATE TRIGGER `leads_deleted_work` AFTER DELETE ON `leads` BEGIN
	UPDATE `row_counts` SET `count` = `count` - 1 WHERE `name` IN (
		'leads.' || old.`status`,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.owner.' || old.`owner` END,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due.' || old.`next_at` END,
		CASE WHEN old.`status` IN ('new', 'contacted', 'qualified') THEN 'leads.due_month.' || substr(old.`next_at`, 1, 7) END
	);
	DELETE FROM `row_counts` WHERE `count` = 0 AND `name` IN ('leads.owner.' || old.`owner`, 'leads.due.' || old.`next_at`, 'leads.due_month.' || substr(old.`next_at`, 1, 7));
	DELETE FROM `staff_notes` WHERE `subject_kind` = 'lead' AND `subject_id` = old.`id`;
END;--> statement-breakpoint
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
END;--> statement-breakpoint
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