CREATE TABLE `distinct_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`bank_account_id` text NOT NULL,
	`one_id` text NOT NULL,
	`other_id` text NOT NULL,
	`said_by` text NOT NULL,
	`said_by_name` text NOT NULL,
	`said_at` text NOT NULL,
	FOREIGN KEY (`bank_account_id`,`company_id`) REFERENCES `bank_accounts`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `distinct_transactions_pair` ON `distinct_transactions` (`company_id`,`one_id`,`other_id`);--> statement-breakpoint
CREATE TABLE `merged_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`bank_account_id` text NOT NULL,
	`upload_id` text NOT NULL,
	`line` integer NOT NULL,
	`transaction_date` text NOT NULL,
	`description` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`transaction_type` text NOT NULL,
	`balance_paise` integer,
	`category` text,
	`category_id` text,
	`reference` text,
	`is_reconciled` integer DEFAULT false NOT NULL,
	`gst_applicable` integer DEFAULT false NOT NULL,
	`tds_applicable` integer DEFAULT false NOT NULL,
	`line_key` text NOT NULL,
	`category_rule` text,
	`category_rule_version` integer,
	`category_confidence` integer,
	`category_reason` text,
	`categorised_by` text,
	`categorised_by_name` text,
	`categorised_at` text,
	`category_run_id` text,
	`breaks_balance` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`value_date` text,
	`payee` text,
	`note` text,
	`gst_mode` text,
	`tds_section` text,
	`is_split` integer DEFAULT false NOT NULL,
	`transfer_pair_id` text,
	`reconciled_with` text,
	`merged_into` text NOT NULL,
	`merged_by` text NOT NULL,
	`merged_by_name` text NOT NULL,
	`merged_at` text NOT NULL,
	FOREIGN KEY (`bank_account_id`,`company_id`) REFERENCES `bank_accounts`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `merged_transactions_line` ON `merged_transactions` (`bank_account_id`,`line_key`);--> statement-breakpoint
CREATE INDEX `merged_transactions_company` ON `merged_transactions` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `merged_transactions_into` ON `merged_transactions` (`merged_into`);--> statement-breakpoint
CREATE INDEX `merged_transactions_upload` ON `merged_transactions` (`upload_id`);