CREATE TABLE `ledger_self_invoices` (
	`document_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`own_gstin` text NOT NULL,
	`number` text NOT NULL,
	`folded_number` text NOT NULL,
	`series` text NOT NULL,
	`serial` integer NOT NULL,
	`financial_year` text NOT NULL,
	`date` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `ledger_documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_self_invoices_number` ON `ledger_self_invoices` (`company_id`,`own_gstin`,`financial_year`,`folded_number`);--> statement-breakpoint
CREATE INDEX `ledger_self_invoices_date` ON `ledger_self_invoices` (`company_id`,`own_gstin`,`date`);