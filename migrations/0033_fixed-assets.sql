CREATE TABLE `asset_charges` (
	`voucher_id` text NOT NULL,
	`asset_id` text NOT NULL,
	`company_id` text NOT NULL,
	`financial_year` text NOT NULL,
	`amount_paise` integer NOT NULL,
	PRIMARY KEY(`voucher_id`, `asset_id`),
	FOREIGN KEY (`asset_id`) REFERENCES `fixed_assets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `asset_charges_company` ON `asset_charges` (`company_id`,`financial_year`,`asset_id`);--> statement-breakpoint
CREATE TABLE `fixed_assets` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`cost_paise` integer NOT NULL,
	`bought_on` text NOT NULL,
	`put_to_use_on` text NOT NULL,
	`method` text NOT NULL,
	`years` integer,
	`lease_until` text,
	`residual_bp` integer NOT NULL,
	`cost_account` text NOT NULL,
	`depreciation_account` text NOT NULL,
	`block` text,
	`brought_forward_on` text,
	`brought_forward_paise` integer,
	`shifts` text DEFAULT '[]' NOT NULL,
	`credit_taken_paise` integer NOT NULL,
	`note` text,
	`voucher_id` text,
	`is_posted_here` integer DEFAULT false NOT NULL,
	`disposal` text,
	`disposed_on` text,
	`disposal_price_paise` integer,
	`disposal_vouchers` text DEFAULT '[]' NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `fixed_assets_company` ON `fixed_assets` (`company_id`,`removed_at`,`put_to_use_on`);--> statement-breakpoint
CREATE INDEX `fixed_assets_voucher` ON `fixed_assets` (`company_id`,`voucher_id`);--> statement-breakpoint
CREATE TABLE `tax_block_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`block` text NOT NULL,
	`financial_year` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`replaced_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_block_openings_block` ON `tax_block_openings` (`company_id`,`block`,`financial_year`) WHERE replaced_at is null;--> statement-breakpoint
CREATE TABLE `ledger_year_ends` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`financial_year` text NOT NULL,
	`lock_id` text NOT NULL,
	`hash` text NOT NULL,
	`entry_count` integer NOT NULL,
	`open_checks` text NOT NULL,
	`reason` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`taken_back_at` text,
	`taken_back_by_name` text,
	`taken_back_reason` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_year_ends_year` ON `ledger_year_ends` (`company_id`,`financial_year`) WHERE taken_back_at is null;--> statement-breakpoint
CREATE TABLE `ledger_spreads` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`measure` text NOT NULL,
	`account` text NOT NULL,
	`voucher_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_spreads_company` ON `ledger_spreads` (`company_id`,`removed_at`,`from_day`);