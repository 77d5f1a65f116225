CREATE TABLE `client_assignments` (
	`user_id` text NOT NULL,
	`company_id` text NOT NULL,
	`ca_firm_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `company_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`,`ca_firm_id`) REFERENCES `companies`(`id`,`ca_firm_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `client_assignments_firm` ON `client_assignments` (`ca_firm_id`,`user_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `client_assignments_company` ON `client_assignments` (`company_id`);--> statement-breakpoint
ALTER TABLE `company_access` ADD `ends_on` text;--> statement-breakpoint
ALTER TABLE `company_access` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `companies_charge` ON `companies` (`assigned_manager_id`,`ca_firm_id`) WHERE assigned_manager_id is not null;
--> statement-breakpoint
-- What the feeds of staff carry has changed, as when a client changes its charge.
CREATE TRIGGER client_assignments_told_insert AFTER INSERT ON client_assignments
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id = NEW.ca_firm_id;
END;
--> statement-breakpoint
CREATE TRIGGER client_assignments_told_delete AFTER DELETE ON client_assignments
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id = OLD.ca_firm_id;
END;
--> statement-breakpoint
CREATE TRIGGER firm_members_told AFTER UPDATE OF role ON firm_members
WHEN NEW.role <> OLD.role
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id = NEW.ca_firm_id;
END;
