CREATE TABLE `tax_credit_files` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`sha256` text NOT NULL,
	`file_name` text,
	`is_whole` integer NOT NULL,
	`row_count` integer NOT NULL,
	`problem_count` integer NOT NULL,
	`imported_by` text NOT NULL,
	`imported_by_name` text NOT NULL,
	`imported_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_credit_files_content` ON `tax_credit_files` (`company_id`,`sha256`);--> statement-breakpoint
CREATE TABLE `tax_credits` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`file_id` text NOT NULL,
	`year` text NOT NULL,
	`deductor` text NOT NULL,
	`tan` text NOT NULL,
	`section` text,
	`paid_on` text NOT NULL,
	`status` text,
	`amount_paise` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`deposited_paise` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `tax_credit_files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tax_credits_year` ON `tax_credits` (`company_id`,`year`,`tan`,`file_id`);--> statement-breakpoint
CREATE INDEX `tax_credits_file` ON `tax_credits` (`file_id`);