import { kindOfCin } from '../../../domain/company/legal-form';
import { AUDIT_CLAUSES, type Clause, sectionOf, slugOf } from '../../../domain/income-tax/audit/clauses';
import { auditDueOf } from '../../../domain/income-tax/audit/due';
import type { Filled } from '../../../domain/income-tax/audit/model';
import { clausesOfBooks } from '../../../domain/income-tax/audit/worksheet';
import { firstDayOf } from '../../../domain/law/periods';
import { ruleInForce } from '../../../domain/law/rule';
import { NEW_ACT_BEGINS } from '../../../domain/law/table';
import { taxBlocks } from '../../../domain/ledger/asset/block';
import { chartCodeOf } from '../../../domain/ledger/chart/chart';
import { accountFinder } from '../../../domain/ledger/statement/model';
import { profitOf } from '../../../domain/ledger/statement/profit-and-loss';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { listAssets, listBlockOpenings } from '../../ledger/asset/asset.repository';
import { postedSumsBeside } from '../../ledger/balance/sums.repository';
import { accountsIn, askAccounts, type KnownAccount } from '../../ledger/chart/chart.repository';
import { readFiled } from '../../tds/statement/statement.repository';
import type { Identity } from '../simulation/itr-simulation.repository';
import { askStated, chosenOf, type Stated, statedIn } from '../stated.repository';
import { answersIn, askAnswers } from './answer.repository';
import { askDealings, askSuppliers, dealingsIn, suppliersIn } from './dealings.repository';
import { askedOf, daysOf, dealingsOf, readTax } from './dealings.usecase';
import type { StoredAnswer } from './tax-audit.table';

const IDENTITY = 'SELECT name, pan, cin, incorporation_date incorporatedOn FROM companies WHERE id = ?1';

/** A clause as it stands: what answers it, and the answer. */
export type ClauseShown = {
  clause: Clause;
  state: 'books' | 'nothing' | 'profile' | 'answered' | 'none' | 'asked';
  filled: Filled | undefined;
  /** What the profile of the company says, of a clause that it answers. */
  said: Message | undefined;
  answer: StoredAnswer | undefined;
};

type Movement = { debit: Paise; credit: Paise };

/** Movements by the code under which each account is presented. */
function byCode(
  sums: ReadonlyMap<string, Movement> | undefined,
  accounts: readonly KnownAccount[],
): Map<string, Paise> {
  const codes = new Map(accounts.map((account) => [account.id, chartCodeOf(account)]));
  const found = new Map<string, Paise>();
  for (const [id, { debit, credit }] of sums ?? []) {
    const code = codes.get(id) ?? id;
    found.set(code, paise((found.get(code) ?? 0) + debit - credit));
  }
  return found;
}

const summed = (one: ReadonlyMap<string, Paise>, other: ReadonlyMap<string, Paise>): Map<string, Paise> =>
  new Map([...one.keys(), ...other.keys()].map((key) => [key, paise((one.get(key) ?? 0) + (other.get(key) ?? 0))]));

/** The tax audit of a year: whether it is due, and each clause as books, profile and people answer it. */
export async function readAudit(d1: D1Database, scope: CompanyScope, year: string) {
  const asOf = today();
  // Who files decides the day of the return, and by it what was paid in time: it is asked with what the ledger holds.
  const end = daysOf(year, { isLlp: false, hasTransferPricing: false }, asOf);
  const beside = [
    d1.prepare(IDENTITY).bind(scope.companyId),
    askStated(d1, scope),
    askAnswers(d1, scope, year),
    askSuppliers(d1, scope, end.from, end.to),
    ...askAccounts(d1, scope),
    ...askDealings(d1, scope, askedOf(end)),
  ];
  const [{ sums, beside: told }, tax, assets, openings, statements] = await Promise.all([
    postedSumsBeside(d1, scope, { to: end.to }, { from: end.from }, beside),
    readTax(d1, scope, end),
    listAssets(d1, scope),
    listBlockOpenings(d1, scope),
    readFiled(d1, scope, year),
  ]);
  const [identities, facts, answered, supplied, banks, own, ...ledger] = told;
  const [identity] = (identities?.results ?? []) as Identity[];
  if (!identity) return undefined;
  const stated = statedIn(facts);
  const accounts = accountsIn([banks, own] as D1Result[]);
  const since = sums.get('since');
  const balances = new Map([...(since ?? [])].map(([id, { debit, credit }]) => [id, paise(debit - credit)]));
  const moved = byCode(since, accounts);
  const filer = {
    isLlp: (stated.legalForm ?? kindOfCin(identity.cin ?? '')?.legalForm) === 'llp',
    hasTransferPricing: stated.duties.get('international-transactions') ?? false,
  };
  const ofBooks = paise(
    -accounts.filter(({ line }) => line === 'revenue').reduce((sum, { id }) => sum + (balances.get(id) ?? 0), 0),
  );
  const turnover = stated.turnovers.get(year) ?? paise(Math.max(0, ofBooks));
  const due = auditDueOf(year, {
    ...{ ...filer, turnover, isMostlyDigital: stated.duties.get('digital-receipts-and-payments') },
  });
  const days = { ...end, returnDueOn: due.returnDueOn.value.dueOn };
  const written = taxBlocks(
    assets.map(({ asset }) => asset),
    openings,
    year,
  );
  const filled = clausesOfBooks(
    {
      ...dealingsOf(dealingsIn(ledger), tax),
      year: {
        moved,
        closing: summed(byCode(sums.get('before'), accounts), moved),
        profit: profitOf(balances, accountFinder(accounts)),
      },
      ...{ ...suppliersIn(supplied), statements },
      ...{ blocks: written.blocks, blocksMissing: written.missing },
    },
    days,
    end.from,
  );
  const rule = ruleInForce(AUDIT_CLAUSES, firstDayOf(year));
  const answers = answersIn(answered);
  const clauses = rule.value.map((clause): ClauseShown => {
    const answer = answers.find((one) => one.clause === clause.id);
    const said = clause.source === 'profile' ? saidBy(clause, due.isDue.value, turnover, stated, year) : undefined;
    const ofClause = clause.source === 'books' ? filled[clause.id] : undefined;
    return { clause, filled: ofClause, said, answer, state: stateOf(clause, ofClause, answer) };
  });
  return {
    ...{ identity, year, asOf, due, turnover, clauses, isByOldNumbers: firstDayOf(year) >= NEW_ACT_BEGINS },
    isTurnoverStated: stated.turnovers.has(year),
    hasBooks: (since?.size ?? 0) > 0,
  };
}

export type Audit = NonNullable<Awaited<ReturnType<typeof readAudit>>>;

function stateOf(
  { source }: Clause,
  filled: Filled | undefined,
  answer: StoredAnswer | undefined,
): ClauseShown['state'] {
  if (source === 'books') return filled && (filled.rows.length > 0 || filled.figure.value !== 0) ? 'books' : 'nothing';
  if (source === 'profile') return 'profile';
  return answer ? (answer.answer === 'none' ? 'none' : 'answered') : 'asked';
}

function saidBy({ id }: Clause, isDue: boolean | undefined, turnover: Paise, stated: Stated, year: string): Message {
  if (id === '8a') {
    const chosen = chosenOf(stated, year);
    return chosen
      ? say('tax-audit.text.option', { option: say(`company-tax.choice.${chosen.option}`), since: chosen.since })
      : say('tax-audit.text.no-option');
  }
  if (isDue === undefined) return say('tax-audit.text.open');
  return isDue ? say('tax-audit.text.audit-clause', { turnover: { exact: turnover } }) : say('tax-audit.text.not-due');
}

/** How many clauses need nobody any more. */
export const answeredOf = (clauses: readonly ClauseShown[]): number =>
  clauses.filter(({ state }) => state !== 'asked').length;

/** The clause as its section names it in the year, and whether only the old section is held. */
export const sectionSaid = (clause: Clause, year: string): Message | string | null => {
  const found = sectionOf(clause, year);
  if (!found) return null;
  return found.isOld ? say('tax-audit.paper.old-section', { section: found.section }) : found.section;
};

export const clauseName = ({ id }: Clause): Message => say(`tax-audit.clause.${slugOf(id)}`);
export const dayOf = (value: Parameters<typeof onDay>[0]): Message => say('tax-audit.paper.day', { day: onDay(value) });
