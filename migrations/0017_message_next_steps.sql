DROP INDEX `contact_messages_work`;
ALTER TABLE `contact_messages` ADD `next_step` text;
ALTER TABLE `contact_messages` ADD `next_at` text;
CREATE INDEX `contact_messages_work` ON `contact_messages` (`status`,`owner`,`next_at`);
