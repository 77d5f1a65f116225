import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../domain/shared/dates';
import { formatPercent, formatRupees, type Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase, prepared } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { usedOfCertificate } from '../../ledger/voucher/lower-certificate.repository';
import { type LowerCertificate, tdsLowerCertificates } from './lower-certificate.table';

const MOST = 500;

/** The certificates of lower deduction that hold or held with what was taken of each limit, the newest first. */
export const listCertificates = (
  d1: D1Database,
  { companyId }: CompanyScope,
): Promise<{ row: LowerCertificate; used: Paise }[]> =>
  openDatabase(d1)
    .select({
      row: tdsLowerCertificates,
      used: sql<Paise>`${sql.raw(usedOfCertificate('tds_lower_certificates'))}`,
    })
    .from(tdsLowerCertificates)
    .where(and(eq(tdsLowerCertificates.companyId, companyId), isNull(tdsLowerCertificates.withdrawnAt)))
    .orderBy(desc(tdsLowerCertificates.validTo), desc(tdsLowerCertificates.id))
    .limit(MOST);

const told = ({ payeeName, number, nature, rate, limit, validFrom, validTo }: LowerCertificate) => ({
  ...{ payeeName, number, nature, rate: formatPercent(rate), limit: formatRupees(limit), validFrom, validTo },
});

// Two certificates of one number for one nature would be one that was typed twice.
const ONCE = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT count(*) FROM tds_lower_certificates
  WHERE company_id = ?1 AND number = ?2 AND nature = ?3 AND withdrawn_at IS NULL) > 1`;

export const certificateAdded = (d1: D1Database, row: LowerCertificate): Change => ({
  chainId: row.companyId,
  statements: [
    prepared(d1, openDatabase(d1).insert(tdsLowerCertificates).values(row)),
    d1.prepare(ONCE).bind(row.companyId, row.number, row.nature),
  ],
  entries: [{ action: 'tds-certificate.add', entityType: 'tds-certificate', entityId: row.id, after: told(row) }],
});

const END = `UPDATE tds_lower_certificates SET ended_on = ?3, end_reason = ?4, withdrawn_at = ?5
  WHERE company_id = ?1 AND id = ?2 AND ended_on IS NULL AND withdrawn_at IS NULL`;

// Nothing may have gone by it after its last day, or at all where it is taken back.
const NOTHING_AFTER = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM tds_deductions
  WHERE company_id = ?1 AND certificate_id = ?2 AND withdrawn_on IS NULL AND event_on > ?3)`;

/** The change that ends a certificate with a day, or takes it back where none is given. */
export function certificateEnded(
  d1: D1Database,
  row: LowerCertificate,
  { lastDay, reason, at }: { lastDay: IsoDate | undefined; reason: string; at: string },
): Change {
  const { companyId, id } = row;
  return {
    chainId: companyId,
    statements: [
      d1.prepare(END).bind(companyId, id, lastDay ?? null, reason, lastDay ? null : at),
      mustHaveChanged(d1),
      d1.prepare(NOTHING_AFTER).bind(companyId, id, lastDay ?? ''),
    ],
    entries: [
      {
        ...{ action: 'tds-certificate.end', entityType: 'tds-certificate', entityId: id },
        ...{ before: told(row), after: { lastDay: lastDay ?? null, reason } },
      },
    ],
  };
}

const LAST_USE = `SELECT max(event_on) "on" FROM tds_deductions
  WHERE company_id = ?1 AND certificate_id = ?2 AND withdrawn_on IS NULL`;

/** The last day on which something was withheld under a certificate; null where nothing was. */
export const lastUseOf = (d1: D1Database, { companyId }: CompanyScope, id: string): Promise<IsoDate | null> =>
  d1.prepare(LAST_USE).bind(companyId, id).first<IsoDate>('on');
