CREATE TABLE `lead_import_rows` (
	`id` text PRIMARY KEY NOT NULL,
	`import_id` integer NOT NULL,
	`row` integer NOT NULL,
	`cells` text NOT NULL,
	`mended` text DEFAULT '{}' NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL
);

CREATE UNIQUE INDEX `lead_import_rows_unique` ON `lead_import_rows` (`import_id`,`row`);
CREATE INDEX `lead_import_rows_by_email` ON `lead_import_rows` (lower("email"));
CREATE INDEX `lead_import_rows_oldest` ON `lead_import_rows` (`created_at`);
CREATE TABLE `lead_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`head_row` integer NOT NULL,
	`columns` text NOT NULL,
	`date_order` text,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`left_out` integer DEFAULT 0 NOT NULL,
	`undone_at` integer,
	`undone_by` text,
	`removed` integer
);
