-- The same rule as before, written so that the longer side is not even read.
DROP TRIGGER `post_places_removed`;
--> statement-breakpoint
CREATE TRIGGER `post_places_removed` AFTER DELETE ON `post_places` BEGIN
	UPDATE `post_places` SET `place` = `place` + 1 WHERE `scope` = old.`scope` AND `place` <
		(SELECT old.`place` FROM `post_scopes` WHERE `scope` = old.`scope` AND old.`place` - `lowest` < `highest` - old.`place`);
	UPDATE `post_places` SET `place` = `place` - 1 WHERE `scope` = old.`scope` AND `place` >
		(SELECT old.`place` FROM `post_scopes` WHERE `scope` = old.`scope` AND old.`place` - `lowest` >= `highest` - old.`place`);
	UPDATE `post_scopes` SET `lowest` = `lowest` + (old.`place` - `lowest` < `highest` - old.`place`),
		`highest` = `highest` - (old.`place` - `lowest` >= `highest` - old.`place`) WHERE `scope` = old.`scope`;
	DELETE FROM `post_scopes` WHERE `scope` = old.`scope` AND `highest` < `lowest`;
END;
