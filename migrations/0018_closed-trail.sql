-- A write that was let through while its company was archived by another is undone with its batch: nothing but its way back is
-- written to an archived company by anybody, and that it was exported.
CREATE TRIGGER audit_entries_of_archived BEFORE INSERT ON audit_entries
WHEN NEW.actor_type = 'person' AND NEW.action NOT IN ('company.archive', 'company.restore', 'company.export')
  AND EXISTS (SELECT 1 FROM companies WHERE id = NEW.chain_id AND client_status = 'archived')
BEGIN
  SELECT RAISE(ABORT, 'the company is archived');
END;
