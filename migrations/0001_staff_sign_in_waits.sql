CREATE TABLE `staff_sign_in_waits` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`waits_until` integer NOT NULL,
	`forgotten_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_sign_in_waits_forgotten` ON `staff_sign_in_waits` (`forgotten_at`);