CREATE TABLE `digest_rounds` (
	`day` text PRIMARY KEY NOT NULL,
	`through` text,
	`rounds` integer DEFAULT 0 NOT NULL
);
