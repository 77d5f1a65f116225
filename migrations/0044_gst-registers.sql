ALTER TABLE `ledger_document_lines` ADD `credit_blocked_by` text;--> statement-breakpoint
ALTER TABLE `ledger_document_lines` ADD `nature` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `own_gstin` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `return_period` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `operator_gstin` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `operator_role` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `port_code` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `customs_number` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `customs_date` text;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `customs_igst_paise` integer;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `customs_cess_paise` integer;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `is_from_distributor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger_documents` ADD `irn` text;--> statement-breakpoint
CREATE INDEX `ledger_documents_return` ON `ledger_documents` (`company_id`,`return_period`,`side`,`own_gstin`);--> statement-breakpoint
-- What was recorded before stands in the returns of its own month, under the registration that the rules of new documents would name.
UPDATE ledger_documents SET return_period = substr(date, 1, 7), own_gstin = coalesce(
  (SELECT f.subject FROM company_facts f WHERE f.company_id = ledger_documents.company_id AND f.kind = 'gst-registration' AND f.withdrawn_on IS NULL
    AND ledger_documents.side = 'purchase' AND substr(f.subject, 1, 2) = ledger_documents.place_of_supply ORDER BY f.subject LIMIT 1),
  (SELECT c.gstin FROM companies c WHERE c.id = ledger_documents.company_id),
  (SELECT f.subject FROM company_facts f WHERE f.company_id = ledger_documents.company_id AND f.kind = 'gst-registration' AND f.withdrawn_on IS NULL
    ORDER BY f.subject LIMIT 1));
