ALTER TABLE `parties` ADD `address` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `party_address` text;