-- What searches look in: parts of words of three letters and more, and the beginnings of words for
-- shorter ones. Both keep no text of their own; their rows are numbered by post_numbers.
CREATE VIRTUAL TABLE `post_trigrams` USING fts5(`text`, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE `post_words` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2');
--> statement-breakpoint
-- A post takes its place in a scope: behind the next older one. The shorter side makes room, so
-- that the newest and the oldest post move nobody.
CREATE TRIGGER `post_places_added` AFTER INSERT ON `post_places` BEGIN
	INSERT INTO `post_scopes` (`scope`, `lowest`, `highest`, `gap`) SELECT new.`scope`, 1, 0, 0
		WHERE NOT EXISTS (SELECT 1 FROM `post_scopes` WHERE `scope` = new.`scope`);
	UPDATE `post_scopes` SET `gap` = coalesce((SELECT `place` FROM `post_places`
		WHERE `scope` = new.`scope` AND (`sorted_by`, `post_id`) < (new.`sorted_by`, new.`post_id`)
		ORDER BY `sorted_by` DESC, `post_id` DESC LIMIT 1), `lowest` - 1) WHERE `scope` = new.`scope`;
	UPDATE `post_places` SET `place` = `place` - 1 WHERE `scope` = new.`scope` AND `place` <=
		(SELECT `gap` FROM `post_scopes` WHERE `scope` = new.`scope` AND `gap` - `lowest` + 1 < `highest` - `gap`);
	UPDATE `post_places` SET `place` = `place` + 1 WHERE `scope` = new.`scope` AND `place` >
		(SELECT `gap` FROM `post_scopes` WHERE `scope` = new.`scope` AND `gap` - `lowest` + 1 >= `highest` - `gap`);
	UPDATE `post_places` SET `place` = (SELECT `gap` + (`gap` - `lowest` + 1 >= `highest` - `gap`)
		FROM `post_scopes` WHERE `scope` = new.`scope`)
		WHERE `scope` = new.`scope` AND `post_id` = new.`post_id`;
	UPDATE `post_scopes` SET `lowest` = `lowest` - (`gap` - `lowest` + 1 < `highest` - `gap`),
		`highest` = `highest` + (`gap` - `lowest` + 1 >= `highest` - `gap`) WHERE `scope` = new.`scope`;
END;
--> statement-breakpoint
-- A post that goes leaves no gap: the shorter side moves up.
CREATE TRIGGER `post_places_removed` AFTER DELETE ON `post_places` BEGIN
	UPDATE `post_places` SET `place` = `place` + 1 WHERE `scope` = old.`scope` AND `place` < old.`place`
		AND EXISTS (SELECT 1 FROM `post_scopes` WHERE `scope` = old.`scope` AND old.`place` - `lowest` < `highest` - old.`place`);
	UPDATE `post_places` SET `place` = `place` - 1 WHERE `scope` = old.`scope` AND `place` > old.`place`
		AND EXISTS (SELECT 1 FROM `post_scopes` WHERE `scope` = old.`scope` AND old.`place` - `lowest` >= `highest` - old.`place`);
	UPDATE `post_scopes` SET `lowest` = `lowest` + (old.`place` - `lowest` < `highest` - old.`place`),
		`highest` = `highest` - (old.`place` - `lowest` >= `highest` - old.`place`) WHERE `scope` = old.`scope`;
	DELETE FROM `post_scopes` WHERE `scope` = old.`scope` AND `highest` < `lowest`;
END;
--> statement-breakpoint
CREATE TRIGGER `post_numbers_removed` AFTER DELETE ON `post_numbers` BEGIN
	DELETE FROM `post_trigrams` WHERE rowid = old.`number`;
	DELETE FROM `post_words` WHERE rowid = old.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `post_numbers_added` AFTER INSERT ON `post_numbers` BEGIN
	INSERT INTO `post_trigrams` (rowid, `text`) SELECT new.`number`, `search_text` FROM `posts` WHERE `id` = new.`post_id`;
	INSERT INTO `post_words` (rowid, `text`) SELECT new.`number`, `search_text` FROM `posts` WHERE `id` = new.`post_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_added` AFTER INSERT ON `posts` BEGIN
	INSERT INTO `post_places` (`scope`, `post_id`, `spelling`, `sorted_by`)
		SELECT '', new.`id`, '', coalesce(new.`published_at`, -1)
		UNION ALL SELECT `key`, new.`id`, max(`value`), coalesce(new.`published_at`, -1)
		FROM json_each(new.`keyword_keys`) WHERE `key` <> '' GROUP BY `key`;
	INSERT INTO `post_numbers` (`number`, `post_id`)
		SELECT coalesce((SELECT max(`number`) + 1 FROM `post_numbers` WHERE `number` >= `base` AND `number` < `base` + 1000000), `base`), new.`id`
		FROM (SELECT min(max(coalesce(new.`published_at`, 0), 0), 4000000000000) * 1000000 AS `base`);
	INSERT INTO `post_addresses` (`slug`, `post_id`) VALUES (new.`slug`, new.`id`)
		ON CONFLICT (`slug`) DO UPDATE SET `post_id` = excluded.`post_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_removed` AFTER DELETE ON `posts` BEGIN
	DELETE FROM `post_places` WHERE `post_id` = old.`id`;
	DELETE FROM `post_numbers` WHERE `post_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_sorted_anew` AFTER UPDATE OF `published_at`, `keyword_keys` ON `posts`
	WHEN old.`published_at` IS NOT new.`published_at` OR old.`keyword_keys` IS NOT new.`keyword_keys` BEGIN
	DELETE FROM `post_places` WHERE `post_id` = old.`id`;
	INSERT INTO `post_places` (`scope`, `post_id`, `spelling`, `sorted_by`)
		SELECT '', new.`id`, '', coalesce(new.`published_at`, -1)
		UNION ALL SELECT `key`, new.`id`, max(`value`), coalesce(new.`published_at`, -1)
		FROM json_each(new.`keyword_keys`) WHERE `key` <> '' GROUP BY `key`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_numbered_anew` AFTER UPDATE OF `published_at`, `search_text` ON `posts`
	WHEN old.`published_at` IS NOT new.`published_at` OR old.`search_text` IS NOT new.`search_text` BEGIN
	DELETE FROM `post_numbers` WHERE `post_id` = old.`id`;
	INSERT INTO `post_numbers` (`number`, `post_id`)
		SELECT coalesce((SELECT max(`number`) + 1 FROM `post_numbers` WHERE `number` >= `base` AND `number` < `base` + 1000000), `base`), new.`id`
		FROM (SELECT min(max(coalesce(new.`published_at`, 0), 0), 4000000000000) * 1000000 AS `base`);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_moved` AFTER UPDATE OF `slug` ON `posts` WHEN old.`slug` IS NOT new.`slug` BEGIN
	INSERT INTO `post_addresses` (`slug`, `post_id`) VALUES (new.`slug`, new.`id`)
		ON CONFLICT (`slug`) DO UPDATE SET `post_id` = excluded.`post_id`;
END;
--> statement-breakpoint
-- Posts that are kept already take their places, oldest first. A keyword that only a new state of
-- its post spells otherwise than SQLite lowers it is put right when that is fetched.
UPDATE `posts` SET `keyword_keys` = (SELECT coalesce(json_group_object(lower(`value`), `value`), '{}')
	FROM json_each('["' || replace(replace(replace(`posts`.`keywords`, '\', '\\'), '"', '\"'), ', ', '","') || '"]'))
	WHERE `keywords` IS NOT NULL AND json_valid('["' || replace(replace(replace(`keywords`, '\', '\\'), '"', '\"'), ', ', '","') || '"]');
--> statement-breakpoint
INSERT INTO `post_places` (`scope`, `post_id`, `spelling`, `sorted_by`)
	SELECT '', `id`, '', coalesce(`published_at`, -1) FROM `posts`
	WHERE `id` NOT IN (SELECT `post_id` FROM `post_places`) ORDER BY `published_at`, `id`;
--> statement-breakpoint
INSERT INTO `post_numbers` (`number`, `post_id`)
	SELECT min(max(coalesce(`published_at`, 0), 0), 4000000000000) * 1000000
		+ row_number() OVER (PARTITION BY `published_at` ORDER BY `id`), `id` FROM `posts`;
--> statement-breakpoint
INSERT OR REPLACE INTO `post_addresses` (`slug`, `post_id`) SELECT `slug`, `id` FROM `posts` ORDER BY `published_at`, `id`;
