CREATE TABLE `posting_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`category_id` text NOT NULL,
	`account` text NOT NULL,
	`from_day` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posting_rules_category` ON `posting_rules` (`company_id`,`category_id`,`from_day`) WHERE removed_at is null;
--> statement-breakpoint
-- A rule that began or ended within a locked period would change what is posted there.
CREATE TRIGGER posting_rules_come_locked BEFORE INSERT ON posting_rules
WHEN NEW.from_day <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = NEW.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
--> statement-breakpoint
CREATE TRIGGER posting_rules_end_locked BEFORE UPDATE OF removed_at ON posting_rules
WHEN OLD.from_day <= (SELECT max(up_to) FROM ledger_locks WHERE company_id = OLD.company_id AND lifted_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the period is locked');
END;
