DROP INDEX `bank_transactions_run`;--> statement-breakpoint
ALTER TABLE `categorisation_runs` ADD `upload_id` text;