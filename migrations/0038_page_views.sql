CREATE TABLE `daily_page_views` (
	`day` text PRIMARY KEY NOT NULL,
	`pages` text DEFAULT '{}' NOT NULL,
	`landing_pages` text DEFAULT '{}' NOT NULL,
	`referrers` text DEFAULT '{}' NOT NULL,
	`sources` text DEFAULT '{}' NOT NULL,
	`mediums` text DEFAULT '{}' NOT NULL,
	`campaigns` text DEFAULT '{}' NOT NULL,
	`lcp` text DEFAULT '{}' NOT NULL,
	`inp` text DEFAULT '{}' NOT NULL,
	`cls` text DEFAULT '{}' NOT NULL
);
