CREATE TABLE `bill_totals` (
	`company_id` text NOT NULL,
	`bill_id` text NOT NULL,
	`open_paise` integer NOT NULL,
	PRIMARY KEY(`company_id`, `bill_id`)
);
--> statement-breakpoint
CREATE INDEX `bill_totals_open` ON `bill_totals` (`company_id`,`bill_id`,`open_paise`) WHERE open_paise <> 0;--> statement-breakpoint
INSERT INTO bill_totals (company_id, bill_id, open_paise)
SELECT company_id, bill_id, sum(amount_paise) FROM ledger_entries
WHERE bill_id IS NOT NULL AND superseded_by IS NULL GROUP BY company_id, bill_id;
--> statement-breakpoint
CREATE TRIGGER bill_totals_entry_comes AFTER INSERT ON ledger_entries
WHEN NEW.bill_id IS NOT NULL AND NEW.superseded_by IS NULL
BEGIN
  INSERT INTO bill_totals (company_id, bill_id, open_paise) VALUES (NEW.company_id, NEW.bill_id, NEW.amount_paise)
  ON CONFLICT (company_id, bill_id) DO UPDATE SET open_paise = open_paise + excluded.open_paise;
END;
--> statement-breakpoint
CREATE TRIGGER bill_totals_entry_goes AFTER UPDATE OF superseded_by ON ledger_entries
WHEN OLD.bill_id IS NOT NULL AND OLD.superseded_by IS NULL AND NEW.superseded_by IS NOT NULL
BEGIN
  UPDATE bill_totals SET open_paise = open_paise - OLD.amount_paise WHERE company_id = OLD.company_id AND bill_id = OLD.bill_id;
END;
