import { rateWarning } from '../../gst/tax';
import { GST_BEGAN } from '../../law/sources';
import { financialYearOf } from '../../shared/dates';
import { atRate } from '../../shared/explained';
import { say } from '../../shared/message';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import { type BankEntry, credit, debit, type GrossUp, grossUpOf, type NotExact, notExact } from './gross-up';
import { type GstPlace, gstGiven, headsOf, inputGst, nearest, outputGst, tdsRate, valueWithin } from './taxes-inside';

/** What a payer sends net of TDS: interest, and dividends (to a company: ss.194A, 194; s.393(1)). */
const NET_INCOME = {
  interest: { account: '4201', nature: 'interest' },
  dividend: { account: '4207', nature: 'dividendToOther' },
} as const;

type NetIncome = { tds?: Paise | undefined; of?: keyof typeof NET_INCOME };

/**
 * Interest of a bank or deposit or a dividend, net of TDS (B13). The payer's advice gives the tax; without one the law's rate has to be
 * exact.
 */
export function interestReceived(line: BankEntry, { tds, of = 'interest' }: NetIncome): GrossUp | NotExact {
  const { account, nature } = NET_INCOME[of];
  const rate = tdsRate(nature, line.date) ?? (0 as BasisPoints);
  const tax = tds ?? exactTax(line.amount, rate);
  if (tax === undefined) return notExact('tds', say('settlement.problem.not-exact', { net: { exact: line.amount } }));
  const gross = paise(line.amount + tax);
  return grossUpOf({
    ...{ line, rule: 'B13', field: 'tds', gross },
    others: [debit('1621', tax, { tag: financialYearOf(line.date) }), credit(account, gross)],
    summary: say(`settlement.summary.${of}`, {
      ...{ net: { exact: line.amount }, tax: { exact: tax }, gross: { exact: gross } },
    }),
    toConfirm: tds === undefined ? [say('settlement.confirm.tds-advice', { rate: atRate(rate) })] : [],
  });
}

function exactTax(net: Paise, rate: BasisPoints): Paise | undefined {
  const [product, divisor] = [BigInt(net) * BigInt(rate), BigInt(10_000 - rate)];
  return product % divisor === 0n ? paise(Number(product / divisor)) : undefined;
}

export type Gateway = {
  /** What customers paid, GST included. */
  payments: Paise;
  refunds: Paise;
  fee: Paise;
  /** GST on the fee. */
  tax: Paise;
  place: GstPlace;
  /** Other amounts of the report: kept back below nought, given back above it. */
  adjustments: Paise;
  /** The gateway by whose name its clearing account is kept apart. */
  tag?: string | undefined;
  /** Nothing where the sales are booked and stand in the gateway's clearing account. */
  sales: { gstRate: BasisPoints; place: GstPlace } | null;
};

const RESERVE = 'reserve';
/** What a gateway holds in reserve stands apart from what it settles. */
const reserveOf = (tag: string | undefined) => (tag ? `${tag} ${RESERVE}` : RESERVE);
export const isReserve = (tag: string): boolean => tag.endsWith(RESERVE);

/**
 * A gateway's settlement (D17): payments less refunds, fee and tax on it is what reached the bank. What it holds back beside them
 * stands as its reserve until it comes.
 */
export function gatewaySettlement(line: BankEntry, given: Gateway): GrossUp | NotExact {
  const { payments, refunds, fee, tax, adjustments, tag } = given;
  const onFee = gstGiven(tax, given.place);
  if (!onFee) return notExact('tax', say('settlement.problem.odd-tax'));
  const sold = paise(payments - refunds);
  const sale = given.sales && valueWithin(sold, given.sales.gstRate, given.sales.place);
  if (given.sales && !sale) return notExact('payments', say('settlement.problem.not-exact', { net: { exact: sold } }));
  return grossUpOf({
    ...{ line, rule: 'D17', field: 'payments', gross: payments },
    others: [
      debit('5523', fee),
      ...inputGst(onFee),
      ...(sale ? [credit('4101', sale.value), ...outputGst(sale.gst)] : [credit('1701', sold, tagged(tag))]),
      credit('1701', adjustments, { tag: reserveOf(tag) }),
    ],
    summary: say('settlement.summary.gateway', {
      ...{ payments: { exact: payments }, refunds: { exact: refunds }, fee: { exact: fee }, tax: { exact: tax } },
      net: { exact: line.amount },
    }),
    toConfirm: adjustments === 0 ? [] : [say('settlement.confirm.adjustments')],
  });
}

const tagged = (tag: string | undefined) => (tag ? { tag } : {});

export type Marketplace = {
  /** What was sold in the cycle, GST included; the sales stand in the marketplace's clearing account. */
  sales: Paise;
  commission: Paise;
  freight: Paise;
  /** GST on both. */
  tax: Paise;
  place: GstPlace;
  tcs: Paise;
  tds: Paise;
  /** The marketplace by whose name its clearing account is kept apart. */
  tag?: string | undefined;
};

/** A marketplace's settlement (D18): its commission, freight, GST on both, and the taxes it collected and deducted. */
export function marketplaceSettlement(line: BankEntry, given: Marketplace): GrossUp | NotExact {
  const { sales, commission, freight, tax, tcs, tds } = given;
  const gst = gstGiven(tax, given.place);
  if (!gst) return notExact('tax', say('settlement.problem.odd-tax'));
  return grossUpOf({
    ...{ line, rule: 'D18', field: 'sales', gross: sales },
    others: [
      debit('5512', commission),
      debit('5521', freight),
      ...inputGst(gst),
      debit('1619', tcs),
      debit('1621', tds, { tag: financialYearOf(line.date) }),
      credit('1704', sales, tagged(given.tag)),
    ],
    summary: say('settlement.summary.marketplace', { sales: { exact: sales }, net: { exact: line.amount } }),
    toConfirm: [say('settlement.confirm.tcs-portal')],
  });
}

export type TaxRefund = {
  /** The tax year it is for. */
  year: string;
  tds: Paise;
  tcs: Paise;
  advanceTax: Paise;
  provision: Paise;
  interest: Paise;
};

/** A refund of income tax (B18): what was prepaid for the year less the provision for it; the rest is interest, which is income. */
export function taxRefund(line: BankEntry, given: TaxRefund): GrossUp | NotExact {
  const { year: tag, interest } = given;
  return grossUpOf({
    ...{ line, rule: 'B18', field: 'tds', gross: line.amount },
    others: [
      debit('2801', given.provision, { tag }),
      credit('1621', given.tds, { tag }),
      credit('1622', given.tcs, { tag }),
      credit('1623', given.advanceTax, { tag }),
      credit('4202', interest),
    ],
    summary: say('settlement.summary.tax-refund', {
      ...{ year: tag, tax: { exact: paise(line.amount - interest) }, interest: { exact: interest } },
    }),
  });
}

export type AdvanceReceived = { partyId: string; gstRate: BasisPoints; place: GstPlace };

/** An advance for services (D05): the whole is the customer's, and the GST in it is due at once (11A), at a rate of its day. */
export function advanceReceived(line: BankEntry, { partyId, gstRate, place }: AdvanceReceived): GrossUp | NotExact {
  const wrong = gstRate > 0 && line.date >= GST_BEGAN ? rateWarning(gstRate, line.date) : undefined;
  if (wrong) return notExact('gstRate', wrong);
  const share = (parts: number) => nearest(BigInt(line.amount) * BigInt(gstRate), BigInt(parts * (10_000 + gstRate)));
  const gst = headsOf(place, place === 'within' ? share(2) : share(1));
  return grossUpOf({
    ...{ line, rule: 'D05', field: 'gstRate', gross: line.amount, partyId },
    others: [credit('2725', line.amount, { partyId }), debit('1615', gst.total), ...outputGst(gst)],
    formulas: { '1615': say('settlement.formula.inside', { rate: atRate(gstRate) }) },
    summary: say('settlement.summary.advance', { amount: { exact: line.amount }, gst: { exact: gst.total } }),
  });
}
