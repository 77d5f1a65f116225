-- The trail is written once. UPDATE and DELETE are refused; an INSERT must carry the next numbers and the last hash of its
-- chain, which also refuses INSERT OR REPLACE, since the row it would replace has a number that is already taken.
CREATE TRIGGER audit_entries_no_update BEFORE UPDATE ON audit_entries
BEGIN
  SELECT RAISE(ABORT, 'audit entries are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_delete BEFORE DELETE ON audit_entries
BEGIN
  SELECT RAISE(ABORT, 'audit entries are never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_in_order BEFORE INSERT ON audit_entries
WHEN (NEW.seq - NEW.count) || ':' || NEW.prev_hash <> coalesce(
  (SELECT seq || ':' || hash FROM audit_entries WHERE chain_id = NEW.chain_id ORDER BY seq DESC LIMIT 1),
  '0:0000000000000000000000000000000000000000000000000000000000000000')
BEGIN
  SELECT RAISE(ABORT, 'audit chain moved');
END;
--> statement-breakpoint
-- What the bank said is never edited; a correction is another row.
CREATE TRIGGER bank_transactions_as_printed
BEFORE UPDATE OF company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
  transaction_type, balance_paise, reference, line_key ON bank_transactions
BEGIN
  SELECT RAISE(ABORT, 'a bank transaction stays as the bank printed it');
END;
