CREATE TABLE `tds_challan_uses` (
	`challan_id` text NOT NULL,
	`deduction_id` text NOT NULL,
	`company_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`interest_paise` integer NOT NULL,
	`recorded_on` text NOT NULL,
	PRIMARY KEY(`challan_id`, `deduction_id`),
	FOREIGN KEY (`challan_id`) REFERENCES `tds_challans`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tds_challan_uses_deduction` ON `tds_challan_uses` (`company_id`,`deduction_id`);--> statement-breakpoint
CREATE TABLE `tds_challans` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`tan` text,
	`act` text NOT NULL,
	`year` text NOT NULL,
	`major_head` text NOT NULL,
	`minor_head` text NOT NULL,
	`section` text,
	`tax_paise` integer NOT NULL,
	`surcharge_paise` integer NOT NULL,
	`cess_paise` integer NOT NULL,
	`interest_paise` integer NOT NULL,
	`fee_paise` integer NOT NULL,
	`others_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`status` text NOT NULL,
	`bsr` text,
	`deposited_on` text,
	`serial` text,
	`cin` text,
	`transaction_id` text,
	`generated_for_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	`deposit_recorded_on` text,
	`cancelled_on` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tds_challans_status_allowed" CHECK("status" in ('to-pay', 'deposited', 'cancelled')),
	CONSTRAINT "tds_challans_act_allowed" CHECK("act" in ('1961', '2025'))
);
--> statement-breakpoint
CREATE INDEX `tds_challans_company` ON `tds_challans` (`company_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `tds_challans_generated` ON `tds_challans` (`company_id`,`generated_for_id`) WHERE generated_for_id is not null and status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX `tds_challans_number` ON `tds_challans` (`company_id`,`bsr`,`deposited_on`,`serial`) WHERE serial is not null and status = 'deposited';--> statement-breakpoint
CREATE TABLE `tds_deductions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`tan` text,
	`party_id` text,
	`payee_name` text NOT NULL,
	`pan` text,
	`payee_kind` text NOT NULL,
	`statement` text NOT NULL,
	`nature` text,
	`act` text NOT NULL,
	`section` text NOT NULL,
	`code` text NOT NULL,
	`event_on` text NOT NULL,
	`deducted_on` text NOT NULL,
	`quarter` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`base_paise` integer NOT NULL,
	`rate_bp` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`reason_flag` text,
	`certificate_id` text,
	`source_kind` text NOT NULL,
	`source_id` text,
	`voucher_id` text,
	`narration` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	`withdrawn_on` text,
	`withdrawn_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tds_deductions_payee_kind_allowed" CHECK("payee_kind" in ('individual-or-family', 'company', 'other')),
	CONSTRAINT "tds_deductions_statement_allowed" CHECK("statement" in ('salary', 'residents', 'non-residents')),
	CONSTRAINT "tds_deductions_act_allowed" CHECK("act" in ('1961', '2025')),
	CONSTRAINT "tds_deductions_source_kind_allowed" CHECK("source_kind" in ('bill', 'bank-line', 'salary', 'manual'))
);
--> statement-breakpoint
CREATE INDEX `tds_deductions_day` ON `tds_deductions` (`company_id`,`event_on`,`id`);--> statement-breakpoint
CREATE INDEX `tds_deductions_quarter` ON `tds_deductions` (`company_id`,`quarter`,`statement`);--> statement-breakpoint
CREATE INDEX `tds_deductions_voucher` ON `tds_deductions` (`company_id`,`voucher_id`) WHERE voucher_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `tds_deductions_source` ON `tds_deductions` (`company_id`,`source_kind`,`source_id`,`code`) WHERE source_id is not null and withdrawn_on is null;--> statement-breakpoint
CREATE TABLE `tds_lower_certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`party_id` text,
	`payee_name` text NOT NULL,
	`pan` text NOT NULL,
	`number` text NOT NULL,
	`nature` text NOT NULL,
	`rate_bp` integer NOT NULL,
	`limit_paise` integer NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`withdrawn_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tds_lower_certificates_company` ON `tds_lower_certificates` (`company_id`,`pan`,`nature`);