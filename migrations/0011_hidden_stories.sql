ALTER TABLE `story_events` ADD `is_hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `story_events_hidden` ON `story_events` (`story_id`) WHERE "story_events"."is_hidden";