CREATE TABLE `cash_equivalents` (
	`company_id` text NOT NULL,
	`account` text NOT NULL,
	`is_counted` integer NOT NULL,
	`set_by` text NOT NULL,
	`set_by_name` text NOT NULL,
	`set_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `account`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
