CREATE TABLE `gst_amendments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`document_id` text NOT NULL,
	`gstin` text NOT NULL,
	`period` text NOT NULL,
	`first_number` text NOT NULL,
	`first_date` text NOT NULL,
	`first_period` text NOT NULL,
	`was` text NOT NULL,
	`becomes` text NOT NULL,
	`reason` text NOT NULL,
	`voucher_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gst_amendments_one` ON `gst_amendments` (`company_id`,`document_id`,`period`);--> statement-breakpoint
CREATE INDEX `gst_amendments_period` ON `gst_amendments` (`company_id`,`gstin`,`period`);--> statement-breakpoint
CREATE TABLE `gst_returns` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`gstin` text NOT NULL,
	`form` text NOT NULL,
	`period` text NOT NULL,
	`first_month` text NOT NULL,
	`last_month` text NOT NULL,
	`state` text NOT NULL,
	`hash` text,
	`sent_by` text,
	`sent_by_name` text,
	`sent_at` text,
	`note` text,
	`passed_by` text,
	`passed_by_name` text,
	`passed_at` text,
	`acknowledgement` text,
	`filed_on` text,
	`filed_by` text,
	`filed_by_name` text,
	`filed_at` text,
	`event_id` text,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gst_returns_one` ON `gst_returns` (`company_id`,`gstin`,`form`,`period`);--> statement-breakpoint
CREATE INDEX `gst_returns_event` ON `gst_returns` (`event_id`);--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `supplied_on` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `rate_notification` text;--> statement-breakpoint
-- What was recorded after a return was filed is not in it, and what was in it stays. A restored row is older than the filing.
CREATE TRIGGER ledger_documents_come_filed BEFORE INSERT ON ledger_documents
WHEN NEW.side = 'sale' AND EXISTS (SELECT 1 FROM gst_returns r WHERE r.company_id = NEW.company_id AND r.gstin = NEW.own_gstin
  AND NEW.return_period BETWEEN r.first_month AND r.last_month AND r.state IN ('filed', 'amended') AND r.filed_at < NEW.created_at
  AND (r.form = 'GSTR-1' OR (r.form = 'IFF' AND NEW.gstin IS NOT NULL)))
BEGIN
  SELECT RAISE(ABORT, 'the return is filed');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_documents_change_filed BEFORE UPDATE OF status, return_period, own_gstin ON ledger_documents
WHEN OLD.side = 'sale' AND OLD.status = 'posted' AND EXISTS (SELECT 1 FROM gst_returns r WHERE r.company_id = OLD.company_id
  AND r.gstin = OLD.own_gstin AND OLD.return_period BETWEEN r.first_month AND r.last_month AND r.state IN ('filed', 'amended')
  AND (r.form = 'GSTR-1' OR (r.form = 'IFF' AND OLD.gstin IS NOT NULL)))
BEGIN
  SELECT RAISE(ABORT, 'the return is filed');
END;
--> statement-breakpoint
-- The calendar and the desk tell the same: a filing that is taken back is one no more.
CREATE TRIGGER gst_returns_filing_withdrawn AFTER UPDATE OF withdrawn_on ON company_events
WHEN OLD.withdrawn_on IS NULL AND NEW.withdrawn_on IS NOT NULL AND NEW.kind = 'filing'
BEGIN
  UPDATE gst_returns SET state = 'locked', acknowledgement = NULL, filed_on = NULL, filed_by = NULL, filed_by_name = NULL, filed_at = NULL,
    event_id = NULL WHERE event_id = NEW.id;
END;
