import { atRate, type Explained, inPaise, inWords, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { Certificate } from '../../tds/lower-certificate';
import type { Payer } from '../../tds/payer';
import { faultsOf, warningsOf } from './check';
import type { Bookkeeper, DocumentFault, DocumentInput, DocumentWarning, PricedLine, TaxByHead } from './model';
import { type Posting, postingOf, voucherKindOf } from './post';
import { isTaxOwed, pricedLines, type Supplied, sumOfTaxes, suppliedBy, taxTotal, withTaxOutside } from './price';
import { type EarlierSums, type WithheldByNature, withheldOn } from './withhold';

/** The most a paper may be rounded by: half a rupee. */
export const ROUNDING_LIMIT = paise(50);

export type WorkedDocument = Posting & {
  supplied: Supplied;
  lines: readonly PricedLine[];
  taxableValue: Paise;
  tax: TaxByHead;
  withheld: readonly WithheldByNature[];
  voucherKind: ReturnType<typeof voucherKindOf>;
  warnings: readonly DocumentWarning[];
};

export type Context = {
  keeper: Bookkeeper;
  /** Sums of the payee earlier in the financial year, by nature of payment. */
  earlier?: EarlierSums | undefined;
  /** Certificates by which less is withheld of payees, with what is left of them. */
  certificates?: readonly Certificate[] | undefined;
  /** What of the company the law of tax at source asks. */
  payer?: Payer | undefined;
  billId?: string | undefined;
  hsnDigits?: number | undefined;
};

/** What a document comes to, with its steps; or why it cannot be recorded. */
export type Worked = { faults: readonly DocumentFault[] } | { faults?: never; worked: Explained<WorkedDocument> };

/**
 * Works a document out: tax of each line by head, total, rounding, tax withheld, and the entries it posts. Money is in paise. Faults
 * name field and line; a document with one posts nothing.
 */
export function workDocument(given: DocumentInput, context: Context): Worked {
  const faults = faultsOf(given, context.keeper);
  if (faults.length > 0) return { faults };
  const supplied = suppliedBy(given, context.keeper);
  const input = given.isTaxInside ? withTaxOutside(given, supplied) : given;
  const lines = pricedLines(input, context.keeper, supplied);
  const tax = sumOfTaxes(lines);
  const taxableValue = paise(lines.reduce((sum, { value }) => sum + value, 0));
  const exact = paise(taxableValue + (isTaxOwed(supplied) ? taxTotal(tax) : 0));
  const roundOff = paise((input.total ?? exact) - exact);
  const unfit = roundingFault(roundOff, input, exact);
  if (unfit) return { faults: [unfit] };
  const withheld = withheldOn(input, lines, context.earlier, context.certificates, context.payer);
  const tooMuch = withheldFault(withheld, exact, input);
  if (tooMuch) return { faults: [tooMuch] };
  const posting = postingOf(input, supplied, lines, withheld, { billId: context.billId, roundOff });
  const voucherKind = voucherKindOf(input);
  const beyond = recoverableWarning(posting.recoverable, input);
  const warnings = [
    ...warningsOf(input, {
      ...{ supplied, lines, withheld, hsnDigits: context.hsnDigits, payer: context.payer },
      scheme: context.keeper.scheme,
    }),
    ...beyond,
  ];
  const worked = { ...posting, supplied, lines, taxableValue, tax, withheld, voucherKind, warnings };
  return { worked: explained(worked) };
}

const recoverableWarning = (recoverable: Paise, { party }: DocumentInput): DocumentWarning[] =>
  recoverable > 0
    ? [
        {
          rule: 'DOC.TDS.RECOVERABLE',
          message: say('ledger-document.warning.recoverable', { amount: inPaise(recoverable), party: party.name }),
        },
      ]
    : [];

function roundingFault(roundOff: Paise, input: DocumentInput, exact: Paise): DocumentFault | undefined {
  if (Math.abs(roundOff) <= ROUNDING_LIMIT) return undefined;
  const total = inPaise(input.total ?? exact);
  return { field: 'total', message: say('ledger-document.fault.total', { total, exact: inPaise(exact) }) };
}

/** What the law withholds of earlier payments may be more than a bill that is to be paid; what a person says may not. */
function withheldFault(
  withheld: readonly WithheldByNature[],
  exact: Paise,
  { paidThrough, exchange, side }: DocumentInput,
): DocumentFault | undefined {
  const taken = withheld.reduce((sum, { amount }) => sum + amount, 0);
  const isByLaw = withheld.every(({ explained: byLaw }) => byLaw) && side === 'purchase' && !paidThrough && !exchange;
  if (withheld.some(({ amount }) => amount < 0) || (taken > exact && !isByLaw))
    return {
      field: 'tds',
      message: withheld.some(({ explained: byLaw }) => byLaw)
        ? say('ledger-document.fault.tds-above-bill', { tax: inPaise(paise(taken)), total: inPaise(exact) })
        : say('ledger-document.fault.tds'),
    };
  return undefined;
}

function explained(worked: WorkedDocument): Explained<WorkedDocument> {
  const working = new Working();
  const { supplied, lines, tax, taxableValue, roundOff, total, withheld, payable, recoverable } = worked;
  const { supplierState, placeOfSupply } = supplied;
  working.give('places', say('gst.step.supplier-and-place-of-supply'), inWords(`${supplierState}, ${placeOfSupply}`));
  lines.forEach((line, index) => {
    const place = index + 1;
    working.give(`value${place}`, say('ledger-document.step.line-value', { line: place }), inPaise(line.value));
    working.give(`rate${place}`, say('ledger-document.step.line-rate', { line: place }), atRate(line.rate));
    working.make(`tax${place}`, say('ledger-document.step.line-tax', { line: place }), inPaise(taxTotal(line.tax)), {
      formula: say(`ledger-document.formula.${formulaOf(supplied, line)}`),
      inputs: ['places', `value${place}`, `rate${place}`],
    });
  });
  const numbers = lines.map((_, index) => index + 1);
  working.make('tax', say('ledger-document.step.tax'), inPaise(taxTotal(tax)), {
    formula: say('ledger-document.formula.sum-of-lines'),
    inputs: numbers.map((number) => `tax${number}`),
  });
  working.give('roundOff', say('ledger-document.step.round-off'), inPaise(roundOff));
  working.make('total', say('ledger-document.step.total'), inPaise(total), {
    formula: say(isTaxOwed(supplied) ? 'ledger-document.formula.total' : 'ledger-document.formula.total-without-tax'),
    inputs: [...numbers.map((number) => `value${number}`), 'tax', 'roundOff'],
    summary: say('ledger-document.summary.total', {
      value: inPaise(taxableValue),
      tax: inPaise(isTaxOwed(supplied) ? taxTotal(tax) : paise(0)),
      total: inPaise(total),
    }),
  });
  if (withheld.length === 0) return working.explain(worked);
  for (const [index, { amount, explained: why }] of withheld.entries())
    working.make(`tds${index}`, say('ledger-document.step.tds'), inPaise(amount), {
      inputs: numbers.map((number) => `value${number}`),
      ...(why?.steps.at(-1)?.summary && { summary: why.steps.at(-1)?.summary as never }),
      ...(why?.steps.find(({ rule }) => rule)?.rule && { rule: why.steps.find(({ rule }) => rule)?.rule as never }),
    });
  working.make('payable', say('ledger-document.step.payable'), inPaise(payable), {
    formula: say('ledger-document.formula.payable'),
    inputs: ['total', ...withheld.map((_, index) => `tds${index}`)],
  });
  if (recoverable > 0)
    working.make('recoverable', say('ledger-document.step.recoverable'), inPaise(recoverable), {
      inputs: ['total', ...withheld.map((_, index) => `tds${index}`)],
    });
  return working.explain(worked);
}

function formulaOf(supplied: Supplied, line: PricedLine): string {
  if (supplied.isUntaxed) return 'no-tax';
  if (line.tax.igst > 0) return 'integrated';
  return line.rate === 0 ? 'no-tax' : 'halves';
}
