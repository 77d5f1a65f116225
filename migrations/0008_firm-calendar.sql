CREATE TABLE `feed_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`is_given` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `calendar_firm_id` text;--> statement-breakpoint
UPDATE compliance_items SET calendar_firm_id = (SELECT ca_firm_id FROM companies WHERE id = company_id AND client_status <> 'archived');--> statement-breakpoint
CREATE INDEX `compliance_items_firm` ON `compliance_items` (`calendar_firm_id`,`due_date`) WHERE status not in ('withdrawn', 'not_due');--> statement-breakpoint
CREATE INDEX `compliance_items_firm_status` ON `compliance_items` (`calendar_firm_id`,`status`,`due_date`);--> statement-breakpoint
CREATE INDEX `compliance_items_firm_area` ON `compliance_items` (`calendar_firm_id`,`type`,`status`,`due_date`);--> statement-breakpoint
-- An item stands in the calendar of its company's firm. Who writes one names it; what was named wrongly, or not, is put right here.
CREATE TRIGGER compliance_items_of_firm AFTER INSERT ON compliance_items
WHEN NEW.calendar_firm_id IS NOT (SELECT ca_firm_id FROM companies WHERE id = NEW.company_id AND client_status <> 'archived')
BEGIN
  UPDATE compliance_items SET calendar_firm_id = (SELECT ca_firm_id FROM companies WHERE id = NEW.company_id AND client_status <> 'archived')
  WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER companies_firm_calendar AFTER UPDATE OF ca_firm_id, client_status ON companies
WHEN NEW.ca_firm_id IS NOT OLD.ca_firm_id OR (NEW.client_status = 'archived') <> (OLD.client_status = 'archived')
BEGIN
  UPDATE compliance_items SET calendar_firm_id = iif(NEW.client_status = 'archived', NULL, NEW.ca_firm_id) WHERE company_id = NEW.id;
END;
--> statement-breakpoint
-- What a feed says has changed. Only a version that somebody was given is raised: the other rows of the same change find nothing to do.
CREATE TRIGGER compliance_items_told_insert AFTER INSERT ON compliance_items
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id IN (NEW.company_id, NEW.calendar_firm_id);
END;
--> statement-breakpoint
CREATE TRIGGER compliance_items_told_update AFTER UPDATE ON compliance_items
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id IN (NEW.company_id, NEW.calendar_firm_id, OLD.calendar_firm_id);
END;
--> statement-breakpoint
CREATE TRIGGER compliance_items_told_delete AFTER DELETE ON compliance_items
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id IN (OLD.company_id, OLD.calendar_firm_id);
END;
--> statement-breakpoint
CREATE TRIGGER companies_told AFTER UPDATE OF name, assigned_manager, ca_firm_id, client_status ON companies
WHEN (NEW.name, NEW.assigned_manager, NEW.ca_firm_id, NEW.client_status)
  IS NOT (OLD.name, OLD.assigned_manager, OLD.ca_firm_id, OLD.client_status)
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id IN (NEW.id, NEW.ca_firm_id, OLD.ca_firm_id);
END;
