import { DEMO_UNPAID } from '../../domain/demo/ledger';
import { DEMO_EMPLOYEES, DEMO_KEPT_BACK, demoCertificate } from '../../domain/demo/withheld';
import type { NewVoucher } from '../../domain/ledger/model';
import { addMonths, financialYearOf, firstOfMonth, type IsoDate, yearStart } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Paise, paise, rupees } from '../../domain/shared/money';
import { depositDueDate } from '../../domain/tds/due-dates';
import type { TaxCredit } from '../../domain/tds/receivable/read';
import type { CompanyScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { now, today } from '../../platform/clock';
import { inBaseWords } from '../../platform/http';
import { hashOf, newId } from '../../platform/ids';
import { type Change, commit } from '../audit/audit.repository';
import { changeCase } from '../calendar/case/case.repository';
import { workOut } from '../calendar/work-out/work-out.repository';
import { listOpenBills, type PartyBill } from '../ledger/settlement/open-bills.repository';
import { vouchersPosted } from '../ledger/voucher/post.repository';
import { employeeAdded } from '../salary/employee.repository';
import { depositLines } from '../tds/challan.repository';
import { type Deduction, listDeductions } from '../tds/deduction.repository';
import { certificateAdded } from '../tds/lower-deduction/lower-certificate.repository';
import { creditsImported } from '../tds/receivable/tax-credit.repository';
import { joinChanges } from './demo.repository';
import { demoChallan } from './demo-challan';
import { salariesDeposited } from './salaries.repository';

/** What is there before the books are kept: a certificate that bills go by, and who is employed. */
export async function openDemoTds(acting: Acting, person: Person, scope: CompanyScope): Promise<void> {
  const at = now().toISOString();
  const certificate = certificateAdded(acting.d1, {
    ...{ ...demoCertificate(today()), id: newId(), companyId: scope.companyId, partyId: null },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: at },
    ...{ withdrawnAt: null, endedOn: null, endReason: null },
  });
  const joinedOn = yearStart(financialYearOf(addMonths(today(), -12)));
  const employees = DEMO_EMPLOYEES.map(({ basic, rent, other, ...facts }): Change => {
    const id = newId();
    const { companyId } = scope;
    const row = {
      ...{ ...facts, id, companyId, birthDate: null, isWoman: false, hasDisability: false, isDirector: false },
      ...{ joinedOn, leftOn: null, fund: 'ceiling' as const, fundFrom: null, isInsured: false, taxedState: '29' },
      ...{ createdAt: at, changedAt: at },
    };
    return employeeAdded(acting.d1, row, {
      ...{ companyId, employeeId: id, fromMonth: joinedOn.slice(0, 7), createdAt: at },
      ...{ basic: rupees(basic), rentAllowance: rupees(rent), otherAllowance: rupees(other) },
    });
  });
  await commit(acting, joinChanges([certificate, ...employees]));
}

/**
 * What follows once the bills are in: the first deduction is deposited, a challan for the second waits to be paid, the third is open;
 * customers kept tax back, of which Form 26AS has part; and the calendar knows of it.
 */
export async function keepDemoTds(acting: Acting, person: Person, scope: CompanyScope): Promise<void> {
  const { d1 } = acting;
  const [ledger, bills] = await Promise.all([
    listDeductions(d1, scope),
    listOpenBills(d1, scope, { side: 'receivable' }),
  ]);
  const own = ledger.filter(({ sourceKind }) => sourceKind === 'bill').toReversed();
  // In the order of their days, which is that of the desk.
  const salaries = salariesDeposited(d1, scope, person, ledger.toReversed(), await depositLines(d1, scope));
  const challans = own
    .slice(0, 2)
    .map((one, place) => demoChallan(d1, scope, person, one, place === 0 ? byDue(one) : null));
  const kept = await keptBack(d1, scope, person, bills);
  await commit(acting, joinChanges([...salaries, ...challans, ...kept]));
  await changeCase(
    d1,
    scope.companyId,
    () => acting,
    (companyCase) => ({ change: workOut(d1, companyCase, today()).change, body: undefined }),
  );
}

/** By the last day for it, as far as that has come. */
function byDue({ deductedOn }: Deduction) {
  const due = depositDueDate('challan', deductedOn).value;
  return { on: due < today() ? due : today(), serial: '00412', transactionId: null };
}

/** Journals of what customers kept back, and the statement that the department has of it. */
async function keptBack(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  open: readonly PartyBill[],
): Promise<Change[]> {
  const told = DEMO_KEPT_BACK.flatMap((kept, place) => {
    const bill = open.find(({ taxable }) => taxable === DEMO_UNPAID[place]?.value);
    return bill ? [{ ...kept, bill, day: laterOf(bill.billDate, firstOfMonth(addMonths(today(), -2))) }] : [];
  });
  const vouchers = told
    .filter(({ booked, bill }) => booked > 0 && booked <= bill.open)
    .map(({ booked, bill, day }): NewVoucher => {
      const narration = inBaseWords(say('demo.kept-back', { party: bill.partyName, number: bill.ref }));
      return {
        ...{ kind: 'journal', date: day, narration, partyId: bill.partyId, rule: 'D07' },
        source: { kind: 'manual', id: null },
        entries: [
          { account: '1621', amount: booked, tag: financialYearOf(day), partyId: bill.partyId },
          { account: '1401', amount: paise(0 - booked), partyId: bill.partyId, billId: bill.id },
        ],
      };
    });
  const rows = told.filter((one) => one.told > 0).map(({ told: tax, tan, bill, day }) => creditOf(bill, tan, day, tax));
  if (vouchers.length === 0 || rows.length === 0) return [];
  const file = { pan: '', rows, problems: [] };
  const { change } = creditsImported(d1, scope, person, file, {
    ...{ sha256: hashOf(`${scope.companyId}${JSON.stringify(rows)}`), fileName: '26AS.txt' },
  });
  return [(await vouchersPosted(d1, scope, person, vouchers)).change, change];
}

const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

const creditOf = (bill: PartyBill, tan: string, on: IsoDate, tax: Paise): TaxCredit => ({
  ...{ deductor: bill.partyName.toUpperCase(), tan, section: '194J', on, status: 'F' },
  ...{ amount: bill.taxable ?? bill.amount, tax, deposited: tax },
});
