import type { Certificate } from '../../../domain/tds/lower-certificate';
import type { CompanyScope } from '../../../platform/access';

/*
 * Certificates for lower deduction are kept at the desk of TDS, which posts vouchers itself; bills and bank lines go by them, too.
 * Hence the names of the columns stand here.
 */

const MOST = 500;

/**
 * SQL: what was taken of the limit of a certificate, at most all of it: what was beyond bore the law's own rate. `of` names the table
 * of certificates, since that of deductions has columns of the same names.
 */
export const usedOfCertificate = (of: string) =>
  `min(${of}.limit_paise, coalesce((SELECT sum(d.base_paise) FROM tds_deductions d
      WHERE d.company_id = ${of}.company_id AND d.certificate_id = ${of}.id AND d.withdrawn_on IS NULL), 0))`;

export const CERTIFICATES_HELD = `SELECT c.id, c.number, c.pan, c.nature, c.rate_bp rate, c.limit_paise "limit", c.valid_from validFrom,
    coalesce(c.ended_on, c.valid_to) validTo,
    ${usedOfCertificate('c')} used
  FROM tds_lower_certificates c WHERE c.company_id = ?1 AND c.withdrawn_at IS NULL ORDER BY c.valid_to DESC, c.id LIMIT ${MOST}`;

/** The certificates of a company's payees with what was taken of each. */
export const certificatesHeld = async (d1: D1Database, { companyId }: CompanyScope): Promise<Certificate[]> =>
  (await d1.prepare(CERTIFICATES_HELD).bind(companyId).all<Certificate>()).results;
