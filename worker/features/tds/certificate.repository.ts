import { and, desc, eq, isNull } from 'drizzle-orm';
import { formatPercent, formatRupees } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { openDatabase, prepared } from '../../platform/database';
import type { Change } from '../audit/audit.repository';
import { type LowerCertificate, tdsLowerCertificates } from './lower-certificate.table';

const MOST = 500;

/** The certificates of lower deduction that hold or held, the newest first. */
export const listCertificates = (d1: D1Database, { companyId }: CompanyScope): Promise<LowerCertificate[]> =>
  openDatabase(d1)
    .select()
    .from(tdsLowerCertificates)
    .where(and(eq(tdsLowerCertificates.companyId, companyId), isNull(tdsLowerCertificates.withdrawnAt)))
    .orderBy(desc(tdsLowerCertificates.validTo), desc(tdsLowerCertificates.id))
    .limit(MOST);

export function certificateAdded(d1: D1Database, row: LowerCertificate): Change {
  const { id, companyId, payeeName, number, nature, rate, limit, validFrom, validTo } = row;
  const after = {
    payeeName,
    number,
    nature,
    rate: formatPercent(rate),
    limit: formatRupees(limit),
    validFrom,
    validTo,
  };
  return {
    chainId: companyId,
    statements: [prepared(d1, openDatabase(d1).insert(tdsLowerCertificates).values(row))],
    entries: [{ action: 'tds-certificate.add', entityType: 'tds-certificate', entityId: id, after }],
  };
}
