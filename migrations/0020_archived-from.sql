ALTER TABLE `companies` ADD `archived_from` text;--> statement-breakpoint
-- Archiving ends the feeds of a company from here on; those of companies that were archived before must not wake either.
UPDATE calendar_feeds SET revoked_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
WHERE revoked_at IS NULL AND company_id IN (SELECT id FROM companies WHERE client_status = 'archived');
