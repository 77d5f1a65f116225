CREATE TABLE `upkeep_reports` (
	`day` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text NOT NULL,
	`ok` integer NOT NULL,
	`findings` text DEFAULT '[]' NOT NULL,
	`figures` text DEFAULT '{}' NOT NULL
);
