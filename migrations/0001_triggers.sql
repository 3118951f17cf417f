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
