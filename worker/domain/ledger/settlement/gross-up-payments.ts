import { categoryById } from '../../bank/chart/chart';
import { atRate, inPaise } from '../../shared/explained';
import { say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, percent, shareOf } from '../../shared/money';
import { toNearestRupee } from '../../shared/rounding';
import type { CertifiedRate } from '../../tds/lower-certificate';
import type { TdsNature } from '../../tds/natures';
import type { AccountId } from '../chart/chart';
import { type BankEntry, credit, debit, type GrossUp, grossUpOf, type NotExact, notExact } from './gross-up';
import { type GstPlace, gstOn, inputGst, tdsRate, tdsTag, valueWithin } from './taxes-inside';

export type NetPayment = {
  expense: AccountId;
  gstRate: BasisPoints;
  place: GstPlace;
  /** Credit is blocked, or the company takes none: the tax stays in the expense. */
  isBlocked: boolean;
  tds: TdsNature | null;
  /** The payee's certificate for lower deduction that holds on the day of the line. */
  certificate?: CertifiedRate | undefined;
  /** The value without GST, where the person knows it; else it is worked out and has to be exact. */
  base?: Paise | undefined;
  partyId?: string | undefined;
};

/**
 * A payment without a bill, net of TDS and with GST inside (B20): base = net ÷ (1 + g − t), to the paisa or not at all. GST and TDS
 * are both of the base.
 */
export function netPayment(line: BankEntry, given: NetPayment): GrossUp | NotExact {
  const { gstRate, tds, place } = given;
  const byLaw = tds === null ? (0 as BasisPoints) : tdsRate(tds, line.date);
  if (byLaw === undefined) return notExact('tds', say('settlement.problem.no-rate'));
  const certificate = given.certificate && given.certificate.rate < byLaw ? given.certificate : undefined;
  const rate = certificate?.rate ?? byLaw;
  const net = paise(-line.amount);
  const base = given.base ?? exactBase(net, gstRate, rate);
  if (certificate && base !== undefined && base > certificate.left) {
    const words = { number: certificate.number, left: { exact: certificate.left }, base: { exact: base } };
    return notExact('base', say('settlement.problem.certificate-passed', words));
  }
  if (base === undefined) return notExact('base', say('settlement.problem.not-exact', { net: { exact: net } }));
  const gst = gstOn(base, gstRate, place);
  const exact = shareOf(base, rate);
  const tax = given.base === undefined ? exact : toNearestRupee(exact);
  const cost = given.isBlocked ? paise(base + gst.total) : base;
  const formula = { net: inPaise(net), gst: atRate(gstRate), tds: atRate(rate) };
  return grossUpOf({
    ...{ line, rule: 'B20', field: 'base', gross: paise(base + gst.total), partyId: given.partyId },
    others: [
      debit(given.expense, cost, { partyId: given.partyId }),
      ...(given.isBlocked ? [] : inputGst(gst)),
      ...(tds === null ? [] : [credit('2711', tax, { tag: tdsTag(tds, line.date), partyId: given.partyId })]),
    ],
    formulas: { '2711': say('settlement.formula.share', { base: inPaise(base), rate: atRate(rate) }) },
    summary: say('settlement.summary.net-payment', { ...formula, base: { exact: base } }),
    toConfirm: gst.total > 0 && !given.isBlocked ? [say('settlement.confirm.credit-pending')] : [],
    ...(tds !== null &&
      (tax > 0 || certificate) && {
        withheld: {
          ...{ nature: tds, base, rate, tax },
          ...(certificate && { certificate: { id: certificate.id, left: certificate.left }, reasonFlag: 'A' as const }),
        },
      }),
  });
}

/** net ÷ (1 + g − t) in whole paise, of which the tax and the deduction are whole paise as well. */
function exactBase(net: Paise, gst: BasisPoints, tds: BasisPoints): Paise | undefined {
  const [product, divisor] = [BigInt(net) * 10_000n, BigInt(10_000 + gst - tds)];
  return product % divisor === 0n ? paise(Number(product / divisor)) : undefined;
}

/** A charge of the bank with GST inside (B05): the bank's statement serves as its document. */
export function bankCharge(
  line: BankEntry,
  { place, gstRate = chargeRate() }: { place: GstPlace; gstRate?: BasisPoints | undefined },
): GrossUp | NotExact {
  const amount = paise(-line.amount);
  const parts = valueWithin(amount, gstRate, place);
  if (!parts) return notExact('gstRate', say('settlement.problem.not-exact', { net: { exact: amount } }));
  return grossUpOf({
    ...{ line, rule: 'B05', field: 'gstRate', gross: amount },
    others: [debit('5522', parts.value), ...inputGst(parts.gst)],
    summary: say('settlement.summary.charge', {
      ...{ amount: { exact: amount }, rate: atRate(gstRate), value: { exact: parts.value } },
      gst: { exact: parts.gst.total },
    }),
    toConfirm: [say('settlement.confirm.credit-pending')],
  });
}

const chargeRate = (): BasisPoints => percent(Number(categoryById('bank-charges')?.gstRate ?? 0));

export type Salary = {
  salaries: Paise;
  directors: Paise;
  /** Contributions of the employer: provident fund with its charges, state insurance. */
  employerPf: Paise;
  employerEsi: Paise;
  /** Kept back of the employees. */
  employeePf: Paise;
  employeeEsi: Paise;
  professionalTax: Paise;
  tds: Paise;
  advances: Paise;
};

/** A salary line that paid the net (W01): the register's figures, employee's and employer's fund in one liability. */
export function salaryPaid(line: BankEntry, given: Salary): GrossUp | NotExact {
  const gross = paise(given.salaries + given.directors);
  return grossUpOf({
    ...{ line, rule: 'W01', field: 'salaries', gross },
    others: [
      debit('5201', given.salaries),
      debit('5202', given.directors),
      debit('5203', paise(given.employerPf + given.employerEsi)),
      credit('2713', paise(given.employeePf + given.employerPf)),
      credit('2714', paise(given.employeeEsi + given.employerEsi)),
      credit('2715', given.professionalTax),
      credit('2711', given.tds, { tag: tdsTag('salary', line.date) }),
      credit('1602', given.advances),
    ],
    summary: say('settlement.summary.salary', { gross: { exact: gross }, net: { exact: paise(-line.amount) } }),
  });
}

/** Money of a supplier before the bill: it is theirs to set against one, and no cost yet. */
export function advancePaid(line: BankEntry, { partyId }: { partyId: string }): GrossUp | NotExact {
  const amount = paise(-line.amount);
  return grossUpOf({
    ...{ line, rule: 'D14', field: 'party', gross: amount, partyId },
    others: [debit('1601', amount, { partyId })],
    summary: say('settlement-desk.summary.advance-paid', { amount: { exact: amount } }),
  });
}

export type TdsChallan = { parts: readonly { code: string; amount: Paise }[]; interest: Paise; fee: Paise };

/** A challan of tax deducted, of one or several codes, with interest and fee (T05, T06). */
export function tdsChallan(line: BankEntry, { parts, interest, fee }: TdsChallan): GrossUp | NotExact {
  const tax = paise(parts.reduce((sum, { amount }) => sum + amount, 0));
  return grossUpOf({
    ...{ line, rule: 'T05', field: 'parts', gross: paise(-line.amount) },
    others: [
      ...parts.map(({ code, amount }) => debit('2711', amount, { tag: code })),
      debit('5302', interest),
      debit('5526', fee),
    ],
    summary: say('settlement.summary.challan', {
      ...{ count: parts.length, tax: { exact: tax }, interest: { exact: interest }, fee: { exact: fee } },
    }),
  });
}

/** One PMT-06 challan into the cash ledger by head (T02). */
export function gstChallan(
  line: BankEntry,
  { central, state, integrated }: { central: Paise; state: Paise; integrated: Paise },
): GrossUp | NotExact {
  return grossUpOf({
    ...{ line, rule: 'T02', field: 'integrated', gross: paise(-line.amount) },
    others: [debit('1616', central), debit('1617', state), debit('1618', integrated)],
    summary: say('settlement.summary.gst-challan', {
      ...{ integrated: { exact: integrated }, central: { exact: central }, state: { exact: state } },
    }),
  });
}
