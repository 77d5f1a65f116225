CREATE TABLE `chain_heads` (
	`chain_id` text PRIMARY KEY NOT NULL,
	`length` integer NOT NULL,
	`head` text NOT NULL
);
--> statement-breakpoint
INSERT INTO chain_heads (chain_id, length, head)
SELECT chain_id, seq, hash FROM audit_entries e WHERE seq = (SELECT max(seq) FROM audit_entries WHERE chain_id = e.chain_id);
--> statement-breakpoint
CREATE TRIGGER audit_entries_keep_head AFTER INSERT ON audit_entries
BEGIN
  INSERT INTO chain_heads (chain_id, length, head) VALUES (NEW.chain_id, NEW.seq, NEW.hash)
  ON CONFLICT (chain_id) DO UPDATE SET length = excluded.length, head = excluded.head;
END;
--> statement-breakpoint
CREATE TRIGGER chain_heads_no_delete BEFORE DELETE ON chain_heads
BEGIN
  SELECT RAISE(ABORT, 'what is kept of a chain is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER chain_heads_forward BEFORE UPDATE ON chain_heads
WHEN NEW.chain_id <> OLD.chain_id OR NEW.length <= OLD.length OR NOT EXISTS (
  SELECT 1 FROM audit_entries WHERE chain_id = NEW.chain_id AND seq = NEW.length AND hash = NEW.head)
BEGIN
  SELECT RAISE(ABORT, 'what is kept of a chain follows its entries');
END;
