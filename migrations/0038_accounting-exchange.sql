CREATE TABLE `accounting_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`format` text NOT NULL,
	`file_name` text,
	`file_key` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`voucher_count` integer NOT NULL,
	`known_count` integer NOT NULL,
	`account_count` integer NOT NULL,
	`party_count` integer NOT NULL,
	`period_from` text,
	`period_to` text,
	`opening_print` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`undone_by` text,
	`undone_by_name` text,
	`undone_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "accounting_imports_format_allowed" CHECK("format" in ('tally-xml', 'zoho-csv'))
);
--> statement-breakpoint
CREATE INDEX `accounting_imports_company` ON `accounting_imports` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_files` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`financial_year` text NOT NULL,
	`file_key` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`file_count` integer NOT NULL,
	`chain_length` integer NOT NULL,
	`is_chain_whole` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_files_company` ON `audit_files` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `imported_vouchers` (
	`import_id` text NOT NULL,
	`identity` text NOT NULL,
	`company_id` text NOT NULL,
	`voucher_id` text,
	`print` text NOT NULL,
	`number` text NOT NULL,
	PRIMARY KEY(`import_id`, `identity`),
	FOREIGN KEY (`import_id`) REFERENCES `accounting_imports`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `imported_vouchers_identity` ON `imported_vouchers` (`company_id`,`identity`);--> statement-breakpoint
CREATE TABLE `posting_families` (
	`company_id` text NOT NULL,
	`family` text NOT NULL,
	`is_automatic` integer NOT NULL,
	`changed_by` text NOT NULL,
	`changed_by_name` text NOT NULL,
	`changed_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `family`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "posting_families_family_allowed" CHECK("family" in ('bank-lines', 'own-transfers', 'bank-charges', 'gateway', 'payroll', 'gst', 'depreciation', 'accruals'))
);
