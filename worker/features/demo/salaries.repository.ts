import type { Statement } from '../../domain/bank/reader/model';
import { PAYROLL_NARRATION } from '../../domain/demo/ledger';
import { DEMO_TAXED_SALARY, DEPOSIT_NARRATION } from '../../domain/demo/withheld';
import { tdsTag } from '../../domain/ledger/settlement/taxes-inside';
import { addDays, firstOfMonth, type IsoDate } from '../../domain/shared/dates';
import { deductionOfTag } from '../../domain/tds/of-payment';
import type { CompanyScope, Person } from '../../platform/access';
import { newId } from '../../platform/ids';
import type { Change } from '../audit/audit.repository';
import { deductionsInserted } from '../ledger/voucher/deduction.repository';
import type { DepositLine } from '../tds/challan.repository';
import { type Deduction, deductionEntry } from '../tds/deduction.repository';
import { demoChallan } from './demo-challan';

/** The month for which a bank line deposits tax ends on the day before its own begins. */
const endOfMonthBefore = (day: IsoDate): IsoDate => addDays(firstOfMonth(day), -1);

/**
 * What was withheld of salaries, by what the bank deposited of it in the month after. What was paid in a statement's first month was
 * withheld before the books began.
 */
export function salariesWithheld(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  books: readonly { statement: Pick<Statement, 'lines'> }[],
): Change[] {
  const lines = books.flatMap(({ statement }) => statement.lines);
  const began = lines.map(({ date }) => firstOfMonth(date)).toSorted()[0];
  const { salary: amount, ...payee } = DEMO_TAXED_SALARY;
  const made = lines.flatMap(({ date, description, amount: tax }) => {
    if (!description.startsWith(DEPOSIT_NARRATION) || firstOfMonth(date) === began) return [];
    const eventOn = endOfMonthBefore(date);
    const given = { payee, eventOn, amount, tax, source: { kind: 'manual' as const, id: null } };
    const deduction = deductionOfTag({ ...given, tag: tdsTag('salary', eventOn) });
    return deduction ? [{ id: newId(), voucherId: null, deduction }] : [];
  });
  const statements = deductionsInserted(d1, scope, person, made);
  const entries = made.map(({ id, deduction }) => deductionEntry('tds-deduction.add', id, deduction));
  return [{ chainId: scope.companyId, statements, entries }];
}

// The register of a month is posted once the books are kept.
const REGISTERS = `UPDATE tds_deductions SET voucher_id = (SELECT v.id FROM ledger_vouchers v
    WHERE v.company_id = ?1 AND v.date = tds_deductions.event_on AND v.narration = ?2 AND v.status = 'posted')
  WHERE company_id = ?1 AND statement = 'salary' AND voucher_id IS NULL`;

/** Names the voucher of each of these deductions, and adds the challan by which the bank deposited it. */
export function salariesDeposited(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  ledger: readonly Deduction[],
  lines: readonly DepositLine[],
): Change[] {
  const named = d1.prepare(REGISTERS).bind(scope.companyId, PAYROLL_NARRATION);
  const challans = ledger.flatMap((deduction) => {
    const line = lines.find(({ on }) => endOfMonthBefore(on) === deduction.eventOn);
    if (deduction.statement !== 'salary' || !line) return [];
    const serial = `0${line.on.slice(2, 4)}${line.on.slice(5, 7)}`;
    return [demoChallan(d1, scope, person, deduction, { on: line.on, serial, transactionId: line.id })];
  });
  return [{ chainId: scope.companyId, statements: [named], entries: [] }, ...challans];
}
