CREATE TABLE `ledger_loans` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`lender` text NOT NULL,
	`tag` text NOT NULL,
	`account` text NOT NULL,
	`principal_paise` integer NOT NULL,
	`rate_bp` integer NOT NULL,
	`count` integer NOT NULL,
	`every_months` integer NOT NULL,
	`first_on` text NOT NULL,
	`method` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`closed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_loans_company` ON `ledger_loans` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `settlement_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`party_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`withdrawn_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `settlement_rules_company` ON `settlement_rules` (`company_id`,`withdrawn_at`);