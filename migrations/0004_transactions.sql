CREATE TABLE `removed_attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`upload_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`content_type` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `removed_attachments_company` ON `removed_attachments` (`company_id`,`upload_id`);--> statement-breakpoint
ALTER TABLE `statement_uploads` ADD `breaks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `bank_transactions_amount` ON `bank_transactions` (`company_id`,`amount_paise`,`transaction_date`);--> statement-breakpoint
CREATE INDEX `bank_transactions_confirmed` ON `bank_transactions` (`company_id`,`categorised_at`) WHERE categorised_by is not null;