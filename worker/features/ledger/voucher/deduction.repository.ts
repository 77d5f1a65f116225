import { type NewDeduction, quarterKey } from '../../../domain/tds/deduction';
import { NO_PARTS } from '../../../domain/tds/parts';
import type { CompanyScope } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { jsonPieces, jsonRows } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { mustBeAtMost } from '../../audit/audit.repository';

/*
 * The ledger of deductions has its table at the desk of TDS, which posts vouchers itself. What a voucher withholds is written with the
 * voucher, in the same batch, and leaves with it: the two cannot say different things. Hence the names of the columns stand here.
 */

const ROW = jsonRows([
  ...(['id', 'tan', 'party_id', 'payee_name', 'pan', 'payee_kind', 'statement', 'nature', 'act', 'section'] as const),
  ...(['code', 'event_on', 'deducted_on', 'quarter', 'amount_paise', 'base_paise', 'rate_bp', 'tax_paise'] as const),
  ...(['surcharge_paise', 'cess_paise'] as const),
  ...(['reason_flag', 'certificate_id', 'source_kind', 'source_id', 'voucher_id', 'narration'] as const),
]);
const NAMES = Object.keys(ROW.at).join(', ');
const INSERT = `INSERT INTO tds_deductions (${NAMES}, company_id, created_by, created_by_name, created_at, recorded_on)
  SELECT ${Object.values(ROW.at).join(', ')}, ?2, ?3, ?4, ?5, ?6 FROM json_each(?1) j`;

type Withholding = { voucherId: string | null; deduction: NewDeduction; id?: string | undefined };

/** The statements that write deductions beside the vouchers that withheld them; `voucherId` is null of what no voucher of the books did. */
export function deductionsInserted(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: { id: string; name: string },
  withheld: readonly Withholding[],
): D1PreparedStatement[] {
  const [at, day] = [now().toISOString(), today()];
  const inserted = jsonPieces(withheld.map(rowText)).map((piece) =>
    d1.prepare(INSERT).bind(piece, companyId, person.id, person.name, at, day),
  );
  return [...inserted, ...limitsHeld(d1, withheld)];
}

const TAKEN_BEYOND = `SELECT coalesce((SELECT sum(base_paise) FROM tds_deductions
    WHERE certificate_id = ?1 AND company_id = c.company_id AND withdrawn_on IS NULL), 0) - c.limit_paise
  FROM tds_lower_certificates c WHERE c.id = ?1`;

/** What these go by was worked out from what was left of each certificate: nothing else may have been taken of it since. */
function limitsHeld(d1: D1Database, withheld: readonly Withholding[]): D1PreparedStatement[] {
  const taken = new Map<string, { left: number; base: number }>();
  for (const { deduction } of withheld) {
    const { certificate, base } = deduction;
    if (!certificate) continue;
    const { left, base: before } = taken.get(certificate.id) ?? { left: certificate.left, base: 0 };
    taken.set(certificate.id, { left: Math.max(left, certificate.left), base: before + base });
  }
  return [...taken].map(([id, { left, base }]) => mustBeAtMost(d1, base - left, TAKEN_BEYOND, id));
}

function rowText({ voucherId, deduction, id = newId() }: Withholding): string {
  const { payee, source, eventOn, deductedOn, tan, nature, reasonFlag, certificate, narration } = deduction;
  const { statement, act, section, code, amount, base, rate, tax, parts = NO_PARTS } = deduction;
  return ROW.text({
    ...{ id, tan: tan ?? null, party_id: payee.partyId ?? null, payee_name: payee.name, pan: payee.pan ?? null },
    ...{ payee_kind: payee.kind, statement, nature: nature ?? null, act, section, code },
    ...{ event_on: eventOn, deducted_on: deductedOn, quarter: quarterKey(eventOn), amount_paise: amount },
    ...{ base_paise: base, rate_bp: rate, tax_paise: tax, reason_flag: reasonFlag ?? null },
    ...{ surcharge_paise: parts.surcharge, cess_paise: parts.cess },
    ...{
      certificate_id: certificate?.id ?? null,
      source_kind: source.kind,
      source_id: source.id,
      voucher_id: voucherId,
    },
    narration: narration ?? null,
  });
}

const WITHDRAW = `UPDATE tds_deductions SET withdrawn_on = ?3, withdrawn_at = ?4
  WHERE company_id = ?1 AND voucher_id IN (SELECT value FROM json_each(?2)) AND withdrawn_on IS NULL`;

/** What these vouchers withheld was not withheld after all: they ended or were taken back. */
export const deductionsWithdrawn = (
  d1: D1Database,
  { companyId }: CompanyScope,
  voucherIds: readonly string[],
): D1PreparedStatement =>
  d1.prepare(WITHDRAW).bind(companyId, JSON.stringify(voucherIds), today(), now().toISOString());
