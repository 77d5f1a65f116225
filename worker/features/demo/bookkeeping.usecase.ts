import { categoryName, kindOf } from '../../domain/bank/chart/chart';
import { payeeOf } from '../../domain/bank/narration/payee';
import { DEMO_CLIENTS } from '../../domain/demo/clients';
import type { CompanyScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { MOST_ROWS } from '../../platform/wire';
import { type Change, commit } from '../audit/audit.repository';
import { demoRun } from '../books/categorise/demo-run.repository';
import { chosen, transactionCategorised } from '../books/transaction/transaction.repository';
import { listTransactions } from '../books/transaction/transaction-list.repository';
import { keepDemoLedger } from '../ledger/demo-year.repository';
import { keepDemoAdvanceTax } from './advance-tax.usecase';
import { joinChanges } from './demo.repository';
import { keepDemoTds, openDemoTds } from './tds-desk.usecase';

const SERVICES = 'services-domestic';

/** Keeps the books as a person would: says once who the main company's customers are, then lets the rules do the rest. */
export async function keepDemoBooks(acting: Acting, person: Person, companies: readonly CompanyScope[]): Promise<void> {
  const [main] = companies;
  if (main) await commit(acting, joinChanges(await customersNamed(acting.d1, main, person)));
  const runs = await Promise.all(companies.map((scope) => demoRun(acting.d1, scope, person)));
  await commit(acting, runs.flat());
  if (!main) return;
  await openDemoTds(acting, person, main);
  await keepDemoLedger(acting, person, main);
  await keepDemoTds(acting, person, main);
  await keepDemoAdvanceTax(acting, person, main);
}

/** The newest receipt of each customer is categorised by hand, which the rules then follow for the others. */
async function customersNamed(d1: D1Database, scope: CompanyScope, person: Person): Promise<Change[]> {
  const customers = DEMO_CLIENTS[0]?.accounts.flatMap(({ customers }) => customers) ?? [];
  const payees = new Set(customers.map((narration) => payeeOf(narration.replace('{REF}', '412345678901'))));
  const rows = await listTransactions(d1, scope, { limit: MOST_ROWS });
  const choice = { category: kindOf(SERVICES, 'credit'), categoryId: SERVICES, subcategory: categoryName(SERVICES) };
  return rows.flatMap((row) => {
    const isNew = row.transactionType === 'credit' && payees.delete(payeeOf(row.description));
    return isNew ? [transactionCategorised(d1, person, row, chosen(row, choice, person))] : [];
  });
}
