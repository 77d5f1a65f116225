CREATE TABLE `budgets` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`subcategory` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`from_month` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "budgets_amount_paise_range" CHECK("amount_paise" between 0 and 999999999999)
);
--> statement-breakpoint
CREATE INDEX `budgets_company` ON `budgets` (`company_id`,`subcategory`);--> statement-breakpoint
CREATE TABLE `category_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`place` integer NOT NULL,
	`contains` text NOT NULL,
	`side` text,
	`amount_from_paise` integer,
	`amount_to_paise` integer,
	`bank_account_id` text,
	`category` text NOT NULL,
	`subcategory` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `category_rules_company` ON `category_rules` (`company_id`,`removed_at`,`place`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_views_company` ON `saved_views` (`company_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `statement_mappings` (
	`company_id` text NOT NULL,
	`shape` text NOT NULL,
	`mapping` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `shape`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `transaction_attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`content_type` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`transaction_id`,`company_id`) REFERENCES `bank_transactions`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `transaction_attachments_transaction` ON `transaction_attachments` (`company_id`,`transaction_id`);--> statement-breakpoint
CREATE TABLE `transaction_splits` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`category` text NOT NULL,
	`subcategory` text NOT NULL,
	`note` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`transaction_id`,`company_id`) REFERENCES `bank_transactions`(`id`,`company_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transaction_splits_amount_paise_range" CHECK("amount_paise" between 1 and 999999999999)
);
--> statement-breakpoint
CREATE INDEX `transaction_splits_transaction` ON `transaction_splits` (`company_id`,`transaction_id`);--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `value_date` text;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `payee` text;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `note` text;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `gst_mode` text;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `tds_section` text;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `is_split` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `transfer_pair_id` text;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `reconciled_with` text;--> statement-breakpoint
CREATE INDEX `bank_transactions_payee` ON `bank_transactions` (`company_id`,`payee`,`transaction_date`);--> statement-breakpoint
CREATE INDEX `bank_transactions_upload` ON `bank_transactions` (`upload_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_transactions_id_company` ON `bank_transactions` (`id`,`company_id`);--> statement-breakpoint
ALTER TABLE `statement_uploads` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `statement_uploads` ADD `ignored_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `statement_uploads` ADD `covered` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `statement_uploads` ADD `undone_by` text;--> statement-breakpoint
ALTER TABLE `statement_uploads` ADD `undone_by_name` text;--> statement-breakpoint
ALTER TABLE `statement_uploads` ADD `undone_at` text;