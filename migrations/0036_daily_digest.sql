CREATE TABLE `daily_digest` (
	`id` integer PRIMARY KEY NOT NULL,
	`hour` integer NOT NULL,
	`time_zone` text NOT NULL,
	`last_day` text,
	CONSTRAINT "daily_digest_one" CHECK("daily_digest"."id" = 1),
	CONSTRAINT "daily_digest_hour" CHECK("daily_digest"."hour" between 0 and 23)
);
