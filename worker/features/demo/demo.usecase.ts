import { proofOf } from '../../domain/bank/coverage/coverage';
import { lineKeys } from '../../domain/bank/overlap/line-keys';
import type { Statement } from '../../domain/bank/reader/model';
import { readStatement } from '../../domain/bank/reader/read-statement';

import type { DemoAccount } from '../../domain/demo/books';
import { DEMO_CLIENTS, type DemoClient } from '../../domain/demo/clients';
import { DEMO_FIRM } from '../../domain/demo/firm';
import { demoStatement } from '../../domain/demo/statement';
import type { IsoDate } from '../../domain/shared/dates';
import { type Message, say } from '../../domain/shared/message';
import type { CompanyScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { today } from '../../platform/clock';
import { failedOn } from '../../platform/database';
import { fileOf, keepFile } from '../../platform/files';
import { type Change, commit } from '../audit/audit.repository';
import { bankAccountAdded, bankAccountOf } from '../books/account/account.repository';
import { newLinesOf, statementImported, uploadOf } from '../books/statement/import.repository';
import type { Company } from '../company/company.table';
import { firmFounded, foundFirm, listFirms } from '../firm/firm.repository';
import type { CaFirm } from '../firm/firm.table';
import { keepDemoBenefits } from './benefits.usecase';
import { keepDemoBooks } from './bookkeeping.usecase';
import { joinChanges, offerServices, takeClient } from './demo.repository';
import { tellPast } from './past-year.repository';
import { salariesWithheld } from './salaries.repository';
import { keepDemoTwoB } from './two-b.usecase';

type DemoAnswer = { caFirmId: string; message: Message };

type Visitor = { d1: D1Database; files: R2Bucket; person: Person; actingWith: (answer: DemoAnswer) => Acting };

/**
 * The firm a person works with: the one they have, else a demonstration of their own. Asked for twice, even at the same
 * moment, it is made once: the later of two writes loses against the unique index and finds the firm of the earlier.
 */
export async function firmToShow(visitor: Visitor): Promise<DemoAnswer & { isNew: boolean }> {
  const known = await knownFirm(visitor);
  if (known) return known;
  try {
    return { ...(await foundDemo(visitor)), isNew: true };
  } catch (error) {
    const twin = failedOn(error, 'ca_firms.demo_of') ? await knownFirm(visitor) : undefined;
    if (twin) return twin;
    throw error;
  }
}

async function knownFirm({ d1, person }: Visitor) {
  const firms = await listFirms(d1, person);
  const firm = firms.find(({ isDemo }) => isDemo) ?? firms[0];
  return firm && { caFirmId: firm.id, message: say('demo.known'), isNew: false };
}

async function foundDemo(visitor: Visitor): Promise<DemoAnswer> {
  const { d1, person, actingWith } = visitor;
  const day = today();
  const firm = foundFirm(DEMO_FIRM, person.id);
  const answer = { caFirmId: firm.id, message: say('demo.made') };
  const clients = await Promise.all(
    DEMO_CLIENTS.map((client, place) => seedClient(visitor, firm, client, day, place === 0)),
  );
  const changes = clients.flatMap((client) => client.changes);
  const acting = actingWith(answer);
  await commit(acting, joinChanges([firmFounded(d1, firm, person.id), offerServices(d1, firm.id), ...changes]));
  await keepDemoBooks(
    { ...acting, alongside: [] },
    person,
    clients.map(({ company }) => scopeOf(company)),
  );
  const [main] = clients;
  if (main) {
    const scope = scopeOf(main.company);
    await keepDemoTwoB({ ...acting, alongside: [] }, { files: visitor.files, person, scope });
    await keepDemoBenefits({ ...acting, alongside: [] }, person, scope);
  }
  return answer;
}

// Who founds a company in this very request may fill it. authorize cannot be asked: nothing is stored yet.
const scopeOf = ({ id, caFirmId, isDemo }: Company) =>
  ({ companyId: id, caFirmId, isDemo, role: 'owner' }) as CompanyScope;

async function seedClient(visitor: Visitor, firm: CaFirm, client: DemoClient, day: IsoDate, isMain: boolean) {
  const { d1, person } = visitor;
  const { company, changes } = takeClient(d1, firm.id, client, day);
  const books = client.accounts.map((account) => bookOf(account, day, isMain));
  const opened = await Promise.all(books.map((book) => openAccount(visitor, company, book)));
  // Before the past, in which the statements of these quarters are filed.
  const salaries = isMain ? salariesWithheld(d1, scopeOf(company), person, books) : [];
  return { company, changes: [...changes, ...salaries, tellPast(d1, company, client, day, person), ...opened.flat()] };
}

type Book = { facts: DemoAccount; content: Blob; fileName: string; statement: Statement };

/** A bank account's statement, as it is printed and as it is read. */
function bookOf(facts: DemoAccount, day: IsoDate, isMain: boolean): Book {
  const { text, fileName } = demoStatement(facts, day, isMain);
  const statement = readSoundStatement(new TextEncoder().encode(text), fileName);
  return { facts, content: new Blob([text]), fileName, statement };
}

/** A bank account with its statement, read and kept as one that a person sends. */
async function openAccount(
  { d1, files, person }: Visitor,
  company: Company,
  { facts, content, fileName, statement }: Book,
): Promise<Change[]> {
  const { accountName, accountNumber, bankName, ifscCode, accountType } = facts;
  const account = bankAccountOf(company.id, { accountName, accountNumber, bankName, ifscCode, accountType });
  const file = await fileOf(company.id, 'statements', content);
  await keepFile(files, file, content);
  const original = { ...file, fileName };
  const keys = lineKeys(statement.lines);
  // The account is new, so none of its lines can be known.
  const lines = statement.lines.map((line, place) => ({ line, key: keys[place] ?? '', isKnown: false }));
  const added = newLinesOf(statement, lines);
  const proof = proofOf(statement, today());
  const parts = { bankAccountId: account.id, personId: person.id, statement, added, proof };
  return [bankAccountAdded(d1, account), statementImported(d1, uploadOf(scopeOf(company), original, parts), parts)];
}

function readSoundStatement(content: Uint8Array, name: string): Statement {
  const outcome = readStatement(content);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.refusal.message}`);
  const [fault] = [...outcome.statement.problems, ...outcome.statement.warnings];
  if (fault) throw new Error(`${name}, line ${fault.line}: ${fault.message}`);
  return outcome.statement;
}
