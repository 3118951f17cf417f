CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`record_kind` text NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`status` text NOT NULL,
	`conditions` text NOT NULL,
	`sort` text NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` text NOT NULL,
	CONSTRAINT "saved_views_conditions" CHECK(json_valid("saved_views"."conditions"))
);
CREATE UNIQUE INDEX `saved_views_by_name` ON `saved_views` (`record_kind`,`key`);
