import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { filedReturns, filedWith } from '../../ledger/document/filed-returns.repository';
import { findAmended } from '../amend/amend.repository';
import type { NewParticulars } from './particulars.contract';

const SET = `UPDATE ledger_documents SET port_code = coalesce(?3, port_code), customs_number = coalesce(?4, customs_number),
    customs_date = coalesce(?5, customs_date), irn = coalesce(?6, irn), rate_notification = coalesce(?7, rate_notification)
  WHERE company_id = ?1 AND id = ?2 AND status = 'posted'`;
const SET_LINE = `UPDATE ledger_document_lines SET hsn = coalesce(?4, hsn), nature = coalesce(?5, nature), unit = coalesce(?6, unit)
  WHERE company_id = ?1 AND document_id = ?2 AND line = ?3`;

/**
 * Puts right what a return asks of a sale and its paper does not change by. Throws 404 for an unknown document, 409 for one of a
 * filed return, which is amended instead, 422 naming a line that it has not.
 */
export async function particularsSet(
  d1: D1Database,
  scope: CompanyScope,
  documentId: string,
  asked: NewParticulars,
): Promise<{ number: string; change: Change }> {
  const [found, filed] = await Promise.all([findAmended(d1, scope, documentId), filedReturns(d1, scope)]);
  if (!found) throw notHere();
  const { document, lines } = found;
  const { number } = document;
  const one = filedWith(filed, document);
  if (one) {
    const words = { number, form: one.form, period: { month: document.returnPeriod } };
    throw new Problem(409, 'return-filed', say('gst-particulars.fault.filed-cancel', words));
  }
  const changed = asked.lines ?? [];
  changed.forEach(({ line, nature }, at) => {
    const its = lines.find((known) => known.line === line);
    if (!its) throw atFault(422, `lines.${at}.line`, say('gst-particulars.fault.no-line', { number, line }));
    if (nature && nature !== 'taxable' && its.rate > 0)
      throw atFault(422, `lines.${at}.nature`, say('gst-particulars.fault.nature'));
  });
  const { portCode, customsNumber, customsDate, irn, rateNotification } = asked;
  const given = [portCode, customsNumber, customsDate, irn, rateNotification].map((value) => value ?? null);
  const before = changed.map(({ line }) => {
    const its = lines.find((known) => known.line === line);
    return { line, hsn: its?.hsn ?? null, nature: its?.nature ?? null, unit: its?.unit ?? null };
  });
  return {
    number,
    change: {
      chainId: scope.companyId,
      statements: [
        d1.prepare(SET).bind(scope.companyId, documentId, ...given),
        mustHaveChanged(d1),
        ...changed.map(({ line, hsn, nature, unit }) =>
          d1.prepare(SET_LINE).bind(scope.companyId, documentId, line, hsn ?? null, nature ?? null, unit ?? null),
        ),
      ],
      entries: [
        {
          ...{ action: 'document.particulars', entityType: 'document', entityId: documentId },
          before: { number, irn: document.irn, rateNotification: document.rateNotification, lines: before },
          after: { number, ...asked },
        },
      ],
    },
  };
}
