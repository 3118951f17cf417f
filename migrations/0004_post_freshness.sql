DROP INDEX `posts_slug_unique`;--> statement-breakpoint
ALTER TABLE `posts` ADD `content_hash` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `claimed_until` integer;--> statement-breakpoint
CREATE INDEX `posts_slug` ON `posts` (`slug`);