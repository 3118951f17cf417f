CREATE TABLE `post_addresses` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_addresses_post` ON `post_addresses` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_numbers` (
	`number` integer PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_numbers_post_unique` ON `post_numbers` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_places` (
	`scope` text NOT NULL,
	`post_id` text NOT NULL,
	`spelling` text NOT NULL,
	`sorted_by` integer NOT NULL,
	`place` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_places_unique` ON `post_places` (`scope`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_places_place` ON `post_places` (`scope`,`place`);--> statement-breakpoint
CREATE INDEX `post_places_order` ON `post_places` (`scope`,`sorted_by`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_places_post` ON `post_places` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_scopes` (
	`scope` text PRIMARY KEY NOT NULL,
	`lowest` integer NOT NULL,
	`highest` integer NOT NULL,
	`gap` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_scopes_size` ON `post_scopes` ("highest" - "lowest" desc);--> statement-breakpoint
CREATE TABLE `story_events` (
	`story_id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`generation` integer NOT NULL,
	`received_at` integer NOT NULL,
	CONSTRAINT "story_events_event" CHECK("story_events"."event" in ('publish', 'update', 'delete'))
);
--> statement-breakpoint
CREATE INDEX `story_events_newest` ON `story_events` ("received_at" desc);--> statement-breakpoint
ALTER TABLE `posts` ADD `keyword_keys` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `page_version` integer DEFAULT 0 NOT NULL;