CREATE TABLE `bank_totals` (
	`company_id` text NOT NULL,
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`bank_account_id` text NOT NULL,
	`category_id` text NOT NULL,
	`side` text NOT NULL,
	`count` integer NOT NULL,
	`amount_paise` integer NOT NULL,
	`inside_paise` integer NOT NULL,
	PRIMARY KEY(`company_id`, `grain`, `period`, `bank_account_id`, `category_id`, `side`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `bank_totals_together` (
	`company_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_totals` (
	`company_id` text NOT NULL,
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`account` text NOT NULL,
	`debit_paise` integer NOT NULL,
	`credit_paise` integer NOT NULL,
	PRIMARY KEY(`company_id`, `grain`, `period`, `account`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`line` text NOT NULL,
	`tally_group` text NOT NULL,
	`kind` text,
	`currency` text DEFAULT 'INR' NOT NULL,
	`closed_on` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_accounts_company` ON `ledger_accounts` (`company_id`,`code`);--> statement-breakpoint
CREATE TABLE `ledger_bills` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`party_id` text NOT NULL,
	`side` text NOT NULL,
	`ref` text NOT NULL,
	`financial_year` text NOT NULL,
	`bill_date` text NOT NULL,
	`due_date` text,
	`amount_paise` integer NOT NULL,
	`taxable_paise` integer,
	`currency` text DEFAULT 'INR' NOT NULL,
	`is_disputed` integer DEFAULT false NOT NULL,
	`account` text NOT NULL,
	`document_id` text,
	`cancelled_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_bills_party` ON `ledger_bills` (`company_id`,`party_id`,`bill_date`);--> statement-breakpoint
CREATE INDEX `ledger_bills_due` ON `ledger_bills` (`company_id`,`side`,`due_date`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_bills_ref` ON `ledger_bills` (`company_id`,`party_id`,`side`,`financial_year`,lower(ref)) WHERE cancelled_at is null;--> statement-breakpoint
CREATE TABLE `parties` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`folded_name` text NOT NULL,
	`kind` text NOT NULL,
	`gstin` text,
	`pan` text,
	`state_code` text,
	`msme` text,
	`msme_from` text,
	`agreed_days` integer,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`closed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parties_name` ON `parties` (`company_id`,`folded_name`);--> statement-breakpoint
CREATE INDEX `parties_gstin` ON `parties` (`company_id`,`gstin`);--> statement-breakpoint
CREATE TABLE `set_aside_rates` (
	`category_id` text PRIMARY KEY NOT NULL,
	`gst_rate_bp` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_locks` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`up_to` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`lifted_by` text,
	`lifted_by_name` text,
	`lifted_at` text,
	`lifted_reason` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_locks_company` ON `ledger_locks` (`company_id`,`lifted_at`,`up_to`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`voucher_id` text NOT NULL,
	`version` integer NOT NULL,
	`line` integer NOT NULL,
	`company_id` text NOT NULL,
	`date` text NOT NULL,
	`account` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`party_id` text,
	`bill_id` text,
	`tag` text,
	`currency` text,
	`foreign_minor` integer,
	`rate` text,
	`cleared_on` text,
	`superseded_by` integer,
	PRIMARY KEY(`voucher_id`, `version`, `line`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_account` ON `ledger_entries` (`company_id`,`account`,`date`,`voucher_id`) WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX `ledger_entries_bill` ON `ledger_entries` (`company_id`,`bill_id`) WHERE bill_id is not null and superseded_by is null;--> statement-breakpoint
CREATE INDEX `ledger_entries_party` ON `ledger_entries` (`company_id`,`party_id`,`date`) WHERE party_id is not null and superseded_by is null;--> statement-breakpoint
CREATE TABLE `ledger_vouchers` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`financial_year` text NOT NULL,
	`serial` integer NOT NULL,
	`number` text NOT NULL,
	`date` text NOT NULL,
	`party_id` text,
	`narration` text NOT NULL,
	`reference` text,
	`source_kind` text NOT NULL,
	`source_id` text,
	`rule` text,
	`status` text DEFAULT 'posted' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reverses_id` text,
	`reversed_by_id` text,
	`total_paise` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_vouchers_kind_allowed" CHECK("kind" in ('receipt', 'payment', 'contra', 'journal', 'sales', 'purchase', 'credit-note', 'debit-note', 'opening')),
	CONSTRAINT "ledger_vouchers_status_allowed" CHECK("status" in ('posted', 'void'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_vouchers_number` ON `ledger_vouchers` (`company_id`,`financial_year`,`series`,`serial`);--> statement-breakpoint
CREATE INDEX `ledger_vouchers_day` ON `ledger_vouchers` (`company_id`,`date`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_vouchers_line` ON `ledger_vouchers` (`company_id`,`source_id`) WHERE source_kind = 'bank-line' and status = 'posted';--> statement-breakpoint
CREATE INDEX `ledger_vouchers_source` ON `ledger_vouchers` (`company_id`,`source_kind`,`source_id`);--> statement-breakpoint
ALTER TABLE `merged_transactions` ADD `voucher_id` text;--> statement-breakpoint
ALTER TABLE `bank_transactions` ADD `voucher_id` text;--> statement-breakpoint
-- The categories of the chart whose receipts hold output tax and post to revenue; a test holds them to the chart.
INSERT INTO set_aside_rates (category_id, gst_rate_bp) VALUES ('services-domestic', 1800), ('goods-domestic', 1800);
--> statement-breakpoint
CREATE TRIGGER bank_totals_line_comes AFTER INSERT ON bank_transactions
WHEN NEW.is_split = 0 AND NEW.voucher_id IS NULL
  AND NOT EXISTS (SELECT 1 FROM bank_totals_together WHERE company_id = NEW.company_id)
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  VALUES (NEW.company_id, 'day', NEW.transaction_date, NEW.bank_account_id, coalesce(NEW.category_id, ''), NEW.transaction_type, 1, NEW.amount_paise,
      CASE WHEN NEW.transaction_type = 'credit' AND NEW.gst_mode = 'output' THEN (2 * NEW.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0))) ELSE 0 END),
    (NEW.company_id, 'month', substr(NEW.transaction_date, 1, 7), NEW.bank_account_id, coalesce(NEW.category_id, ''), NEW.transaction_type, 1, NEW.amount_paise,
      CASE WHEN NEW.transaction_type = 'credit' AND NEW.gst_mode = 'output' THEN (2 * NEW.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0))) ELSE 0 END)
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count + excluded.count,
    amount_paise = amount_paise + excluded.amount_paise, inside_paise = inside_paise + excluded.inside_paise;
END;
--> statement-breakpoint
CREATE TRIGGER bank_totals_line_goes AFTER DELETE ON bank_transactions
WHEN OLD.is_split = 0 AND OLD.voucher_id IS NULL
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  VALUES (OLD.company_id, 'day', OLD.transaction_date, OLD.bank_account_id, coalesce(OLD.category_id, ''), OLD.transaction_type, 1, OLD.amount_paise,
      CASE WHEN OLD.transaction_type = 'credit' AND OLD.gst_mode = 'output' THEN (2 * OLD.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0))) ELSE 0 END),
    (OLD.company_id, 'month', substr(OLD.transaction_date, 1, 7), OLD.bank_account_id, coalesce(OLD.category_id, ''), OLD.transaction_type, 1, OLD.amount_paise,
      CASE WHEN OLD.transaction_type = 'credit' AND OLD.gst_mode = 'output' THEN (2 * OLD.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0))) ELSE 0 END)
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count - excluded.count,
    amount_paise = amount_paise - excluded.amount_paise, inside_paise = inside_paise - excluded.inside_paise;
END;
--> statement-breakpoint
CREATE TRIGGER bank_totals_line_was AFTER UPDATE OF category_id, gst_mode, is_split, voucher_id ON bank_transactions
WHEN OLD.is_split = 0 AND OLD.voucher_id IS NULL AND (NEW.category_id IS NOT OLD.category_id
  OR NEW.gst_mode IS NOT OLD.gst_mode OR NEW.is_split <> OLD.is_split OR NEW.voucher_id IS NOT OLD.voucher_id)
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  VALUES (OLD.company_id, 'day', OLD.transaction_date, OLD.bank_account_id, coalesce(OLD.category_id, ''), OLD.transaction_type, 1, OLD.amount_paise,
      CASE WHEN OLD.transaction_type = 'credit' AND OLD.gst_mode = 'output' THEN (2 * OLD.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0))) ELSE 0 END),
    (OLD.company_id, 'month', substr(OLD.transaction_date, 1, 7), OLD.bank_account_id, coalesce(OLD.category_id, ''), OLD.transaction_type, 1, OLD.amount_paise,
      CASE WHEN OLD.transaction_type = 'credit' AND OLD.gst_mode = 'output' THEN (2 * OLD.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = OLD.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = OLD.category_id), 0))) ELSE 0 END)
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count - excluded.count,
    amount_paise = amount_paise - excluded.amount_paise, inside_paise = inside_paise - excluded.inside_paise;
END;
--> statement-breakpoint
CREATE TRIGGER bank_totals_line_is AFTER UPDATE OF category_id, gst_mode, is_split, voucher_id ON bank_transactions
WHEN NEW.is_split = 0 AND NEW.voucher_id IS NULL AND (NEW.category_id IS NOT OLD.category_id
  OR NEW.gst_mode IS NOT OLD.gst_mode OR NEW.is_split <> OLD.is_split OR NEW.voucher_id IS NOT OLD.voucher_id)
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  VALUES (NEW.company_id, 'day', NEW.transaction_date, NEW.bank_account_id, coalesce(NEW.category_id, ''), NEW.transaction_type, 1, NEW.amount_paise,
      CASE WHEN NEW.transaction_type = 'credit' AND NEW.gst_mode = 'output' THEN (2 * NEW.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0))) ELSE 0 END),
    (NEW.company_id, 'month', substr(NEW.transaction_date, 1, 7), NEW.bank_account_id, coalesce(NEW.category_id, ''), NEW.transaction_type, 1, NEW.amount_paise,
      CASE WHEN NEW.transaction_type = 'credit' AND NEW.gst_mode = 'output' THEN (2 * NEW.amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = NEW.category_id), (SELECT gst_rate_bp FROM expense_categories WHERE id = NEW.category_id), 0))) ELSE 0 END)
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count + excluded.count,
    amount_paise = amount_paise + excluded.amount_paise, inside_paise = inside_paise + excluded.inside_paise;
END;
--> statement-breakpoint
-- The parts of a split line count in its place, but for while a voucher says what the line posts.
CREATE TRIGGER bank_totals_part_comes AFTER INSERT ON transaction_splits
WHEN EXISTS (SELECT 1 FROM bank_transactions WHERE id = NEW.transaction_id AND voucher_id IS NULL)
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  SELECT company_id, grain, substr(day, 1, iif(grain = 'day', 10, 7)), account, category, side, 1, amount,
    CASE WHEN side = 'credit' AND gst_mode = 'output' THEN (2 * amount * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0))) ELSE 0 END
  FROM (SELECT t.company_id, t.transaction_date day, t.bank_account_id account, NEW.category_id category, NEW.amount_paise amount, NEW.gst_mode,
      iif(NEW.is_deducted, iif(t.transaction_type = 'credit', 'debit', 'credit'), t.transaction_type) side
    FROM bank_transactions t WHERE t.id = NEW.transaction_id
    ) CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month') WHERE true
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count + excluded.count,
    amount_paise = amount_paise + excluded.amount_paise, inside_paise = inside_paise + excluded.inside_paise;
END;
--> statement-breakpoint
CREATE TRIGGER bank_totals_part_goes AFTER DELETE ON transaction_splits
WHEN EXISTS (SELECT 1 FROM bank_transactions WHERE id = OLD.transaction_id AND voucher_id IS NULL)
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  SELECT company_id, grain, substr(day, 1, iif(grain = 'day', 10, 7)), account, category, side, 1, amount,
    CASE WHEN side = 'credit' AND gst_mode = 'output' THEN (2 * amount * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0))) ELSE 0 END
  FROM (SELECT t.company_id, t.transaction_date day, t.bank_account_id account, OLD.category_id category, OLD.amount_paise amount, OLD.gst_mode,
      iif(OLD.is_deducted, iif(t.transaction_type = 'credit', 'debit', 'credit'), t.transaction_type) side
    FROM bank_transactions t WHERE t.id = OLD.transaction_id
    ) CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month') WHERE true
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count - excluded.count,
    amount_paise = amount_paise - excluded.amount_paise, inside_paise = inside_paise - excluded.inside_paise;
END;
--> statement-breakpoint
CREATE TRIGGER bank_totals_parts_leave AFTER UPDATE OF voucher_id ON bank_transactions
WHEN OLD.voucher_id IS NULL AND NEW.voucher_id IS NOT NULL AND NEW.is_split = 1
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  SELECT company_id, grain, substr(day, 1, iif(grain = 'day', 10, 7)), account, category, side, count(*), sum(amount),
    sum(CASE WHEN side = 'credit' AND gst_mode = 'output' THEN (2 * amount * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0))) ELSE 0 END)
  FROM (SELECT NEW.company_id company_id, NEW.transaction_date day, NEW.bank_account_id account, p.category_id category, p.amount_paise amount, p.gst_mode,
      iif(p.is_deducted, iif(NEW.transaction_type = 'credit', 'debit', 'credit'), NEW.transaction_type) side
    FROM transaction_splits p WHERE p.transaction_id = NEW.id
    ) CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month') WHERE true GROUP BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count - excluded.count,
    amount_paise = amount_paise - excluded.amount_paise, inside_paise = inside_paise - excluded.inside_paise;
END;
--> statement-breakpoint
CREATE TRIGGER bank_totals_parts_return AFTER UPDATE OF voucher_id ON bank_transactions
WHEN OLD.voucher_id IS NOT NULL AND NEW.voucher_id IS NULL AND NEW.is_split = 1
BEGIN
  INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
  SELECT company_id, grain, substr(day, 1, iif(grain = 'day', 10, 7)), account, category, side, count(*), sum(amount),
    sum(CASE WHEN side = 'credit' AND gst_mode = 'output' THEN (2 * amount * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0))) ELSE 0 END)
  FROM (SELECT NEW.company_id company_id, NEW.transaction_date day, NEW.bank_account_id account, p.category_id category, p.amount_paise amount, p.gst_mode,
      iif(p.is_deducted, iif(NEW.transaction_type = 'credit', 'debit', 'credit'), NEW.transaction_type) side
    FROM transaction_splits p WHERE p.transaction_id = NEW.id
    ) CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month') WHERE true GROUP BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, grain, period, bank_account_id, category_id, side) DO UPDATE SET count = count + excluded.count,
    amount_paise = amount_paise + excluded.amount_paise, inside_paise = inside_paise + excluded.inside_paise;
END;
--> statement-breakpoint
-- A voucher that stands for a bank line has that line's amount on that account: on that day where it was made of the line, on
-- another where somebody wrote it before the bank had it. No entry stands for two lines.
CREATE UNIQUE INDEX bank_transactions_posted ON bank_transactions (voucher_id, bank_account_id) WHERE voucher_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER bank_transactions_voucher BEFORE UPDATE OF voucher_id ON bank_transactions
WHEN NEW.voucher_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id AND v.version = e.version
  WHERE e.voucher_id = NEW.voucher_id AND e.superseded_by IS NULL AND v.status = 'posted'
    AND e.company_id = NEW.company_id AND e.account = NEW.bank_account_id
    AND (v.source_kind <> 'bank-line' OR (v.source_id = NEW.id AND e.date = NEW.transaction_date))
    AND e.amount_paise = iif(NEW.transaction_type = 'credit', NEW.amount_paise, -NEW.amount_paise))
BEGIN
  SELECT RAISE(ABORT, 'the voucher is not that of the bank line');
END;
--> statement-breakpoint
-- A line that goes takes the voucher that was made of it with it; one that stood before it waits for its line again.
CREATE TRIGGER bank_transactions_voucher_goes AFTER DELETE ON bank_transactions
WHEN OLD.voucher_id IS NOT NULL
BEGIN
  UPDATE ledger_entries SET superseded_by = version WHERE voucher_id = OLD.voucher_id AND superseded_by IS NULL
    AND EXISTS (SELECT 1 FROM ledger_vouchers WHERE id = OLD.voucher_id AND source_kind = 'bank-line');
  UPDATE ledger_entries SET cleared_on = NULL WHERE voucher_id = OLD.voucher_id AND account = OLD.bank_account_id AND superseded_by IS NULL;
  UPDATE ledger_vouchers SET status = 'void' WHERE id = OLD.voucher_id AND source_kind = 'bank-line';
END;
--> statement-breakpoint
CREATE TRIGGER ledger_totals_entry_comes AFTER INSERT ON ledger_entries
WHEN NEW.superseded_by IS NULL
BEGIN
  INSERT INTO ledger_totals (company_id, grain, period, account, debit_paise, credit_paise)
  VALUES (NEW.company_id, 'day', NEW.date, NEW.account, max(NEW.amount_paise, 0), max(-NEW.amount_paise, 0)),
    (NEW.company_id, 'month', substr(NEW.date, 1, 7), NEW.account, max(NEW.amount_paise, 0), max(-NEW.amount_paise, 0))
  ON CONFLICT (company_id, grain, period, account)
  DO UPDATE SET debit_paise = debit_paise + excluded.debit_paise, credit_paise = credit_paise + excluded.credit_paise;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_totals_entry_goes AFTER UPDATE OF superseded_by ON ledger_entries
WHEN OLD.superseded_by IS NULL AND NEW.superseded_by IS NOT NULL
BEGIN
  UPDATE ledger_totals SET debit_paise = debit_paise - max(OLD.amount_paise, 0), credit_paise = credit_paise - max(-OLD.amount_paise, 0)
  WHERE company_id = OLD.company_id AND grain = 'day' AND period = OLD.date AND account = OLD.account;
  UPDATE ledger_totals SET debit_paise = debit_paise - max(OLD.amount_paise, 0), credit_paise = credit_paise - max(-OLD.amount_paise, 0)
  WHERE company_id = OLD.company_id AND grain = 'month' AND period = substr(OLD.date, 1, 7) AND account = OLD.account;
END;
--> statement-breakpoint
-- Entries come first, and their voucher seals them: it is refused where they do not balance, and none is added after it.
CREATE TRIGGER ledger_entries_sealed BEFORE INSERT ON ledger_entries
WHEN NEW.amount_paise = 0 OR EXISTS (SELECT 1 FROM ledger_vouchers WHERE id = NEW.voucher_id AND version >= NEW.version)
BEGIN
  SELECT RAISE(ABORT, 'an entry of nought, or of a voucher that is sealed');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_vouchers_balance BEFORE INSERT ON ledger_vouchers
WHEN (SELECT count(*) >= 2 AND sum(amount_paise) = 0 AND sum(max(amount_paise, 0)) = NEW.total_paise
    AND min(company_id = NEW.company_id AND date = NEW.date) = 1
  FROM ledger_entries WHERE voucher_id = NEW.id AND version = NEW.version) IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'the voucher does not balance');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_vouchers_amended BEFORE UPDATE OF version, total_paise, date, company_id, kind, series, serial, financial_year ON ledger_vouchers
WHEN NEW.company_id <> OLD.company_id OR NEW.kind <> OLD.kind OR NEW.series <> OLD.series OR NEW.serial <> OLD.serial
  OR NEW.financial_year <> OLD.financial_year OR NEW.version <> OLD.version + 1
  OR EXISTS (SELECT 1 FROM ledger_entries WHERE voucher_id = NEW.id AND version <= OLD.version AND superseded_by IS NULL)
  OR (SELECT count(*) >= 2 AND sum(amount_paise) = 0 AND sum(max(amount_paise, 0)) = NEW.total_paise
    AND min(company_id = NEW.company_id AND date = NEW.date) = 1
  FROM ledger_entries WHERE voucher_id = NEW.id AND version = NEW.version) IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'the voucher does not balance');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_vouchers_void BEFORE UPDATE OF status ON ledger_vouchers
WHEN OLD.status = 'void' OR EXISTS (SELECT 1 FROM ledger_entries WHERE voucher_id = NEW.id AND superseded_by IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'a voucher ends with its entries, and once');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_vouchers_no_delete BEFORE DELETE ON ledger_vouchers
BEGIN
  SELECT RAISE(ABORT, 'a voucher is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries
BEGIN
  SELECT RAISE(ABORT, 'an entry is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries
WHEN NEW.voucher_id <> OLD.voucher_id OR NEW.version <> OLD.version OR NEW.line <> OLD.line OR NEW.company_id <> OLD.company_id
  OR NEW.date <> OLD.date OR NEW.account <> OLD.account OR NEW.amount_paise <> OLD.amount_paise
  OR NEW.party_id IS NOT OLD.party_id OR NEW.bill_id IS NOT OLD.bill_id OR NEW.tag IS NOT OLD.tag
  OR NEW.currency IS NOT OLD.currency OR NEW.foreign_minor IS NOT OLD.foreign_minor OR NEW.rate IS NOT OLD.rate
  OR (OLD.superseded_by IS NOT NULL AND NEW.superseded_by IS NOT OLD.superseded_by)
BEGIN
  SELECT RAISE(ABORT, 'an entry stays as it was posted');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_locked BEFORE INSERT ON ledger_entries
WHEN NEW.date <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = NEW.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_end_locked BEFORE UPDATE OF superseded_by ON ledger_entries
WHEN OLD.date <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = OLD.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
CREATE TRIGGER bank_transactions_come_locked BEFORE INSERT ON bank_transactions
WHEN NEW.transaction_date <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = NEW.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
CREATE TRIGGER bank_transactions_go_locked BEFORE DELETE ON bank_transactions
WHEN OLD.transaction_date <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = OLD.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
CREATE TRIGGER bank_transactions_change_locked BEFORE UPDATE OF category_id, gst_mode, is_split, voucher_id ON bank_transactions
WHEN (NEW.category_id IS NOT OLD.category_id OR NEW.gst_mode IS NOT OLD.gst_mode OR NEW.is_split <> OLD.is_split
  OR NEW.voucher_id IS NOT OLD.voucher_id) AND OLD.transaction_date <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = OLD.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
-- What a returned payment reverses depends on the line it is matched with.
CREATE TRIGGER bank_transactions_match_locked BEFORE UPDATE OF is_reconciled ON bank_transactions
WHEN NEW.is_reconciled <> OLD.is_reconciled AND OLD.category_id IN ('failed-payment-returned', 'cheque-return')
  AND OLD.transaction_date <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = OLD.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
CREATE TRIGGER transaction_splits_come_locked BEFORE INSERT ON transaction_splits
WHEN (SELECT transaction_date FROM bank_transactions WHERE id = NEW.transaction_id) <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = NEW.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
CREATE TRIGGER transaction_splits_go_locked BEFORE DELETE ON transaction_splits
WHEN (SELECT transaction_date FROM bank_transactions WHERE id = OLD.transaction_id) <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = OLD.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
-- Returned payments and bounced cheques that are matched post the opposite of what they undo: few, and read with every balance.
CREATE INDEX bank_transactions_undoing ON bank_transactions (company_id, transaction_date)
  WHERE category_id IN ('failed-payment-returned', 'cheque-return') AND is_reconciled = 1;
--> statement-breakpoint
-- The lines that are there post from this moment.
INSERT INTO bank_totals (company_id, grain, period, bank_account_id, category_id, side, count, amount_paise, inside_paise)
SELECT company_id, grain, substr(transaction_date, 1, iif(grain = 'day', 10, 7)) period, bank_account_id, category, side, count(*),
  sum(amount_paise), sum(CASE WHEN side = 'credit' AND gst_mode = 'output' THEN (2 * amount_paise * coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0) + 10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0)) / (2 * (10000 + coalesce((SELECT gst_rate_bp FROM set_aside_rates WHERE category_id = category), (SELECT gst_rate_bp FROM expense_categories WHERE id = category), 0))) ELSE 0 END)
FROM (
  SELECT company_id, transaction_date, bank_account_id, coalesce(category_id, '') category, transaction_type side, amount_paise, gst_mode
  FROM bank_transactions WHERE is_split = 0
  UNION ALL
  SELECT t.company_id, t.transaction_date, t.bank_account_id, p.category_id,
    iif(p.is_deducted, iif(t.transaction_type = 'credit', 'debit', 'credit'), t.transaction_type), p.amount_paise, p.gst_mode
  FROM transaction_splits p JOIN bank_transactions t ON t.id = p.transaction_id
) CROSS JOIN (SELECT 'day' grain UNION ALL SELECT 'month')
GROUP BY 1, 2, 3, 4, 5, 6;
