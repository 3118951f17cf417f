-- The posts' search index as few rows: D1 counts every row that a search steps over, in FTS5 too.
CREATE TABLE `post_search_blocks` (
	`block` integer PRIMARY KEY NOT NULL,
	`posts` text NOT NULL
);
--> statement-breakpoint
-- Texts are cut, so that 64 posts stay below D1's 2 MB a row.
INSERT INTO `post_search_blocks` (`block`, `posts`)
	SELECT `seq` / 64, json_group_object(cast(`seq` AS text), json_array(`id`, `published_at`, substr(`search_text`, 1, 4000), substr(`keywords`, 1, 2000)))
	FROM `posts` GROUP BY `seq` / 64;
--> statement-breakpoint
DROP TRIGGER `posts_added`;--> statement-breakpoint
DROP TRIGGER `posts_removed`;--> statement-breakpoint
DROP TRIGGER `posts_text_changed`;--> statement-breakpoint
DROP TABLE `post_search`;--> statement-breakpoint
ALTER TABLE `posts` DROP COLUMN `word_starts`;
--> statement-breakpoint
CREATE TRIGGER `posts_added` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `post_search_blocks` (`block`, `posts`)
		VALUES (new.`seq` / 64, json_object(cast(new.`seq` AS text), json_array(new.`id`, new.`published_at`, substr(new.`search_text`, 1, 4000), substr(new.`keywords`, 1, 2000))))
		ON CONFLICT (`block`) DO UPDATE SET `posts` = json_set(`posts`, '$."' || new.`seq` || '"', json_array(new.`id`, new.`published_at`, substr(new.`search_text`, 1, 4000), substr(new.`keywords`, 1, 2000)));
END;
--> statement-breakpoint
CREATE TRIGGER `posts_removed` AFTER DELETE ON `posts` BEGIN
	UPDATE `post_search_blocks` SET `posts` = json_remove(`posts`, '$."' || old.`seq` || '"')
		WHERE `block` = old.`seq` / 64;
	DELETE FROM `post_search_blocks` WHERE `block` = old.`seq` / 64 AND `posts` = '{}';
END;
--> statement-breakpoint
CREATE TRIGGER `posts_text_changed` AFTER UPDATE OF `search_text`, `keywords`, `published_at` ON `posts`
	WHEN old.`search_text` IS NOT new.`search_text` OR old.`keywords` IS NOT new.`keywords`
		OR old.`published_at` IS NOT new.`published_at` BEGIN
	UPDATE `post_search_blocks` SET `posts` = json_set(`posts`, '$."' || new.`seq` || '"', json_array(new.`id`, new.`published_at`, substr(new.`search_text`, 1, 4000), substr(new.`keywords`, 1, 2000)))
		WHERE `block` = new.`seq` / 64;
END;
