CREATE TABLE `staff_views` (
	`id` text PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`who` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	CONSTRAINT "staff_views_name_short" CHECK(length("staff_views"."name") between 1 and 40),
	CONSTRAINT "staff_views_query_short" CHECK(length("staff_views"."query") between 1 and 4000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_views_name` ON `staff_views` (`list`,`who`,`name`);