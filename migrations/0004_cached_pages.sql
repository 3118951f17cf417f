CREATE TABLE `cached_pages` (
	`pages` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`refused_purges` integer DEFAULT 0 NOT NULL
);

INSERT INTO `cached_pages` (`pages`, `version`) SELECT 'blog', `version` FROM `job_runs` WHERE `job` = 'blog-list';
ALTER TABLE `job_runs` DROP COLUMN `version`;