-- The blog as ordinary lists: posts with an integer key, keywords with their order, one search index.
CREATE TABLE `blog_sync` (
	`job` text PRIMARY KEY NOT NULL,
	`next_page` integer DEFAULT 2 NOT NULL,
	`completed_at_total` integer,
	`source` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_after_ms` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `post_counts` (
	`key` text NOT NULL,
	`period` integer NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_counts_unique` ON `post_counts` (`key`,`period`);--> statement-breakpoint
CREATE INDEX `post_counts_most` ON `post_counts` ("posts" desc) WHERE "post_counts"."period" = -1;--> statement-breakpoint
CREATE TABLE `post_keywords` (
	`key` text NOT NULL,
	`post_id` text NOT NULL,
	`label` text NOT NULL,
	`sort_time` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_keywords_unique` ON `post_keywords` (`post_id`,`key`);--> statement-breakpoint
CREATE INDEX `post_keywords_newest` ON `post_keywords` (`key`,"sort_time" desc,"post_id" desc);--> statement-breakpoint
-- 2592000000 ms are 30 days.
CREATE TRIGGER `post_keywords_added` AFTER INSERT ON `post_keywords` BEGIN
	INSERT INTO `post_counts` (`key`, `period`, `posts`)
		VALUES (new.`key`, -1, 1), (new.`key`, new.`sort_time` / 2592000000, 1)
		ON CONFLICT (`key`, `period`) DO UPDATE SET `posts` = `posts` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `post_keywords_removed` AFTER DELETE ON `post_keywords` BEGIN
	UPDATE `post_counts` SET `posts` = `posts` - 1
		WHERE `key` = old.`key` AND `period` IN (-1, old.`sort_time` / 2592000000);
	DELETE FROM `post_counts`
		WHERE `key` = old.`key` AND `period` IN (-1, old.`sort_time` / 2592000000) AND `posts` <= 0;
END;
--> statement-breakpoint
INSERT INTO `post_keywords` (`key`, `post_id`, `label`, `sort_time`)
	SELECT `scope`, `post_id`, `spelling`, max(`sorted_by`, 0) FROM `post_places`;
--> statement-breakpoint
-- The words of each post, as the old index split them.
CREATE VIRTUAL TABLE `post_words_vocab` USING fts5vocab(`post_words`, `instance`);
--> statement-breakpoint
CREATE TABLE `post_word_starts` (`number` integer PRIMARY KEY NOT NULL, `starts` text NOT NULL);
--> statement-breakpoint
INSERT INTO `post_word_starts` SELECT `doc`, group_concat('  ' || `start`, '')
	FROM (SELECT DISTINCT `doc`, substr(`term`, 1, 2) AS `start` FROM `post_words_vocab`) GROUP BY `doc`;
--> statement-breakpoint
CREATE TABLE `__new_posts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text,
	`excerpt` text,
	`keywords` text,
	`search_text` text DEFAULT '' NOT NULL,
	`word_starts` text DEFAULT '' NOT NULL,
	`image_url` text,
	`image_alt` text,
	`seo_title` text,
	`seo_description` text,
	`author_name` text,
	`published_at` integer,
	`updated_at` integer,
	`body_updated_at` integer,
	`fetched_at` integer NOT NULL,
	`locked_until` integer,
	`cleaned_with` integer,
	`content_hash` text,
	`content_html` text,
	CONSTRAINT "posts_cleaned" CHECK(("content_html" is null) = ("cleaned_with" is null))
);
--> statement-breakpoint
INSERT INTO `__new_posts` (`id`, `slug`, `title`, `excerpt`, `keywords`, `search_text`, `word_starts`, `image_url`, `image_alt`, `seo_title`, `seo_description`, `author_name`, `published_at`, `updated_at`, `body_updated_at`, `fetched_at`, `locked_until`, `cleaned_with`, `content_hash`, `content_html`)
	SELECT `id`, `slug`, `title`, `excerpt`, `keywords`, `search_text`, coalesce(`starts`, ''), `image_url`, `image_alt`, `seo_title`, `seo_description`, `author_name`, `published_at`, `updated_at`, `body_updated_at`, `fetched_at`, `claimed_until`, `cleaned_with`, `content_hash`, `content_html`
	FROM `posts` LEFT JOIN `post_numbers` ON `post_numbers`.`post_id` = `posts`.`id`
	LEFT JOIN `post_word_starts` ON `post_word_starts`.`number` = `post_numbers`.`number`
	ORDER BY `published_at`, `id`;
--> statement-breakpoint
DROP TABLE `post_words_vocab`;--> statement-breakpoint
DROP TABLE `post_word_starts`;--> statement-breakpoint
DROP TABLE `post_words`;--> statement-breakpoint
DROP TABLE `post_trigrams`;--> statement-breakpoint
DROP TABLE `posts`;--> statement-breakpoint
DROP TABLE `post_numbers`;--> statement-breakpoint
DROP TABLE `post_places`;--> statement-breakpoint
DROP TABLE `post_scopes`;--> statement-breakpoint
ALTER TABLE `__new_posts` RENAME TO `posts`;--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id_unique` ON `posts` (`id`);--> statement-breakpoint
CREATE INDEX `posts_slug` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` ("published_at" desc,"id" desc);--> statement-breakpoint
-- The search index: its text stands in posts, its rowid is posts.seq.
CREATE VIRTUAL TABLE `post_search` USING fts5(`search_text`, `word_starts`, `id` UNINDEXED, `published_at` UNINDEXED, content=`posts`, content_rowid=`seq`, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
INSERT INTO `post_search` (`post_search`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `posts_added` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `post_search` (rowid, `search_text`, `word_starts`)
		VALUES (new.`seq`, new.`search_text`, new.`word_starts`);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_removed` AFTER DELETE ON `posts` BEGIN
	INSERT INTO `post_search` (`post_search`, rowid, `search_text`, `word_starts`)
		VALUES ('delete', old.`seq`, old.`search_text`, old.`word_starts`);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_text_changed` AFTER UPDATE OF `search_text`, `word_starts` ON `posts`
	WHEN old.`search_text` IS NOT new.`search_text` OR old.`word_starts` IS NOT new.`word_starts` BEGIN
	INSERT INTO `post_search` (`post_search`, rowid, `search_text`, `word_starts`)
		VALUES ('delete', old.`seq`, old.`search_text`, old.`word_starts`);
	INSERT INTO `post_search` (rowid, `search_text`, `word_starts`)
		VALUES (new.`seq`, new.`search_text`, new.`word_starts`);
END;
--> statement-breakpoint
ALTER TABLE `html_copies` RENAME TO `html_snapshots`;--> statement-breakpoint
-- How far each job's backfill is was JSON in its summary.
INSERT INTO `blog_sync` (`job`, `next_page`, `completed_at_total`, `source`, `failures`, `retry_after_ms`)
	SELECT `job`, coalesce(json_extract(`summary`, '$.next'), 2), json_extract(`summary`, '$.doneAt'),
		json_extract('["stories","posts","publications/posts","publications/stories"]', '$[' || coalesce(json_extract(`summary`, '$.address'), 0) || ']'),
		coalesce(json_extract(`summary`, '$.failures'), 0), coalesce(json_extract(`summary`, '$.restMs'), 0)
	FROM `job_runs` WHERE `job` IN ('blog-list', 'blog-lookup') AND json_valid(`summary`);
--> statement-breakpoint
UPDATE `job_runs` SET `summary` = NULL WHERE `job` IN ('blog-list', 'blog-lookup');--> statement-breakpoint
ALTER TABLE `job_runs` RENAME COLUMN `claimed_until` TO `locked_until`;
