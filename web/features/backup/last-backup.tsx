import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { InstantText } from '../../ui/figure/date-text';
import { backupQuery } from './backup.queries';

/** When everything of a company was last copied to where the loss of the database does not reach. */
export function LastBackup({ companyId }: { companyId: string }) {
  const { data } = useQuery(backupQuery(companyId));
  if (!data) return null;
  const { lastBackup } = data;
  return (
    <p className="text-sm text-ink-2">
      {lastBackup ? (
        <>
          {m.backup_last()} <InstantText instant={lastBackup.upTo} />.{' '}
          {m.backup_holds({ rows: formatCount(lastBackup.rows), files: formatCount(lastBackup.files) })}
        </>
      ) : (
        m.backup_none()
      )}
    </p>
  );
}
