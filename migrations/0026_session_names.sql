ALTER TABLE `staff_audit` ADD `name` text;--> statement-breakpoint
ALTER TABLE `staff_sessions` ADD `name` text CONSTRAINT "staff_sessions_name_short" CHECK(length("name") between 1 and 60);
