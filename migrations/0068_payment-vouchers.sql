CREATE TABLE `ledger_payment_vouchers` (
	`document_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`company_id` text NOT NULL,
	`own_gstin` text NOT NULL,
	`number` text NOT NULL,
	`folded_number` text NOT NULL,
	`series` text NOT NULL,
	`serial` integer NOT NULL,
	`financial_year` text NOT NULL,
	`date` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`document_id`, `payment_id`),
	FOREIGN KEY (`document_id`) REFERENCES `ledger_documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_payment_vouchers_number` ON `ledger_payment_vouchers` (`company_id`,`own_gstin`,`financial_year`,`folded_number`);--> statement-breakpoint
CREATE INDEX `ledger_payment_vouchers_date` ON `ledger_payment_vouchers` (`company_id`,`own_gstin`,`date`);