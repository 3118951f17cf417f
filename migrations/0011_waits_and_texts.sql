CREATE TABLE `stored_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`record_kind` text NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	CONSTRAINT "stored_texts_length" CHECK(length("stored_texts"."text") between 1 and 4000)
);

CREATE INDEX `stored_texts_by_kind` ON `stored_texts` (`record_kind`,`name`);
ALTER TABLE `affiliate_applications` ADD `waits` text;
ALTER TABLE `contact_messages` ADD `waits` text;
ALTER TABLE `leads` ADD `waits` text;