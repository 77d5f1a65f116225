import type { IsoDate } from '../../domain/shared/dates';
import { paise } from '../../domain/shared/money';
import { challanOf, type OpenDeduction } from '../../domain/tds/challan';
import type { CompanyScope, Person } from '../../platform/access';
import { today } from '../../platform/clock';
import { newId } from '../../platform/ids';
import type { Change } from '../audit/audit.repository';
import { authorOf, challanAdded } from '../tds/challan.repository';

const NIL = paise(0);

/** How a challan was deposited: on which day, under which serial number of the bank, by which line of it. */
type Deposit = { on: IsoDate; serial: string; transactionId: string | null };

/** A challan for one deduction: deposited, else to be paid today. */
export function demoChallan(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  deduction: OpenDeduction,
  deposit: Deposit | null,
): Change {
  const draft = challanOf([{ deduction, amount: deduction.open }], deposit?.on ?? today());
  const { act, year, majorHead, minorHead, section, tax, surcharge, cess } = draft;
  const interest = deposit ? NIL : draft.interest;
  const row = {
    ...{
      id: newId(),
      companyId: scope.companyId,
      tan: deduction.tan || null,
      act,
      year,
      majorHead,
      minorHead,
      section,
    },
    ...{ tax, surcharge, cess, interest, fee: NIL, others: NIL, total: paise(tax + interest) },
    ...{ cin: null, generatedForId: null, ...authorOf(person), cancelledOn: null },
    ...(deposit
      ? { status: 'deposited' as const, bsr: '0510308', depositRecordedOn: today() }
      : { status: 'to-pay' as const, bsr: null, depositRecordedOn: null }),
    ...{ depositedOn: deposit?.on ?? null, serial: deposit?.serial ?? null },
    transactionId: deposit?.transactionId ?? null,
  };
  const uses = [{ deductionId: deduction.id, amount: deduction.open, ...deduction.openParts, interest }];
  return challanAdded(d1, scope, row, uses, { act, year, tax, interest });
}
