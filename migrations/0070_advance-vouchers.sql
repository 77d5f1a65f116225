CREATE TABLE `ledger_advance_vouchers` (
	`voucher_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`own_gstin` text NOT NULL,
	`number` text NOT NULL,
	`folded_number` text NOT NULL,
	`series` text NOT NULL,
	`serial` integer NOT NULL,
	`financial_year` text NOT NULL,
	`date` text NOT NULL,
	`description` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_advance_vouchers_kind_allowed" CHECK("kind" in ('receipt-voucher', 'refund-voucher'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_advance_vouchers_number` ON `ledger_advance_vouchers` (`company_id`,`own_gstin`,`kind`,`financial_year`,`folded_number`);--> statement-breakpoint
CREATE INDEX `ledger_advance_vouchers_date` ON `ledger_advance_vouchers` (`company_id`,`own_gstin`,`date`);