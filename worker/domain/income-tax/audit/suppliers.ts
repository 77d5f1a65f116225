import { inPaise, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AuditRow, Filled } from './model';

/** How a supplier stands for GST, as clause 44 parts expenditure: registered and exempt, under composition, or taxed; or not at all. */
export const SUPPLIER_KINDS = ['exempt', 'composition', 'taxed', 'unregistered'] as const;
export type SupplierKind = (typeof SUPPLIER_KINDS)[number];

/** What the bills of a supplier come to in a year, without tax, less notes. */
export type SupplierExpense = { party: string; kind: SupplierKind; amount: Paise };

const REGISTERED: readonly SupplierKind[] = ['exempt', 'composition', 'taxed'];

/**
 * Expenditure of the year by the registration of its suppliers (clause 44), as its bills say: without tax, what was bought to keep in
 * it. `unbilled` is what the expenses of the books hold beyond that: nobody's registration stands beside it.
 */
export function expenditureOf(expenses: readonly SupplierExpense[], unbilled: Paise): Filled {
  const sumOf = (kinds: readonly SupplierKind[]): Paise =>
    paise(expenses.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0));
  const [registered, unregistered] = [sumOf(REGISTERED), sumOf(['unregistered'])];
  const all = paise(registered + unregistered);
  const working = new Working();
  for (const kind of REGISTERED) working.give(kind, say(`tax-audit.step.supplier-${kind}`), inPaise(sumOf([kind])));
  working.make('registered', say('tax-audit.step.supplier-registered'), inPaise(registered), {
    formula: say('tax-audit.formula.registered'),
    inputs: REGISTERED,
  });
  working.give('unregistered', say('tax-audit.step.supplier-unregistered'), inPaise(unregistered));
  working.make('all', say('tax-audit.step.supplier-all'), inPaise(all), {
    formula: say('tax-audit.formula.registered-and-not'),
    inputs: ['registered', 'unregistered'],
    summary: say('tax-audit.summary.expenditure', {
      ...{ registered: inPaise(registered), unregistered: inPaise(unregistered), all: inPaise(all) },
    }),
  });
  const ranked = expenses.toSorted(
    (one, other) => SUPPLIER_KINDS.indexOf(one.kind) - SUPPLIER_KINDS.indexOf(other.kind) || other.amount - one.amount,
  );
  return {
    figure: working.explain(all),
    rows: ranked.map(({ party, kind, amount }): AuditRow => {
      const text = say(`tax-audit.step.supplier-${kind}`);
      return { text, date: null, party, amount, isCounted: true, voucherId: null };
    }),
    notes: [
      ...(unbilled > 0 ? [say('tax-audit.note.unbilled', { amount: inPaise(unbilled) })] : []),
      ...(all !== 0 ? [say('tax-audit.note.composition')] : []),
    ],
  };
}
