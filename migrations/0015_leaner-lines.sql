DROP INDEX `bank_transactions_upload`;--> statement-breakpoint
DROP INDEX `bank_transactions_categorised`;--> statement-breakpoint
CREATE INDEX `bank_transactions_categorised` ON `bank_transactions` (`company_id`,`categorised_at`,`id`) WHERE categorised_at is not null;