import { quarterOf } from '../../domain/law/periods';
import { addMonths, type IsoDate, yearBefore, yearStart } from '../../domain/shared/dates';
import { formatRupees, type Paise, paise } from '../../domain/shared/money';
import { upToRupee } from '../../domain/shared/rounding';
import { interestOn } from '../../domain/tds/challan';
import { DEDUCTION_STATEMENTS } from '../../domain/tds/deduction';
import { depositDueDate, statementDue, statementLateFee } from '../../domain/tds/due-dates';
import type { CompanyScope } from '../../platform/access';
import { today } from '../../platform/clock';
import { type Deduction, listDeductions, unpaidOf } from './deduction.repository';
import { isFiled, itemOf, quarterKeyOf, readYear } from './statement/statement.repository';
import { rupeesOf } from './tds.contract';

/**
 * What interest and fee come to if open tax is deposited, and statements still to come are filed, on a day in the place of today: each
 * month and statement before and after, with the steps of the day that is asked for. Nothing is stored.
 */
export async function whatIf(d1: D1Database, scope: CompanyScope, on: IsoDate) {
  const now = today();
  const first = yearStart(yearBefore(now));
  // Quarters of the year before and of this one, to the one that holds the later of both days.
  const quarters = Array.from({ length: 8 }, (_, at) => quarterOf(addMonths(first, 3 * at))).filter(
    ({ from }) => from <= now,
  );
  const [open, read] = await Promise.all([listDeductions(d1, scope), readYear(d1, scope, quarters)]);
  const deposits = byMonth(open.filter((one) => unpaidOf(one) > 0)).map(([month, group]) => {
    const before = interestOf(group, now);
    return {
      ...{ month, dueOn: depositDueDate('challan', group[0]!.deductedOn).value },
      open: formatRupees(paise(group.reduce((sum, one) => sum + unpaidOf(one), 0))),
      ...{ before: formatRupees(before), after: formatRupees(interestOf(group, on)) },
      explained: group.slice(0, 50).map((one) => {
        const { value, steps } = interestOn(one, unpaidOf(one), on);
        return rupeesOf({ value: value.exact, steps });
      }),
    };
  });
  const statements = quarters.flatMap((quarter) =>
    DEDUCTION_STATEMENTS.flatMap((kind) => {
      const sum = read.sums.find((one) => one.quarter === quarterKeyOf(quarter) && one.kind === kind);
      const { form, dueOn } = statementDue(kind, quarter).value;
      if (!sum || isFiled(itemOf(read, form, quarter))) return [];
      const feeOn = (filedOn: IsoDate) => statementLateFee({ quarter, dueOn, filedOn, taxInStatement: paise(sum.tax) });
      return [
        {
          ...{ form, quarter: quarterKeyOf(quarter), dueOn, tax: formatRupees(paise(sum.tax)) },
          ...{ before: formatRupees(feeOn(now).value), after: formatRupees(feeOn(on).value) },
          explained: rupeesOf(feeOn(on)),
        },
      ];
    }),
  );
  return { today: now, on, deposits, statements };
}

function byMonth(open: readonly Deduction[]): [month: string, group: Deduction[]][] {
  const groups = new Map<string, Deduction[]>();
  for (const one of open) {
    const month = one.deductedOn.slice(0, 7);
    groups.set(month, [...(groups.get(month) ?? []), one]);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Interest up to the next rupee, as a challan carries it. */
const interestOf = (group: readonly Deduction[], on: IsoDate): Paise =>
  upToRupee(paise(group.reduce((sum, one) => sum + interestOn(one, unpaidOf(one), on).value.exact, 0)));
