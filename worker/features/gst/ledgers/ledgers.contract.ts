import { z } from 'zod';
import type { Agreement, Pair } from '../../../domain/gst/ledgers/agree';
import { LEDGERS, type OwnEntry } from '../../../domain/gst/ledgers/model';
import { type ByHead, TAX_HEADS } from '../../../domain/gst/settle/model';
import { formatRupees } from '../../../domain/shared/money';
import { isoDay, numeric, optional, pageByCount, upperCase } from '../../../platform/wire';
import { taxes, taxJson } from '../settle/settle.contract';
import type { StoredStatement } from './ledgers.table';

/** The text of a statement, at most: some years of entries. */
const MOST_LETTERS = 2_000_000;

export const ledgerQuery = pageByCount.extend({ on: optional(isoDay.describe('about.gst.ledger-on')) });

export const newStatement = z.object({
  gstin: upperCase.describe('about.gst.ledger-gstin'),
  ledger: z.enum(LEDGERS),
  text: z.string().min(1).max(MOST_LETTERS).describe('about.gst.ledger-text'),
  fileName: optional(z.string().max(255)),
});

const portalEntry = z.object({
  ...{ date: z.iso.date(), type: z.enum(['debit', 'credit']), reference: z.string(), description: z.string() },
  ...{ amounts: taxes, lines: z.array(z.number()) },
});
const ownEntry = z.object({
  ...{ id: z.string(), date: z.iso.date(), type: z.enum(['debit', 'credit']), number: z.string(), what: z.string() },
  amounts: taxes,
});
const statementAnswer = z.object({
  ...{ id: z.string(), from: z.iso.date(), to: z.iso.date(), lines: z.number(), fileName: z.string().nullable() },
  ...{ sha256: z.string(), importedAt: z.string(), importedBy: z.string() },
});

export const ledgerAnswer = z.object({
  ...{ gstin: z.string(), ledger: z.enum(LEDGERS), on: z.iso.date() },
  own: taxes.describe('about.gst.ledger-own'),
  portal: taxes.nullable().describe('about.gst.ledger-portal'),
  difference: taxes.nullable().describe('about.gst.ledger-difference'),
  before: taxes.nullable().describe('about.gst.ledger-before'),
  unlaid: numeric.describe('about.gst.ledger-unlaid'),
  counts: z.object({ agrees: z.number(), differs: z.number(), onlyPortal: z.number(), onlyBooks: z.number() }),
  statements: z.array(statementAnswer),
  pairCount: z.number(),
  pairs: z.array(
    z.object({
      how: z.enum(['agrees', 'differs', 'only-portal', 'only-books']),
      ...{ portal: portalEntry.nullable(), own: ownEntry.nullable(), days: z.number(), difference: taxes },
    }),
  ),
  entries: z.array(ownEntry.extend({ balance: taxes })).describe('about.gst.ledger-entries'),
});

export const statementKeptAnswer = statementAnswer.extend({ isKnown: z.boolean(), message: z.string() });

export const statementJson = (stored: StoredStatement) => ({
  ...{ id: stored.id, from: stored.firstDay, to: stored.lastDay, lines: stored.lines.length },
  ...{
    fileName: stored.fileName,
    sha256: stored.sha256,
    importedAt: stored.importedAt,
    importedBy: stored.importedByName,
  },
});

export const ownJson = ({ amounts, ...entry }: OwnEntry) => ({ ...entry, amounts: taxJson(amounts) });

export const pairJson = ({ how, portal, own, days, difference }: Pair) => ({
  ...{ how, days, difference: taxJson(difference), own: own && ownJson(own) },
  portal: portal && { ...portal, lines: [...portal.lines], amounts: taxJson(portal.amounts) },
});

export const agreementJson = ({ on, own, portal, difference, before, pairs }: Agreement) => {
  const count = (how: Pair['how']) => pairs.filter((pair) => pair.how === how).length;
  return {
    ...{ on, own: taxJson(own), portal: portal && taxJson(portal), difference: difference && taxJson(difference) },
    before: before && taxJson(before),
    counts: {
      ...{ agrees: count('agrees'), differs: count('differs'), onlyPortal: count('only-portal') },
      onlyBooks: count('only-books'),
    },
    pairCount: pairs.length,
  };
};

/** The own entries with the balance after each. */
export function runningJson(entries: readonly OwnEntry[]) {
  const balance = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
  return entries.map((entry) => {
    for (const head of TAX_HEADS) balance[head] += (entry.type === 'credit' ? 1 : -1) * entry.amounts[head];
    return { ...ownJson(entry), balance: taxJson({ ...balance } as ByHead) };
  });
}

export const unlaidJson = (entries: readonly OwnEntry[]) =>
  formatRupees(entries.reduce((sum, { number, amounts }) => (number === '' ? sum + amounts.cgst : sum), 0) as never);
