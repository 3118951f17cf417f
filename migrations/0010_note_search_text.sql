ALTER TABLE `staff_notes` ADD `search_text` text DEFAULT '' NOT NULL;
UPDATE `staff_notes` SET `search_text` = lower(`text`);
