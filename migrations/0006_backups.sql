CREATE TABLE `backups` (
	`holder_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`day` text,
	`up_to` text,
	`read_on` text,
	`chain_length` integer,
	`chain_head` text,
	`rows` integer,
	`files` integer DEFAULT 0 NOT NULL,
	`files_through` text,
	`progress` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `backups_day` ON `backups` (`day`);