-- Two tables are made anew, with every row and column they had: they referred to a line by its id and its company, and each line
-- carried an index entry for that alone. Nothing refers to them, so that dropping the old ones deletes nothing else. That a row
-- names the company of its line is held by triggers now.
CREATE TABLE `__new_transaction_attachments` (
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
	FOREIGN KEY (`transaction_id`) REFERENCES `bank_transactions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_transaction_attachments`("id", "company_id", "transaction_id", "file_name", "file_key", "content_type", "sha256", "bytes", "created_by", "created_by_name", "created_at", "removed_at") SELECT "id", "company_id", "transaction_id", "file_name", "file_key", "content_type", "sha256", "bytes", "created_by", "created_by_name", "created_at", "removed_at" FROM `transaction_attachments`;--> statement-breakpoint
DROP TABLE `transaction_attachments`;--> statement-breakpoint
ALTER TABLE `__new_transaction_attachments` RENAME TO `transaction_attachments`;--> statement-breakpoint
CREATE INDEX `transaction_attachments_transaction` ON `transaction_attachments` (`company_id`,`transaction_id`);--> statement-breakpoint
CREATE INDEX `transaction_attachments_line` ON `transaction_attachments` (`transaction_id`);--> statement-breakpoint
CREATE TABLE `__new_transaction_splits` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`category` text NOT NULL,
	`category_id` text NOT NULL,
	`note` text,
	`created_at` text NOT NULL,
	`is_deducted` integer DEFAULT false NOT NULL,
	`gst_applicable` integer DEFAULT false NOT NULL,
	`gst_mode` text,
	`tds_applicable` integer DEFAULT false NOT NULL,
	`tds_section` text,
	FOREIGN KEY (`transaction_id`) REFERENCES `bank_transactions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transaction_splits_amount_paise_range" CHECK("amount_paise" between 1 and 999999999999)
);
--> statement-breakpoint
INSERT INTO `__new_transaction_splits`("id", "company_id", "transaction_id", "amount_paise", "category", "category_id", "note", "created_at", "is_deducted", "gst_applicable", "gst_mode", "tds_applicable", "tds_section") SELECT "id", "company_id", "transaction_id", "amount_paise", "category", "category_id", "note", "created_at", "is_deducted", "gst_applicable", "gst_mode", "tds_applicable", "tds_section" FROM `transaction_splits`;--> statement-breakpoint
DROP TABLE `transaction_splits`;--> statement-breakpoint
ALTER TABLE `__new_transaction_splits` RENAME TO `transaction_splits`;--> statement-breakpoint
CREATE INDEX `transaction_splits_transaction` ON `transaction_splits` (`company_id`,`transaction_id`);--> statement-breakpoint
CREATE INDEX `transaction_splits_line` ON `transaction_splits` (`transaction_id`);--> statement-breakpoint
DROP INDEX `bank_transactions_id_company`;--> statement-breakpoint
CREATE TRIGGER transaction_splits_of_company BEFORE INSERT ON transaction_splits
WHEN NOT EXISTS (SELECT 1 FROM bank_transactions WHERE id = NEW.transaction_id AND company_id = NEW.company_id)
BEGIN
  SELECT RAISE(ABORT, 'a part belongs to the company of its line');
END;
--> statement-breakpoint
CREATE TRIGGER transaction_splits_stay BEFORE UPDATE OF transaction_id, company_id ON transaction_splits
BEGIN
  SELECT RAISE(ABORT, 'a part stays with its line');
END;
--> statement-breakpoint
CREATE TRIGGER transaction_attachments_of_company BEFORE INSERT ON transaction_attachments
WHEN NOT EXISTS (SELECT 1 FROM bank_transactions WHERE id = NEW.transaction_id AND company_id = NEW.company_id)
BEGIN
  SELECT RAISE(ABORT, 'a paper belongs to the company of its line');
END;
--> statement-breakpoint
CREATE TRIGGER transaction_attachments_stay BEFORE UPDATE OF transaction_id, company_id ON transaction_attachments
BEGIN
  SELECT RAISE(ABORT, 'a paper stays with its line');
END;
