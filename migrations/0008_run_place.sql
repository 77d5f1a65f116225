ALTER TABLE `categorisation_runs` ADD `bank_account_id` text;--> statement-breakpoint
ALTER TABLE `categorisation_runs` ADD `goes_on_after` text;