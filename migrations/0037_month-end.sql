CREATE TABLE `month_end_reviews` (
	`company_id` text NOT NULL,
	`key` text NOT NULL,
	`month` text NOT NULL,
	`reviewed_by_name` text NOT NULL,
	`reviewed_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `month`, `key`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `month_end_reviews_month` ON `month_end_reviews` (`company_id`,`month`);--> statement-breakpoint
ALTER TABLE `ledger_spreads` ADD `booked_on` text;