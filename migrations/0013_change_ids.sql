ALTER TABLE `staff_audit` ADD `change_id` text;
CREATE UNIQUE INDEX `staff_audit_change` ON `staff_audit` (`change_id`,`subject_id`) WHERE "staff_audit"."change_id" is not null;