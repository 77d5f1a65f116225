CREATE TABLE `advance_tax_estimates` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`year` text NOT NULL,
	`total_income_paise` integer NOT NULL,
	`income_from` text NOT NULL,
	`regime` text NOT NULL,
	`turnover_paise` integer,
	`book_profit_paise` integer,
	`other_income_paise` integer,
	`deductions_paise` integer,
	`is_since_before_april2026` integer,
	`mat_credit_paise` integer NOT NULL,
	`tax_at_source_paise` integer NOT NULL,
	`tax_at_source_from` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "advance_tax_estimates_income_from_allowed" CHECK("income_from" in ('books', 'typed')),
	CONSTRAINT "advance_tax_estimates_tax_at_source_from_allowed" CHECK("tax_at_source_from" in ('books', 'typed'))
);
--> statement-breakpoint
CREATE INDEX `advance_tax_estimates_company` ON `advance_tax_estimates` (`company_id`,`year`,`created_at`);--> statement-breakpoint
CREATE TABLE `advance_tax_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`year` text NOT NULL,
	`paid_on` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`bsr` text NOT NULL,
	`serial` text NOT NULL,
	`transaction_id` text,
	`voucher_id` text,
	`corrects_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	`withdrawn_on` text,
	`withdraw_reason` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `advance_tax_payments_company` ON `advance_tax_payments` (`company_id`,`year`,`paid_on`);--> statement-breakpoint
CREATE UNIQUE INDEX `advance_tax_payments_challan` ON `advance_tax_payments` (`company_id`,`bsr`,`paid_on`,`serial`) WHERE withdrawn_on is null;--> statement-breakpoint
CREATE UNIQUE INDEX `advance_tax_payments_line` ON `advance_tax_payments` (`company_id`,`transaction_id`) WHERE withdrawn_on is null and transaction_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `advance_tax_payments_voucher` ON `advance_tax_payments` (`company_id`,`voucher_id`) WHERE withdrawn_on is null and voucher_id is not null;--> statement-breakpoint
CREATE TABLE `tax_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`year` text NOT NULL,
	`facts` text NOT NULL,
	`revision` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`reviewed_by` text,
	`reviewed_by_name` text,
	`reviewed_at` text,
	`removed_on` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tax_plans_company` ON `tax_plans` (`company_id`,`created_at`);