CREATE TABLE `long_changes` (
	`chain_id` text PRIMARY KEY NOT NULL,
	`batch_id` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `staged_pieces` ADD `sql` text;--> statement-breakpoint
ALTER TABLE `staged_pieces` ADD `given` text;
--> statement-breakpoint
-- While a long change of a company is written piece by piece, nothing else comes into its trail, and so nothing else is changed:
-- its entries are linked already. A batch that writes a piece takes the row away first and puts it back, where there are more.
CREATE TRIGGER audit_entries_behind_long_change BEFORE INSERT ON audit_entries
WHEN EXISTS (SELECT 1 FROM long_changes WHERE chain_id = NEW.chain_id)
BEGIN
  SELECT RAISE(ABORT, 'a long change is being written');
END;
