ALTER TABLE `companies` ADD `assigned_manager_id` text;--> statement-breakpoint
-- Until now a client was in the charge of whoever bore a name; where one member alone bears it, that one is meant.
UPDATE companies SET assigned_manager_id = (SELECT min(u.id) FROM firm_members m JOIN users u ON u.id = m.user_id
  WHERE m.ca_firm_id = companies.ca_firm_id AND m.removed_at IS NULL AND lower(trim(u.name)) = lower(trim(companies.assigned_manager))
  HAVING count(*) = 1);
--> statement-breakpoint
-- What the feeds of a firm's staff say has changed.
CREATE TRIGGER companies_charge_told AFTER UPDATE OF assigned_manager_id ON companies
WHEN NEW.assigned_manager_id IS NOT OLD.assigned_manager_id
BEGIN
  UPDATE feed_versions SET version = version + 1, is_given = 0 WHERE is_given = 1 AND id IN (NEW.ca_firm_id, OLD.ca_firm_id);
END;
