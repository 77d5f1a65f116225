import { paise } from '../../shared/money';
import { byCertificates } from '../../tds/by-certificates';
import type { NewDeduction } from '../../tds/deduction';
import { deductionOfNature, deductionOfTag } from '../../tds/of-payment';
import type { DocumentInput, PricedLine } from './model';
import { panOf, type WithheldByNature } from './withhold';

/**
 * What a bill withholds, as the ledger of deductions has it: each nature of payment with its section, base and rate. What was
 * credited with a year-end provision was withheld then, and is none of the bill.
 */
export function deductionsOf(
  input: DocumentInput,
  lines: readonly PricedLine[],
  withheld: readonly WithheldByNature[],
  documentId: string,
): NewDeduction[] {
  const { party, date, number } = input;
  const value = paise(lines.reduce((sum, line) => sum + line.value, 0));
  return withheld.flatMap(({ amount: tax, tag, nature, base, isAlreadyBooked, explained }) => {
    // Nothing withheld by a certificate or a transporter's declaration is listed all the same: the statement tells it.
    const isTold = explained?.value.certified !== undefined || explained?.value.reasonFlag === 'T';
    if ((tax === 0 && !isTold) || isAlreadyBooked) return [];
    const given = {
      payee: { partyId: party.id, name: party.name, pan: panOf(input) },
      ...{ eventOn: date, tax, narration: narrationOf(lines, number) },
      source: { kind: 'bill' as const, id: documentId },
    };
    const made =
      nature && explained
        ? deductionOfNature({ ...given, nature, amount: base, ...taxedOf(explained.value) })
        : deductionOfTag({ ...given, tag, amount: value });
    return made ? byCertificates(made, explained?.value.certified) : [];
  });
}

const taxedOf = ({ base, rate, reasonFlag }: NonNullable<WithheldByNature['explained']>['value']) => ({
  ...{ base, rate },
  ...(reasonFlag && { reasonFlag }),
});

const narrationOf = (lines: readonly PricedLine[], number: string): string =>
  `${number}: ${lines[0]?.description ?? ''}`.slice(0, 200);
