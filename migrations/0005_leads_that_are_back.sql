DROP INDEX `leads_returned`;
ALTER TABLE `leads` ADD `is_back` integer DEFAULT false NOT NULL;
CREATE INDEX `leads_returned` ON `leads` (`returned_at`) WHERE "leads"."is_back" = 1;
UPDATE `leads` SET `is_back` = 1 WHERE `returned_at` IS NOT NULL AND `changed_by` IS NULL AND `contacted_at` = `returned_at`;
