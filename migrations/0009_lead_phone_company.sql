ALTER TABLE `leads` ADD `phone` text;
ALTER TABLE `leads` ADD `company` text;
ALTER TABLE `leads` ADD `import_id` text;
CREATE INDEX `leads_imported` ON `leads` (`import_id`) WHERE "leads"."import_id" is not null;