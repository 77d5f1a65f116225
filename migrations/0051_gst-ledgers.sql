CREATE TABLE `gst_challans` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`gstin` text NOT NULL,
	`reason` text NOT NULL,
	`period` text,
	`cpin` text NOT NULL,
	`cin` text,
	`round` integer NOT NULL,
	`deposited_on` text NOT NULL,
	`igst_paise` integer NOT NULL,
	`cgst_paise` integer NOT NULL,
	`sgst_paise` integer NOT NULL,
	`voucher_id` text NOT NULL,
	`transaction_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gst_challans_reason_allowed" CHECK("reason" in ('monthly-payment', 'composition', 'deposit'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gst_challans_one` ON `gst_challans` (`company_id`,`cpin`,`round`);--> statement-breakpoint
CREATE INDEX `gst_challans_day` ON `gst_challans` (`company_id`,`gstin`,`deposited_on`);--> statement-breakpoint
CREATE TABLE `gst_ledger_statements` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`gstin` text NOT NULL,
	`ledger` text NOT NULL,
	`file_name` text,
	`file_key` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`lines` text NOT NULL,
	`imported_at` text NOT NULL,
	`imported_by` text NOT NULL,
	`imported_by_name` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gst_ledger_statements_ledger_allowed" CHECK("ledger" in ('cash', 'credit'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gst_ledger_statements_content` ON `gst_ledger_statements` (`company_id`,`gstin`,`ledger`,`sha256`);