CREATE TABLE `invoice_profiles` (
	`company_id` text PRIMARY KEY NOT NULL,
	`address` text,
	`upi_id` text,
	`bank_details` text,
	`terms` text,
	`signatory` text,
	`changed_at` text NOT NULL,
	`changed_by` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ledger_document_lines` (
	`document_id` text NOT NULL,
	`line` integer NOT NULL,
	`company_id` text NOT NULL,
	`description` text NOT NULL,
	`hsn` text,
	`quantity` text,
	`unit` text,
	`taxable_paise` integer NOT NULL,
	`foreign_minor` integer,
	`rate_bp` integer NOT NULL,
	`igst_paise` integer NOT NULL,
	`cgst_paise` integer NOT NULL,
	`sgst_paise` integer NOT NULL,
	`cess_paise` integer NOT NULL,
	`account` text NOT NULL,
	`is_credit_blocked` integer NOT NULL,
	`tds_nature` text,
	PRIMARY KEY(`document_id`, `line`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_document_lines_company` ON `ledger_document_lines` (`company_id`);--> statement-breakpoint
CREATE TABLE `ledger_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`side` text NOT NULL,
	`kind` text NOT NULL,
	`party_id` text NOT NULL,
	`party_name` text NOT NULL,
	`gstin` text,
	`state_code` text,
	`number` text NOT NULL,
	`folded_number` text NOT NULL,
	`series` text NOT NULL,
	`serial` integer NOT NULL,
	`financial_year` text NOT NULL,
	`date` text NOT NULL,
	`due_date` text,
	`place_of_supply` text NOT NULL,
	`supply_type` text NOT NULL,
	`is_reverse_charge` integer NOT NULL,
	`original_number` text,
	`original_date` text,
	`original_id` text,
	`currency` text DEFAULT 'INR' NOT NULL,
	`exchange_rate` text,
	`taxable_paise` integer NOT NULL,
	`igst_paise` integer NOT NULL,
	`cgst_paise` integer NOT NULL,
	`sgst_paise` integer NOT NULL,
	`cess_paise` integer NOT NULL,
	`round_off_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`withheld_paise` integer NOT NULL,
	`payable_paise` integer NOT NULL,
	`voucher_id` text NOT NULL,
	`bill_id` text,
	`notes` text,
	`status` text NOT NULL,
	`cancelled_at` text,
	`cancel_reason` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_documents_side_allowed" CHECK("side" in ('sale', 'purchase')),
	CONSTRAINT "ledger_documents_kind_allowed" CHECK("kind" in ('invoice', 'credit-note', 'debit-note')),
	CONSTRAINT "ledger_documents_supply_type_allowed" CHECK("supply_type" in ('regular', 'export-without-tax', 'export-with-tax', 'sez-without-tax', 'sez-with-tax', 'deemed-export', 'import-of-services', 'import-of-goods')),
	CONSTRAINT "ledger_documents_status_allowed" CHECK("status" in ('posted', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_documents_own` ON `ledger_documents` (`company_id`,`financial_year`,`folded_number`) WHERE side = 'sale';--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_documents_of_party` ON `ledger_documents` (`company_id`,`party_id`,`financial_year`,`folded_number`) WHERE side = 'purchase' AND status = 'posted';--> statement-breakpoint
CREATE INDEX `ledger_documents_day` ON `ledger_documents` (`company_id`,`side`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_documents_party` ON `ledger_documents` (`company_id`,`party_id`,`date`);--> statement-breakpoint
CREATE INDEX `ledger_documents_series` ON `ledger_documents` (`company_id`,`side`,`financial_year`,`series`,`serial`);--> statement-breakpoint
CREATE INDEX `ledger_documents_voucher` ON `ledger_documents` (`company_id`,`voucher_id`);