CREATE TABLE `html_copies` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`written_at` integer NOT NULL
);
