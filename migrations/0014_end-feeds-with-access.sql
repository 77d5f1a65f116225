ALTER TABLE `calendar_feeds` ADD `ended_at` text;
--> statement-breakpoint
-- A feed ends for good when its maker may no longer see what it carries: whoever is let in again makes a new one. A signatory sees no calendar.
UPDATE calendar_feeds SET ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE ended_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM firm_members m WHERE m.user_id = calendar_feeds.user_id AND m.removed_at IS NULL
    AND m.ca_firm_id = coalesce(calendar_feeds.ca_firm_id, (SELECT ca_firm_id FROM companies WHERE id = calendar_feeds.company_id)))
  AND NOT EXISTS (SELECT 1 FROM company_access a WHERE a.user_id = calendar_feeds.user_id AND a.company_id = calendar_feeds.company_id
    AND a.removed_at IS NULL AND a.role <> 'signatory');
--> statement-breakpoint
CREATE TRIGGER firm_members_end_feeds AFTER UPDATE OF removed_at, user_id ON firm_members
WHEN OLD.removed_at IS NULL AND (NEW.removed_at IS NOT NULL OR NEW.user_id <> OLD.user_id)
BEGIN
  UPDATE calendar_feeds SET ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE user_id = OLD.user_id AND ended_at IS NULL
    AND (ca_firm_id = OLD.ca_firm_id OR (company_id IN (SELECT id FROM companies WHERE ca_firm_id = OLD.ca_firm_id)
      AND NOT EXISTS (SELECT 1 FROM company_access a WHERE a.user_id = OLD.user_id AND a.company_id = calendar_feeds.company_id
        AND a.removed_at IS NULL AND a.role <> 'signatory')));
END;
--> statement-breakpoint
CREATE TRIGGER company_access_end_feeds AFTER UPDATE OF removed_at, role, user_id ON company_access
WHEN OLD.removed_at IS NULL AND (NEW.removed_at IS NOT NULL OR NEW.role = 'signatory' OR NEW.user_id <> OLD.user_id)
BEGIN
  UPDATE calendar_feeds SET ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE user_id = OLD.user_id AND ended_at IS NULL AND company_id = OLD.company_id
    AND NOT EXISTS (SELECT 1 FROM firm_members m WHERE m.user_id = OLD.user_id AND m.removed_at IS NULL
      AND m.ca_firm_id = (SELECT ca_firm_id FROM companies WHERE id = OLD.company_id));
END;
--> statement-breakpoint
CREATE TRIGGER companies_end_feeds AFTER UPDATE OF ca_firm_id ON companies
WHEN OLD.ca_firm_id IS NOT NULL AND NEW.ca_firm_id IS NOT OLD.ca_firm_id
BEGIN
  UPDATE calendar_feeds SET ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE company_id = NEW.id AND ended_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM firm_members m WHERE m.user_id = calendar_feeds.user_id AND m.removed_at IS NULL
      AND m.ca_firm_id = NEW.ca_firm_id)
    AND NOT EXISTS (SELECT 1 FROM company_access a WHERE a.user_id = calendar_feeds.user_id AND a.company_id = NEW.id
      AND a.removed_at IS NULL AND a.role <> 'signatory');
END;
