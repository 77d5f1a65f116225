CREATE TABLE `audit_entries` (
	`chain_id` text NOT NULL,
	`seq` integer NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`at` text NOT NULL,
	`at_ist` text NOT NULL,
	`actor_type` text NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`on_behalf_of` text,
	`action` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`before` text,
	`after` text,
	`lines` text,
	`request_id` text,
	`ip_hash` text,
	`v` integer NOT NULL,
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`chain_id`, `seq`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `must` (
	`ok` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`at_ist` text NOT NULL,
	`actor_id` text,
	`actor_name` text,
	`company_id` text,
	`action` text NOT NULL,
	`status` integer NOT NULL,
	`code` text NOT NULL,
	`request_id` text,
	`ip_hash` text
);
--> statement-breakpoint
CREATE INDEX `security_events_company` ON `security_events` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `bank_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`account_name` text NOT NULL,
	`account_number` text NOT NULL,
	`bank_name` text NOT NULL,
	`ifsc_code` text NOT NULL,
	`account_type` text DEFAULT 'current' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_accounts_account_type_allowed" CHECK("account_type" in ('current', 'savings'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_accounts_id_company` ON `bank_accounts` (`id`,`company_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_accounts_number` ON `bank_accounts` (`company_id`,`account_number`,`ifsc_code`);--> statement-breakpoint
CREATE TABLE `bank_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`bank_account_id` text NOT NULL,
	`upload_id` text NOT NULL,
	`line` integer NOT NULL,
	`transaction_date` text NOT NULL,
	`description` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`transaction_type` text NOT NULL,
	`balance_paise` integer,
	`category` text,
	`subcategory` text,
	`reference` text,
	`is_reconciled` integer DEFAULT false NOT NULL,
	`gst_applicable` integer DEFAULT false NOT NULL,
	`tds_applicable` integer DEFAULT false NOT NULL,
	`line_key` text NOT NULL,
	`category_rule` text,
	`category_rule_version` integer,
	`category_confidence` integer,
	`categorised_by` text,
	`categorised_by_name` text,
	`categorised_at` text,
	`category_run_id` text,
	`breaks_balance` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`bank_account_id`,`company_id`) REFERENCES `bank_accounts`(`id`,`company_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upload_id`,`company_id`) REFERENCES `statement_uploads`(`id`,`company_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_transactions_transaction_type_allowed" CHECK("transaction_type" in ('credit', 'debit')),
	CONSTRAINT "bank_transactions_category_allowed" CHECK("category" in ('income', 'expense', 'tax_payment', 'transfer')),
	CONSTRAINT "bank_transactions_amount_paise_range" CHECK("amount_paise" between 1 and 999999999999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_transactions_line` ON `bank_transactions` (`bank_account_id`,`line_key`);--> statement-breakpoint
CREATE INDEX `bank_transactions_day` ON `bank_transactions` (`company_id`,`transaction_date`,`id`);--> statement-breakpoint
CREATE INDEX `bank_transactions_uncategorised` ON `bank_transactions` (`company_id`,`transaction_date`,`id`) WHERE category is null;--> statement-breakpoint
CREATE INDEX `bank_transactions_categorised` ON `bank_transactions` (`company_id`,`categorised_at`,`id`) WHERE category is not null;--> statement-breakpoint
CREATE INDEX `bank_transactions_run` ON `bank_transactions` (`category_run_id`) WHERE category_run_id is not null;--> statement-breakpoint
CREATE TABLE `categorisation_changes` (
	`run_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`company_id` text NOT NULL,
	`before` text NOT NULL,
	PRIMARY KEY(`run_id`, `transaction_id`),
	FOREIGN KEY (`run_id`,`company_id`) REFERENCES `categorisation_runs`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `categorisation_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`changed_count` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`undone_by` text,
	`undone_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categorisation_runs_id_company` ON `categorisation_runs` (`id`,`company_id`);--> statement-breakpoint
CREATE INDEX `categorisation_runs_company` ON `categorisation_runs` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `expense_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`ca_firm_id` text,
	`company_id` text,
	`name` text NOT NULL,
	`parent_id` text,
	`is_default` integer DEFAULT false NOT NULL,
	`gst_rate_bp` integer NOT NULL,
	`tds_section` text,
	`tds_rate_bp` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "expense_categories_gst_rate_bp_range" CHECK("gst_rate_bp" between 0 and 10000),
	CONSTRAINT "expense_categories_tds_rate_bp_range" CHECK("tds_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expense_categories_name` ON `expense_categories` (`owner_id`,lower(name));--> statement-breakpoint
CREATE TABLE `payee_choices` (
	`company_id` text NOT NULL,
	`payee` text NOT NULL,
	`side` text NOT NULL,
	`category` text NOT NULL,
	`subcategory` text NOT NULL,
	`chosen_by` text NOT NULL,
	`chosen_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `payee`, `side`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `statement_uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`bank_account_id` text NOT NULL,
	`file_name` text,
	`file_key` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_count` integer NOT NULL,
	`known_count` integer NOT NULL,
	`agreeing` integer NOT NULL,
	`checked` integer NOT NULL,
	`opening_paise` integer,
	`closing_paise` integer,
	`credit_total_paise` integer NOT NULL,
	`debit_total_paise` integer NOT NULL,
	`period_from` text,
	`period_to` text,
	`warnings` text DEFAULT '[]' NOT NULL,
	`skipped` text DEFAULT '[]' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`bank_account_id`,`company_id`) REFERENCES `bank_accounts`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_uploads_id_company` ON `statement_uploads` (`id`,`company_id`);--> statement-breakpoint
CREATE INDEX `statement_uploads_account` ON `statement_uploads` (`company_id`,`bank_account_id`,`id`);--> statement-breakpoint
CREATE TABLE `compliance_items` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`due_date` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`form_type` text,
	`penalty_amount_paise` integer,
	`metadata` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "compliance_items_priority_allowed" CHECK("priority" in ('low', 'medium', 'high', 'critical')),
	CONSTRAINT "compliance_items_penalty_amount_paise_range" CHECK("penalty_amount_paise" between 0 and 9999999999)
);
--> statement-breakpoint
CREATE INDEX `compliance_items_open` ON `compliance_items` (`company_id`,`status`,`due_date`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`cin` text NOT NULL,
	`pan` text NOT NULL,
	`tan` text,
	`gstin` text,
	`udyam` text,
	`incorporation_date` text NOT NULL,
	`financial_year` text NOT NULL,
	`is_dpiit_recognized` integer DEFAULT false NOT NULL,
	`compliance_health_score` integer DEFAULT 0 NOT NULL,
	`ca_firm_id` text,
	`owner_id` text NOT NULL,
	`client_status` text DEFAULT 'active' NOT NULL,
	`client_type` text DEFAULT 'regular' NOT NULL,
	`assigned_manager` text,
	`monthly_fee_paise` integer,
	`onboarding_date` text,
	`last_activity_date` text,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "companies_client_status_allowed" CHECK("client_status" in ('active', 'inactive', 'archived')),
	CONSTRAINT "companies_client_type_allowed" CHECK("client_type" in ('regular', 'premium', 'enterprise')),
	CONSTRAINT "companies_monthly_fee_paise_range" CHECK("monthly_fee_paise" between 0 and 9999999999),
	CONSTRAINT "companies_compliance_health_score_range" CHECK("compliance_health_score" between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_owner_cin` ON `companies` (`owner_id`,`cin`);--> statement-breakpoint
CREATE UNIQUE INDEX `companies_id_firm` ON `companies` (`id`,`ca_firm_id`);--> statement-breakpoint
CREATE INDEX `companies_firm` ON `companies` (`ca_firm_id`,`id`);--> statement-breakpoint
CREATE TABLE `digital_signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`company_id` text NOT NULL,
	`signer_name` text NOT NULL,
	`signer_designation` text,
	`signer_email` text,
	`certificate_type` text,
	`certificate_issuer` text,
	`certificate_serial_number` text,
	`certificate_valid_from` text,
	`certificate_valid_to` text,
	`signature_status` text DEFAULT 'pending' NOT NULL,
	`signed_at` text,
	`signature_hash` text,
	`timestamp_token` text,
	`verification_status` text,
	`last_verified` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`,`company_id`) REFERENCES `document_filings`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `digital_signatures_document` ON `digital_signatures` (`company_id`,`document_id`);--> statement-breakpoint
CREATE TABLE `document_filings` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`template_id` text NOT NULL,
	`document_number` text NOT NULL,
	`form_data` text DEFAULT '{}' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`filing_period` text,
	`due_date` text,
	`filed_date` text,
	`acknowledge_number` text,
	`government_response` text,
	`penalty_amount_paise` integer,
	`filing_fee_paise` integer,
	`created_by` text NOT NULL,
	`reviewed_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`template_id`) REFERENCES `document_templates`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_filings_status_allowed" CHECK("status" in ('draft', 'ready_for_signing', 'signed', 'filed', 'rejected')),
	CONSTRAINT "document_filings_penalty_amount_paise_range" CHECK("penalty_amount_paise" between 0 and 9999999999),
	CONSTRAINT "document_filings_filing_fee_paise_range" CHECK("filing_fee_paise" between 0 and 9999999999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_filings_id_company` ON `document_filings` (`id`,`company_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `document_filings_number` ON `document_filings` (`company_id`,`document_number`);--> statement-breakpoint
CREATE INDEX `document_filings_company` ON `document_filings` (`company_id`,`status`,`due_date`);--> statement-breakpoint
CREATE TABLE `document_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`form_type` text NOT NULL,
	`description` text,
	`required_fields` text DEFAULT '{}' NOT NULL,
	`validation_rules` text DEFAULT '{}' NOT NULL,
	`government_portal` text,
	`filing_frequency` text,
	`due_date` text,
	`penalty_structure` text DEFAULT '{}' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "document_templates_category_allowed" CHECK("category" in ('ROC', 'GST', 'ITR', 'TDS', 'other'))
);
--> statement-breakpoint
CREATE TABLE `signing_workflows` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`company_id` text NOT NULL,
	`workflow_steps` text DEFAULT '[]' NOT NULL,
	`current_step` integer DEFAULT 1 NOT NULL,
	`status` text DEFAULT 'initiated' NOT NULL,
	`notification_sent` integer DEFAULT false NOT NULL,
	`completed_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`document_id`,`company_id`) REFERENCES `document_filings`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `signing_workflows_document` ON `signing_workflows` (`company_id`,`document_id`);--> statement-breakpoint
CREATE TABLE `ca_firms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`registration_number` text,
	`email` text,
	`phone` text,
	`address` text,
	`city` text,
	`state` text,
	`pincode` text,
	`is_active` integer DEFAULT true NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`demo_of` text,
	`created_at` text NOT NULL,
	CONSTRAINT "ca_firms_phone_size" CHECK(length("phone") <= 15),
	CONSTRAINT "ca_firms_pincode_size" CHECK(length("pincode") <= 6)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ca_firms_demoOf_unique` ON `ca_firms` (`demo_of`);--> statement-breakpoint
CREATE TABLE `gst_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`return_type` text NOT NULL,
	`period` text NOT NULL,
	`turnover_paise` integer,
	`tax_payable_paise` integer,
	`status` text DEFAULT 'draft' NOT NULL,
	`filing_date` text,
	`due_date` text,
	`sac_codes` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gst_returns_turnover_paise_range" CHECK("turnover_paise" between 0 and 999999999999),
	CONSTRAINT "gst_returns_tax_payable_paise_range" CHECK("tax_payable_paise" between 0 and 999999999999)
);
--> statement-breakpoint
CREATE INDEX `gst_returns_company` ON `gst_returns` (`company_id`,`due_date`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`person_id` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`person_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `ip_assets` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`application_number` text,
	`registration_number` text,
	`status` text DEFAULT 'draft' NOT NULL,
	`classes` text DEFAULT '[]' NOT NULL,
	`filing_date` text,
	`registration_date` text,
	`renewal_date` text,
	`jurisdiction` text DEFAULT 'IN' NOT NULL,
	`madrid_filing` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ip_assets_status_allowed" CHECK("status" in ('registered', 'pending', 'draft'))
);
--> statement-breakpoint
CREATE INDEX `ip_assets_company` ON `ip_assets` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE TABLE `rera_compliance` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`state` text NOT NULL,
	`registration_required` integer NOT NULL,
	`agent_license_required` integer DEFAULT false NOT NULL,
	`registration_number` text,
	`compliance_status` text NOT NULL,
	`last_assessment_date` text,
	`next_review_date` text,
	`risk_level` text DEFAULT 'low' NOT NULL,
	`notes` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rera_compliance_compliance_status_allowed" CHECK("compliance_status" in ('compliant', 'monitor', 'action_needed')),
	CONSTRAINT "rera_compliance_risk_level_allowed" CHECK("risk_level" in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE INDEX `rera_compliance_company` ON `rera_compliance` (`company_id`,`state`);--> statement-breakpoint
CREATE TABLE `service_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`ca_firm_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`service_type` text NOT NULL,
	`frequency` text NOT NULL,
	`base_price_paise` integer NOT NULL,
	`compliance_items` text DEFAULT '[]' NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "service_templates_base_price_paise_range" CHECK("base_price_paise" between 0 and 9999999999)
);
--> statement-breakpoint
CREATE INDEX `service_templates_firm` ON `service_templates` (`ca_firm_id`,`id`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `attempt_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `company_access` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "company_access_role_allowed" CHECK("role" in ('founder', 'viewer', 'signatory', 'auditor'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_access_user_company` ON `company_access` (`user_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `company_access_company` ON `company_access` (`company_id`);--> statement-breakpoint
CREATE TABLE `firm_members` (
	`id` text PRIMARY KEY NOT NULL,
	`ca_firm_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "firm_members_role_allowed" CHECK("role" in ('owner', 'manager', 'staff'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `firm_members_user_firm` ON `firm_members` (`user_id`,`ca_firm_id`);--> statement-breakpoint
CREATE INDEX `firm_members_firm` ON `firm_members` (`ca_firm_id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`ca_firm_id` text,
	`company_id` text,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`expires_at` text NOT NULL,
	`accepted_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_tokenHash_unique` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_firm` ON `invitations` (`ca_firm_id`);--> statement-breakpoint
CREATE INDEX `invitations_company` ON `invitations` (`company_id`);--> statement-breakpoint
CREATE INDEX `invitations_email` ON `invitations` (`email`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`is_anonymous` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE TABLE `client_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`ca_firm_id` text NOT NULL,
	`subscription_type` text DEFAULT 'basic' NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text,
	`monthly_fee_paise` integer NOT NULL,
	`services_included` text DEFAULT '[]' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`auto_renewal` integer DEFAULT false NOT NULL,
	`billing_cycle` text DEFAULT 'monthly' NOT NULL,
	`payment_status` text DEFAULT 'current' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`,`ca_firm_id`) REFERENCES `companies`(`id`,`ca_firm_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "client_subscriptions_subscription_type_allowed" CHECK("subscription_type" in ('basic', 'premium', 'enterprise')),
	CONSTRAINT "client_subscriptions_monthly_fee_paise_range" CHECK("monthly_fee_paise" between 0 and 9999999999)
);
--> statement-breakpoint
CREATE INDEX `client_subscriptions_firm` ON `client_subscriptions` (`ca_firm_id`,`id`);--> statement-breakpoint
CREATE INDEX `client_subscriptions_company` ON `client_subscriptions` (`company_id`);--> statement-breakpoint
CREATE TABLE `tds_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`payee_name` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`tds_amount_paise` integer NOT NULL,
	`tds_rate_bp` integer NOT NULL,
	`section` text NOT NULL,
	`payment_date` text NOT NULL,
	`deposit_date` text,
	`challan_number` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`quarterly_form` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tds_transactions_amount_paise_range" CHECK("amount_paise" between 0 and 999999999999),
	CONSTRAINT "tds_transactions_tds_amount_paise_range" CHECK("tds_amount_paise" between 0 and 999999999999),
	CONSTRAINT "tds_transactions_tds_rate_bp_range" CHECK("tds_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE INDEX `tds_transactions_company` ON `tds_transactions` (`company_id`,`payment_date`);--> statement-breakpoint
CREATE INDEX `tds_transactions_status` ON `tds_transactions` (`company_id`,`status`,`deposit_date`);--> statement-breakpoint
CREATE TABLE `upkeep_reports` (
	`day` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text NOT NULL,
	`ok` integer NOT NULL,
	`findings` text DEFAULT '[]' NOT NULL,
	`figures` text DEFAULT '{}' NOT NULL
);
