import { chartCodeOf } from '../../../domain/ledger/chart/chart';
import { financialYearOf, type IsoDate, yearStart } from '../../../domain/shared/dates';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { trialBalanceOn } from '../balance/balance.repository';
import { accountsOf } from '../chart/chart.repository';
import { taggedSums } from './standing.repository';

// Output and reverse charge first, then credit and cash, by head.
const GST = [
  ...['2701', '2702', '2703', '2704', '2705', '2706', '2707'],
  ...['1611', '1612', '1613', '1614', '1615', '1616', '1617', '1618', '1632'],
];
const TDS = '2711';
const RECEIVABLE = ['1621', '1622', '1623'];

type Control = { booked: Paise; paid: Paise };
const controlJson = (code: string, { booked, paid }: Control) => ({
  ...{ code, booked: formatRupees(booked), paid: formatRupees(paid) },
  difference: formatRupees(paise(booked - paid)),
});

/**
 * The accounts of tax as of a day: of GST what the financial year began with and what was booked in it against what was used or
 * paid; of TDS by code and of tax prepaid by year the same since the beginning. What bank lines paid without naming a code stands
 * under none.
 */
export async function taxControlsOn(d1: D1Database, scope: CompanyScope, on: IsoDate) {
  const accounts = await accountsOf(d1, scope);
  const [trial, sums] = await Promise.all([
    trialBalanceOn(d1, scope, on, accounts),
    taggedSums(d1, scope, [TDS, ...RECEIVABLE], on),
  ]);
  const held = GST.flatMap((code) =>
    accounts.filter((account) => chartCodeOf(account) === code).map((account) => ({ ...account, root: code })),
  );
  const gst = held.flatMap(({ id, code, name, root }) => {
    const line = trial.get(id);
    if (!line) return [];
    const isDue = root.startsWith('27');
    const [booked, paid] = isDue
      ? [paise(line.credit + Math.max(0, -line.opening)), paise(line.debit + Math.max(0, line.opening))]
      : [paise(line.debit + Math.max(0, line.opening)), paise(line.credit + Math.max(0, -line.opening))];
    return [{ ...controlJson(code, { booked, paid }), account: name }];
  });
  const byCode = sums.filter(({ account, tag }) => account === TDS && tag !== '');
  const named = byCode.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  // The balance owed, less what codes explain, was booked or paid without one.
  const rest = paise(0 - (trial.get(TDS)?.closing ?? 0) - named);
  const without =
    rest === 0 ? [] : [controlJson('', { booked: paise(Math.max(0, rest)), paid: paise(Math.max(0, -rest)) })];
  return {
    on,
    from: yearStart(financialYearOf(on)),
    gst,
    tds: [...byCode.map(({ tag, credit, debit }) => controlJson(tag, { booked: credit, paid: debit })), ...without],
    receivable: sums
      .filter(({ account }) => RECEIVABLE.includes(account))
      .map(({ account, tag, debit, credit }) =>
        controlJson(tag === '' ? account : `${account} ${tag}`, { booked: debit, paid: credit }),
      ),
  };
}
