CREATE TABLE `tax_credit_deductors` (
	`company_id` text NOT NULL,
	`tan` text NOT NULL,
	`party_id` text NOT NULL,
	`joined_by` text NOT NULL,
	`joined_by_name` text NOT NULL,
	`joined_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `tan`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
