ALTER TABLE `ledger_loans` ADD `instalment_paise` integer;--> statement-breakpoint
ALTER TABLE `ledger_loans` ADD `paid_before` integer DEFAULT 0 NOT NULL;