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
);
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
CREATE TABLE `removed_attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`upload_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`content_type` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `removed_attachments_company` ON `removed_attachments` (`company_id`,`upload_id`);--> statement-breakpoint
CREATE TABLE `transaction_attachments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`content_type` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`transaction_id`,`company_id`) REFERENCES `bank_transactions`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `transaction_attachments_transaction` ON `transaction_attachments` (`company_id`,`transaction_id`);--> statement-breakpoint
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
	`bank_account_id` text,
	`goes_on_after` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categorisation_runs_id_company` ON `categorisation_runs` (`id`,`company_id`);--> statement-breakpoint
CREATE INDEX `categorisation_runs_company` ON `categorisation_runs` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `payee_choices` (
	`company_id` text NOT NULL,
	`payee` text NOT NULL,
	`side` text NOT NULL,
	`category` text NOT NULL,
	`category_id` text NOT NULL,
	`chosen_by` text NOT NULL,
	`chosen_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `payee`, `side`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `expense_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`ca_firm_id` text,
	`company_id` text,
	`name` text NOT NULL,
	`parent_id` text,
	`is_default` integer DEFAULT false NOT NULL,
	`is_listed` integer DEFAULT true NOT NULL,
	`gst_rate_bp` integer NOT NULL,
	`gst_rate_reason` text,
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
CREATE TABLE `category_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`place` integer NOT NULL,
	`contains` text NOT NULL,
	`side` text,
	`amount_from_paise` integer,
	`amount_to_paise` integer,
	`bank_account_id` text,
	`category` text NOT NULL,
	`category_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `category_rules_company` ON `category_rules` (`company_id`,`removed_at`,`place`);--> statement-breakpoint
CREATE TABLE `transaction_splits` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`category` text NOT NULL,
	`category_id` text NOT NULL,
	`note` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`transaction_id`,`company_id`) REFERENCES `bank_transactions`(`id`,`company_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transaction_splits_amount_paise_range" CHECK("amount_paise" between 1 and 999999999999)
);
--> statement-breakpoint
CREATE INDEX `transaction_splits_transaction` ON `transaction_splits` (`company_id`,`transaction_id`);--> statement-breakpoint
CREATE TABLE `statement_mappings` (
	`company_id` text NOT NULL,
	`shape` text NOT NULL,
	`mapping` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`company_id`, `shape`),
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
	`facts` text,
	`ignored_count` integer DEFAULT 0 NOT NULL,
	`covered` text DEFAULT '[]' NOT NULL,
	`undone_by` text,
	`undone_by_name` text,
	`undone_at` text,
	`breaks` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`bank_account_id`,`company_id`) REFERENCES `bank_accounts`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_uploads_id_company` ON `statement_uploads` (`id`,`company_id`);--> statement-breakpoint
CREATE INDEX `statement_uploads_account` ON `statement_uploads` (`company_id`,`bank_account_id`,`id`);--> statement-breakpoint
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
	`category_id` text,
	`reference` text,
	`is_reconciled` integer DEFAULT false NOT NULL,
	`gst_applicable` integer DEFAULT false NOT NULL,
	`tds_applicable` integer DEFAULT false NOT NULL,
	`line_key` text NOT NULL,
	`category_rule` text,
	`category_rule_version` integer,
	`category_confidence` integer,
	`category_reason` text,
	`categorised_by` text,
	`categorised_by_name` text,
	`categorised_at` text,
	`category_run_id` text,
	`breaks_balance` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`value_date` text,
	`payee` text,
	`note` text,
	`gst_mode` text,
	`tds_section` text,
	`is_split` integer DEFAULT false NOT NULL,
	`transfer_pair_id` text,
	`reconciled_with` text,
	FOREIGN KEY (`bank_account_id`,`company_id`) REFERENCES `bank_accounts`(`id`,`company_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upload_id`,`company_id`) REFERENCES `statement_uploads`(`id`,`company_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_transactions_transaction_type_allowed" CHECK("transaction_type" in ('credit', 'debit')),
	CONSTRAINT "bank_transactions_category_allowed" CHECK("category" in ('income', 'expense', 'tax_payment', 'transfer')),
	CONSTRAINT "bank_transactions_amount_paise_range" CHECK("amount_paise" between 1 and 999999999999)
);
--> statement-breakpoint
CREATE INDEX `bank_transactions_payee` ON `bank_transactions` (`company_id`,`payee`,`transaction_date`);--> statement-breakpoint
CREATE INDEX `bank_transactions_amount` ON `bank_transactions` (`company_id`,`amount_paise`,`transaction_date`);--> statement-breakpoint
CREATE INDEX `bank_transactions_confirmed` ON `bank_transactions` (`company_id`,`categorised_at`) WHERE categorised_by is not null;--> statement-breakpoint
CREATE INDEX `bank_transactions_upload` ON `bank_transactions` (`upload_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_transactions_id_company` ON `bank_transactions` (`id`,`company_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_transactions_line` ON `bank_transactions` (`bank_account_id`,`line_key`);--> statement-breakpoint
CREATE INDEX `bank_transactions_day` ON `bank_transactions` (`company_id`,`transaction_date`,`id`);--> statement-breakpoint
CREATE INDEX `bank_transactions_uncategorised` ON `bank_transactions` (`company_id`,`transaction_date`,`id`) WHERE category is null;--> statement-breakpoint
CREATE INDEX `bank_transactions_categorised` ON `bank_transactions` (`company_id`,`categorised_at`,`id`) WHERE category is not null;--> statement-breakpoint
CREATE INDEX `bank_transactions_matched` ON `bank_transactions` (`company_id`,reconciled_with ->> 'id') WHERE is_reconciled = 1;--> statement-breakpoint
CREATE INDEX `bank_transactions_run` ON `bank_transactions` (`category_run_id`) WHERE category_run_id is not null;--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_views_company` ON `saved_views` (`company_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `compliance_item_history` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`item_id` text NOT NULL,
	`at` text NOT NULL,
	`day` text NOT NULL,
	`change` text NOT NULL,
	`due_date` text NOT NULL,
	`previous_due_date` text,
	`status` text NOT NULL,
	`reason` text,
	`relief_id` text,
	FOREIGN KEY (`item_id`,`company_id`) REFERENCES `compliance_items`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `compliance_item_history_item` ON `compliance_item_history` (`company_id`,`item_id`,`id`);--> statement-breakpoint
CREATE INDEX `compliance_item_history_day` ON `compliance_item_history` (`company_id`,`day`,`change`);--> statement-breakpoint
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
	`origin` text DEFAULT 'person' NOT NULL,
	`obligation_key` text,
	`period` text,
	`subject` text DEFAULT '' NOT NULL,
	`original_due_date` text,
	`moves` text DEFAULT '[]' NOT NULL,
	`waivers` text DEFAULT '[]' NOT NULL,
	`cost_ladder` text DEFAULT '[]' NOT NULL,
	`unknown_cost` text,
	`is_optional` integer DEFAULT false NOT NULL,
	`is_unverified` integer DEFAULT false NOT NULL,
	`done_on` text,
	`acknowledgement` text,
	`note` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "compliance_items_priority_allowed" CHECK("priority" in ('low', 'medium', 'high', 'critical')),
	CONSTRAINT "compliance_items_penalty_amount_paise_range" CHECK("penalty_amount_paise" between 0 and 9999999999)
);
--> statement-breakpoint
CREATE INDEX `compliance_items_open` ON `compliance_items` (`company_id`,`status`,`due_date`);--> statement-breakpoint
CREATE INDEX `compliance_items_due` ON `compliance_items` (`company_id`,`due_date`);--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_obligation` ON `compliance_items` (`company_id`,`obligation_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_id_company` ON `compliance_items` (`id`,`company_id`);--> statement-breakpoint
CREATE INDEX `compliance_items_form` ON `compliance_items` (`form_type`,`period`,`company_id`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`company_id` text,
	`ca_firm_id` text,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`label` text NOT NULL,
	`created_at` text NOT NULL,
	`last_read_at` text,
	`revoked_at` text,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "calendar_feeds_kind_allowed" CHECK("kind" in ('company', 'staff', 'firm'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_user` ON `calendar_feeds` (`user_id`,`revoked_at`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_company` ON `calendar_feeds` (`company_id`);--> statement-breakpoint
CREATE TABLE `reliefs` (
	`id` text PRIMARY KEY NOT NULL,
	`ca_firm_id` text NOT NULL,
	`kind` text NOT NULL,
	`forms` text NOT NULL,
	`period` text NOT NULL,
	`due_on` text,
	`filed_from` text,
	`filed_by` text,
	`still_asked_bp` integer,
	`reference` text NOT NULL,
	`url` text,
	`notified_on` text NOT NULL,
	`state` text DEFAULT 'proposed' NOT NULL,
	`entered_by` text NOT NULL,
	`entered_by_name` text NOT NULL,
	`entered_at` text NOT NULL,
	`decided_by` text,
	`decided_by_name` text,
	`decided_at` text,
	`decided_on` text,
	`withdrawn_by` text,
	`withdrawn_by_name` text,
	`withdrawn_at` text,
	`withdrawn_on` text,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reliefs_kind_allowed" CHECK("kind" in ('extension', 'fee_waiver')),
	CONSTRAINT "reliefs_state_allowed" CHECK("state" in ('proposed', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX `reliefs_firm` ON `reliefs` (`ca_firm_id`,`state`);--> statement-breakpoint
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
	`facts_version` integer DEFAULT 0 NOT NULL,
	`tracked_since` text,
	`worked_out_for` text,
	`scored_on` text,
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
CREATE INDEX `companies_worked_out` ON `companies` (`worked_out_for`,`id`);--> statement-breakpoint
CREATE TABLE `company_events` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`happened_on` text NOT NULL,
	`details` text NOT NULL,
	`recorded_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	`recorded_by` text NOT NULL,
	`recorded_by_name` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_on` text,
	`withdrawn_by` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `company_events_company` ON `company_events` (`company_id`,`kind`,`happened_on`);--> statement-breakpoint
CREATE TABLE `company_facts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`value` text NOT NULL,
	`holds_from` text NOT NULL,
	`recorded_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	`recorded_by` text NOT NULL,
	`recorded_by_name` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_on` text,
	`withdrawn_by` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `company_facts_company` ON `company_facts` (`company_id`,`kind`,`subject`);--> statement-breakpoint
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
CREATE TABLE `health_scores` (
	`company_id` text NOT NULL,
	`day` text NOT NULL,
	`score` integer NOT NULL,
	`history` text NOT NULL,
	`items` integer NOT NULL,
	PRIMARY KEY(`company_id`, `day`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "health_scores_score_range" CHECK("score" between 0 and 100)
);
--> statement-breakpoint
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
CREATE TABLE `digests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`state` text NOT NULL,
	`claimed_at` text NOT NULL,
	`sent_at` text,
	`lines` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digests_state_allowed" CHECK("state" in ('claimed', 'sent', 'empty', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `digests_user_day` ON `digests` (`user_id`,`day`);--> statement-breakpoint
CREATE INDEX `digests_day` ON `digests` (`day`,`state`);--> statement-breakpoint
CREATE TABLE `budgets` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`category_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`from_month` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "budgets_amount_paise_range" CHECK("amount_paise" between 0 and 999999999999)
);
--> statement-breakpoint
CREATE INDEX `budgets_company` ON `budgets` (`company_id`,`category_id`);--> statement-breakpoint
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
CREATE TABLE `staged_pieces` (
	`id` text PRIMARY KEY NOT NULL,
	`batch_id` text NOT NULL,
	`piece` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staged_pieces_batch` ON `staged_pieces` (`batch_id`);--> statement-breakpoint
CREATE INDEX `staged_pieces_created` ON `staged_pieces` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `upkeep_reports` (
	`day` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text NOT NULL,
	`ok` integer NOT NULL,
	`findings` text DEFAULT '[]' NOT NULL,
	`figures` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
-- The trail is written once. UPDATE and DELETE are refused; an INSERT must carry the next numbers and the last hash of its
-- chain, which also refuses INSERT OR REPLACE, since the row it would replace has a number that is already taken.
CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries
BEGIN
  SELECT RAISE(ABORT, 'audit entries are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries
BEGIN
  SELECT RAISE(ABORT, 'audit entries are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_in_order BEFORE INSERT ON audit_entries
WHEN (NEW.seq - NEW.count) || ':' || NEW.prev_hash <> coalesce(
  (SELECT seq || ':' || hash FROM audit_entries WHERE chain_id = NEW.chain_id ORDER BY seq DESC LIMIT 1),
  '0:0000000000000000000000000000000000000000000000000000000000000000')
BEGIN
  SELECT RAISE(ABORT, 'audit chain moved');
END;
--> statement-breakpoint
-- What the bank said is never edited; a correction is another row.
CREATE TRIGGER bank_transactions_as_printed
BEFORE UPDATE OF company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
  transaction_type, balance_paise, reference, line_key ON bank_transactions
BEGIN
  SELECT RAISE(ABORT, 'a bank transaction stays as the bank printed it');
END;
