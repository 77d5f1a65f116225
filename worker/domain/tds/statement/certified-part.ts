import { type BasisPoints, type Paise, paise, shareOf } from '../../shared/money';
import { toNearestRupee } from '../../shared/rounding';
import type { StatementRow } from './model';
import { deductedOf } from './values';

/** The certificate that a row went by: its rate, and what of its limit the others left for the row. */
export type RowCertificate = { rate: BasisPoints; left: Paise };

/**
 * The records of a row whose certificate ran out with it: a statement has one rate in a record, and a certificate covers no more than
 * its limit. What the certificate covers comes first, then the rest at the law's rate without flag. One record where the whole is
 * covered, where nothing is, and where the tax is not that of the two parts.
 */
export function recordsOf(row: StatementRow, certificate: RowCertificate | undefined): readonly StatementRow[] {
  // A row that the certificate covers whole stands at its rate.
  if (!certificate || row.rate <= certificate.rate) return [row];
  if (certificate.left <= 0 || certificate.left >= row.amount) return [row];
  const tax = deductedOf(row);
  const within = toNearestRupee(shareOf(certificate.left, certificate.rate));
  const beyond = paise(row.amount - certificate.left);
  const isOfParts = Math.abs(tax - within - shareOf(beyond, row.rate)) <= 100;
  // A payment that no challan covers whole is no payment of one part.
  if (!isOfParts || within > tax || (row.deposited !== tax && row.deposited !== 0)) return [row];
  const rest = paise(tax - within);
  const paid = (amount: Paise) => (row.deposited === 0 ? paise(0) : amount);
  // Each record's tax is on its own amount.
  const { base: _base, ...whole } = row;
  const { flag: _, certificate: _number, ...plain } = whole;
  return [
    { ...whole, amount: certificate.left, rate: certificate.rate, tax: within, deposited: paid(within) },
    { ...plain, id: `${row.id}|beyond`, amount: beyond, tax: rest, deposited: paid(rest) },
  ];
}
