import type { RuleHistory } from '../../law/rule';
import { ruleIfInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import type { Explained } from '../../shared/explained';
import { type Paise, paise, shareOf } from '../../shared/money';
import { advancesLeft, lessAdvances } from '../../tds/advances';
import { declaredSince, isGoodsCarriage } from '../../tds/carrier';
import { type CountedSum, isPaymentOf, sumsOfYearsBefore, sumsTo } from '../../tds/earlier-sums';
import type { TaxAtSource } from '../../tds/law/charge';
import { type Certificate, certificatesFor, withUse } from '../../tds/lower-certificate';
import { coveredMonths } from '../../tds/months-covered';
import { TDS_RATES, type TdsNature } from '../../tds/natures';
import { isOfPayer, type Payer } from '../../tds/payer';
import { sumOf } from '../../tds/taxable-now';
import { taxToWithhold, type Withholding } from '../../tds/withholding';
import { tagOfRule } from '../settlement/taxes-inside';
import { natureOfAccount } from './default-accounts';
import { ABROAD, type DocumentInput, type PricedLine, type WithheldTax } from './model';
import { stateOfParty, taxTotal } from './price';

/**
 * What was credited or paid to the payee in the financial year, by nature, and in the year before, of which advances alone still count;
 * advances whose nature no bill says yet under `null`.
 */
export type EarlierSums = Partial<Record<string, readonly CountedSum[]>>;

export type WithheldByNature = WithheldTax & {
  /** What of the bill counts: its value less the advances that were paid of it. */
  base: Paise;
  /** What bank lines without a bill count before it. */
  ofLines?: Paise;
  explained?: Explained<Withholding>;
};

/**
 * The tax a bill withholds: what a person gave, else for each nature of payment what the law says on the day of the bill of the
 * value without GST, which a bill shows apart, at the rate of a certificate that holds for the payee; of goods where the company is a
 * large buyer. What was paid by bank without a bill counts before it, and an advance is no second payment. Notes, money already paid
 * and payees abroad are left to a person.
 */
export function withheldOn(
  input: DocumentInput,
  lines: readonly PricedLine[],
  earlier: EarlierSums = {},
  certificates: readonly Certificate[] = [],
  payer: Payer = {},
): WithheldByNature[] {
  const { side, kind, tds, party, date } = input;
  if (side !== 'purchase' || kind !== 'invoice' || tds === 'none') return [];
  if (tds)
    return [{ amount: tds.amount, tag: tds.section, isAlreadyBooked: tds.isAlreadyBooked ?? false, base: paise(0) }];
  if (input.paidThrough || stateOfParty(input) === ABROAD) return [];
  let held = certificates;
  const bases = basesByNature(lines, panOf(input));
  const only = bases.size === 1 ? (earlier.null ?? []) : [];
  return partsOf(bases, input, lines).flatMap(({ nature, value, carrierSince, carried }): WithheldByNature[] => {
    const history: RuleHistory<TaxAtSource> = TDS_RATES[nature];
    if (!ruleIfInForce(history, date) || !isOfPayer({ nature, eventOn: date }, payer)) return [];
    const months = monthsOfBill(input, lines, nature);
    const own: CountedSum = { eventOn: date, amount: value, source: 'bill', months };
    const known = [...(earlier[nature] ?? []), ...only];
    const counted = [...withoutPaymentOf(input, lines, sumsTo(known, date), nature), ...carried];
    // An advance of the year before bore its tax then; the bill of this year is no second payment of it.
    const sums = lessAdvances([...counted, own], advancesLeft(sumsOfYearsBefore(known, date)));
    const base = sums.at(-1)?.amount ?? value;
    if (base === 0) return [];
    const explained = taxToWithhold({
      nature,
      eventOn: date,
      amount: base,
      earlier: sums.slice(0, -1),
      hasPan: panOf({ party }) !== undefined,
      panInoperativeSince: party.panInoperativeSince,
      carrierSince,
      months,
      certificates: certificatesFor(held, { pan: panOf({ party }), nature, eventOn: date }),
    });
    const { tax, certified } = explained.value;
    held = withUse(held, certified);
    const tag = tagOfRule(explained.value);
    const ofLines = paise(sumOf(counted.filter(({ source, isTaxed }) => source === 'bank-line' && !isTaxed)));
    return [{ amount: tax, tag, nature, isAlreadyBooked: false, base, ofLines, explained }];
  });
}

type PartOfBill = { nature: TdsNature; value: Paise; carrierSince?: IsoDate; carried: readonly CountedSum[] };

/**
 * What a bill is of each nature. Goods carriage of a transporter whose declaration holds stands apart from other work: it counts before
 * that and is never taxed.
 */
function partsOf(
  bases: ReadonlyMap<TdsNature, Paise>,
  input: DocumentInput,
  lines: readonly PricedLine[],
): PartOfBill[] {
  const { party, date: eventOn } = input;
  const carrierSince = declaredSince(party, panOf({ party }), eventOn);
  const road = carrierSince
    ? basesByNature(
        lines.filter(({ accountCode: account, hsn }) => isGoodsCarriage({ account, hsn })),
        panOf(input),
      )
    : new Map<TdsNature, Paise>();
  return [...bases].flatMap(([nature, value]): PartOfBill[] => {
    const amount = road.get(nature);
    if (amount === undefined || !carrierSince) return [{ nature, value, carried: [] }];
    const rest = paise(value - amount);
    const other = { nature, value: rest, carried: [{ eventOn, amount, source: 'bill' as const, isTaxed: true }] };
    return [{ nature, value: amount, carrierSince, carried: [] }, ...(rest === 0 ? [] : [other])];
  });
}

/**
 * The sums before a bill without a bank line that seems to be its own payment, made before it was recorded: one of just its total or its
 * value, whole or less the tax on it.
 */
function withoutPaymentOf(
  input: DocumentInput,
  lines: readonly PricedLine[],
  before: readonly CountedSum[],
  nature: TdsNature,
): readonly CountedSum[] {
  const value = paise(lines.reduce((sum, line) => sum + line.value, 0));
  const total = input.total ?? paise(value + lines.reduce((sum, { tax }) => sum + taxTotal(tax), 0));
  const charge = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], input.date)?.value.charge;
  const tax = charge?.on === 'whole' ? shareOf(value, charge.rate) : 0;
  const amounts = [total, value, total - tax, value - tax];
  const at = before.findLastIndex((sum) => isPaymentOf(sum, amounts));
  return before.toSpliced(at, at < 0 ? 0 : 1);
}

/** The months that the lines of a bill say they cover, of a nature that has a limit for each. */
export const monthsOfBill = (
  input: DocumentInput,
  lines: readonly PricedLine[],
  nature: TdsNature,
): readonly string[] | undefined => {
  const its = lines.filter(({ accountCode }) => natureOfAccount(accountCode, panOf(input)) === nature);
  return coveredMonths(nature, its.map(({ description }) => description).join('; '), input.date);
};

export const panOf = ({ party }: Pick<DocumentInput, 'party'>): string | undefined =>
  party.pan ?? party.gstin?.slice(2, 12);

/** What counts towards the limit of each nature: the values of the lines, without GST. */
export function basesByNature(
  lines: readonly Pick<PricedLine, 'accountCode' | 'value'>[],
  pan: string | undefined,
): Map<TdsNature, Paise> {
  const bases = new Map<TdsNature, Paise>();
  for (const { accountCode, value } of lines) {
    const nature = natureOfAccount(accountCode, pan);
    if (nature) bases.set(nature, paise((bases.get(nature) ?? 0) + value));
  }
  return bases;
}

/** Whether the law would ask a person about tax withheld: of money that left at once, and of a payee abroad. */
export function isWithholdingOpen(
  input: DocumentInput,
  lines: readonly PricedLine[],
  date: IsoDate,
  payer: Payer = {},
): boolean {
  if (input.side !== 'purchase' || input.kind !== 'invoice' || input.tds !== undefined) return false;
  if (stateOfParty(input) === ABROAD) return lines.some(({ hsn }) => !hsn || hsn.startsWith('99'));
  if (!input.paidThrough) return false;
  const byLaw = withheldOn({ ...input, date, paidThrough: undefined }, lines, {}, [], payer);
  return byLaw.some(({ amount }) => amount > 0);
}
