ALTER TABLE `affiliate_applications` ADD `decided_at` integer;
ALTER TABLE `affiliate_applications` ADD `undo_until` integer;
UPDATE `affiliate_applications` SET `decided_at` = `updated_at` WHERE `status` IN ('approved', 'rejected');
