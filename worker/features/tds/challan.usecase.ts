import type { Context } from 'hono';
import { isGrossUp } from '../../domain/ledger/settlement/gross-up';
import { tdsChallan } from '../../domain/ledger/settlement/gross-up-payments';
import { financialYearOf, type IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees, type Paise, paise, rupees } from '../../domain/shared/money';
import { upToRupee } from '../../domain/shared/rounding';
import { type ChallanDraft, challanOf, challansToPay, headsOf, shareOut } from '../../domain/tds/challan';
import type { CompanyScope } from '../../platform/access';
import type { Answer } from '../../platform/acting';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { newId } from '../../platform/ids';
import { atFault, notHere, Problem } from '../../platform/problem';
import type { Change } from '../audit/audit.repository';
import { linesAdopted } from '../ledger/settlement/lines.repository';
import { mustBeUnfiled } from '../ledger/voucher/filed-quarter.repository';
import { vouchersPosted } from '../ledger/voucher/post.repository';
import {
  authorOf,
  challanAdded,
  challanCancelled,
  challanDeposited,
  type KnownChallan,
  listChallans,
  type Use,
  usesWritten,
} from './challan.repository';
import type { StoredChallan } from './challan.table';
import { type Deduction, listDeductions } from './deduction.repository';
import { eventsOfDeposit } from './ledger-events';
import { challanJson, type DepositAsked, type NewChallan } from './tds.contract';
import { type LedgerPlan, writeWithCalendar } from './with-calendar.usecase';

const NIL = paise(0);

const chosen = (all: readonly Deduction[], ids: readonly string[]): Deduction[] =>
  ids.map((id, index) => {
    const found = all.find((one) => one.id === id);
    if (!found) throw notHere();
    if (found.open === 0) throw atFault(409, `deductionIds.${index}`, say('tds.problem.nothing-open'), 'nothing-open');
    return found;
  });

const usesOf = (draft: ChallanDraft): Use[] =>
  draft.parts.map(({ deduction, amount, parts, interest }) => ({
    ...{ deductionId: deduction.id, amount, ...parts, interest: interest.value.exact },
  }));

function rowOf(c: Context<AppEnv>, draft: ChallanDraft, more: Partial<StoredChallan> = {}): StoredChallan {
  const { companyScope: scope, person } = c.var;
  const { act, year, majorHead, minorHead, section, tax, surcharge, cess, interest, total } = draft;
  return {
    ...{ id: newId(), companyId: scope.companyId, tan: draft.tan || null, act, year, majorHead, minorHead, section },
    ...{ tax, surcharge, cess, interest, fee: NIL, others: NIL, total, status: 'to-pay' },
    ...{ bsr: null, depositedOn: null, serial: null, cin: null, transactionId: null, generatedForId: null },
    ...{ ...authorOf(person), depositRecordedOn: null, cancelledOn: null },
    ...more,
  };
}

const told = ({ act, year, majorHead, tax, interest, total }: StoredChallan) => ({
  ...{ act, year, majorHead, tax: formatRupees(tax), interest: formatRupees(interest), total: formatRupees(total) },
});

const known = (row: StoredChallan, uses: readonly Use[]): KnownChallan => ({
  ...row,
  uses: uses.map((use) => ({
    ...{ ...use, challanId: row.id, companyId: row.companyId, recordedOn: row.recordedOn, recordedAt: null },
  })),
});

/** Prepares the challans that pay these deductions as of a day, each Act and year on its own. */
export const challansMade = (c: Context<AppEnv>, asked: NewChallan): Promise<Answer> =>
  writeWithCalendar(c, async () => {
    const { companyScope: scope } = c.var;
    const all = await listDeductions(c.env.DB, scope);
    const deductions = chosen(all, asked.deductionIds);
    const drafts = challansToPay(deductions, asked.payOn ?? today(), { areHeadsApart: asked.areHeadsApart ?? false });
    const made = drafts.map((draft) => ({ row: rowOf(c, draft), uses: usesOf(draft) }));
    return {
      changes: made.map(({ row, uses }) => challanAdded(c.env.DB, scope, row, uses, told(row))),
      answer: { status: 201, body: { items: made.map(({ row, uses }) => challanJson(known(row, uses), all)) } },
    };
  });

/**
 * The challan of one deduction, made once: asked again it answers the same one, whoever asks and however often. What was deposited
 * already answers the challan that paid it.
 */
export const challanGenerated = (c: Context<AppEnv>, id: string): Promise<Answer> =>
  writeWithCalendar(c, async (): Promise<LedgerPlan | { answer: Answer }> => {
    const { companyScope: scope } = c.var;
    const [all, challans] = await Promise.all([listDeductions(c.env.DB, scope), listChallans(c.env.DB, scope)]);
    const deduction = all.find((one) => one.id === id);
    if (!deduction) throw notHere();
    const message = say('tds.challan-generated');
    const isIts = ({ status, generatedForId, uses }: KnownChallan) =>
      status !== 'cancelled' && (generatedForId === id || uses.some(({ deductionId }) => deductionId === id));
    // One that is still to be paid, else what paid it; what a part payment left open has none yet.
    const its = challans
      .filter(isIts)
      .toSorted((a, b) => Number(b.status === 'to-pay') - Number(a.status === 'to-pay'));
    const [first] = its;
    if (first && (first.status === 'to-pay' || deduction.open === 0))
      return { answer: { status: 200, body: { ...challanJson(first, all), isNew: false, message } } };
    if (deduction.open === 0) throw new Problem(409, 'already-deposited', say('tds.problem.already-deposited'), {});
    const draft = challanOf([{ deduction, amount: deduction.open }], today());
    // The database holds one challan by this call for a deduction; that of a remainder is found by what it pays.
    const row = rowOf(c, draft, first ? {} : { generatedForId: id });
    const uses = usesOf(draft);
    return {
      changes: [challanAdded(c.env.DB, scope, row, uses, told(row))],
      answer: { status: 201, body: { ...challanJson(known(row, uses), all), isNew: true, message } },
    };
  });

/** Records that a prepared challan was paid, with what the bank gave for it. */
export const depositRecorded = (c: Context<AppEnv>, challanId: string, asked: DepositAsked): Promise<Answer> =>
  writeWithCalendar(c, async () => {
    const { companyScope: scope } = c.var;
    const [all, challans] = await Promise.all([listDeductions(c.env.DB, scope), listChallans(c.env.DB, scope)]);
    const challan = challans.find(({ id }) => id === challanId);
    if (!challan) throw notHere();
    if (challan.status !== 'to-pay')
      throw new Problem(409, 'challan-not-open', say(`tds.problem.challan-${challan.status}`));
    // What the challan is to pay counts as open for itself.
    const its = new Map(challan.uses.map((use) => [use.deductionId, use]));
    const deductions = all.flatMap((one) => {
      const use = its.get(one.id);
      return use ? [{ ...one, open: use.amount, openParts: { surcharge: use.surcharge, cess: use.cess } }] : [];
    });
    mustBeNew(challans, asked);
    return depositPlan(c, scope, { deductions, asked, challan });
  });

/** A branch gives a serial once a day: one that is recorded already belongs to another challan. */
function mustBeNew(challans: readonly KnownChallan[], { bsr, depositedOn, serial }: DepositAsked): void {
  const isSame = (one: KnownChallan) =>
    one.status === 'deposited' && one.bsr === bsr && one.depositedOn === depositedOn && one.serial === serial;
  const other = challans.find(isSame);
  if (!other) return;
  const params = { serial, total: exact(other.total), year: other.year };
  throw atFault(409, 'serial', say('tds.problem.serial-known', params), 'serial-known');
}

type Depositing = { deductions: readonly Deduction[]; asked: DepositAsked; challan: KnownChallan };

/**
 * A deposit pays the earliest deductions first. Its tax is what the bank took less interest, fee and others; more than is due is
 * refused, unless it is meant to stay as a balance that later deductions use. A bank takes whole rupees: paise that are due make one.
 */
async function depositPlan(c: Context<AppEnv>, scope: CompanyScope, { deductions, asked, challan }: Depositing) {
  const [first] = deductions;
  if (!first) throw new Problem(409, 'nothing-open', say('tds.problem.nothing-open'));
  mustBeOfOne(deductions);
  const { depositedOn, bsr, serial, cin, interest, fee = NIL, others = NIL, keepUnused = false } = asked;
  if (depositedOn > today()) throw atFault(422, 'depositedOn', say('tds.problem.deposit-in-future'));
  const began = deductions.reduce((sooner, one) => (one.deductedOn < sooner ? one.deductedOn : sooner), today());
  if (depositedOn < began)
    throw atFault(422, 'depositedOn', say('tds.problem.deposit-before', { day: { unit: 'day', value: began } }));
  const due = paise(deductions.reduce((sum, { open }) => sum + open, 0));
  const draft = challanOf(
    deductions.map((deduction) => ({ deduction, amount: deduction.open })),
    depositedOn,
  );
  const paidInterest = interest ?? (asked.total ? NIL : draft.interest);
  const tax = asked.total ? paise(asked.total - paidInterest - fee - others) : upToRupee(due);
  if (tax <= 0) throw atFault(422, 'total', say('tds.problem.no-tax-left'));
  const { parts, unused } = shareOut(tax, deductions);
  if (unused >= rupees(1) && !keepUnused) {
    const figures = { tax: exact(tax), due: exact(due), more: exact(unused) };
    throw atFault(422, 'total', say('tds.problem.challan-larger', figures), 'challan-larger');
  }
  const uses = usesOf(challanOf(parts, depositedOn));
  const { surcharge, cess } = headsOf(uses);
  const total = paise(tax + paidInterest + fee + others);
  const deposited = {
    ...{ status: 'deposited' as const, bsr, depositedOn, serial, cin: cin ?? null, tax, surcharge, cess },
    ...{
      interest: paidInterest,
      fee,
      others,
      total,
      transactionId: asked.transactionId ?? null,
      depositRecordedOn: today(),
    },
  };
  const row: StoredChallan = { ...stored(challan), ...deposited };
  const paid = parts.map(({ deduction, amount }) => ({ deduction, amount }));
  const posting = asked.transactionId ? await linePosted(c, scope, asked.transactionId, row, paid) : [];
  const change: Change = {
    chainId: scope.companyId,
    statements: challanDeposited(c.env.DB, scope, row, uses),
    entries: [
      {
        ...{ action: 'tds-challan.deposit', entityType: 'tds-challan', entityId: row.id },
        after: { ...told(row), bsr, depositedOn, serial },
      },
    ],
  };
  const events = eventsOfDeposit(
    row.id,
    { depositedOn, serial, day: today() },
    paid.map(({ deduction, amount }) => ({ ...pickEvent(deduction), amount })),
  );
  const body = challanJson(known(row, uses), deductions);
  return { changes: [...posting, change], events, answer: { status: 200, body } } satisfies LedgerPlan;
}

const pickEvent = ({ tan, statement, deductedOn }: Pick<Deduction, 'tan' | 'statement' | 'deductedOn'>) => ({
  ...{ tan, statement, deductedOn },
});
const stored = ({ uses: _, ...row }: KnownChallan): StoredChallan => row;
const exact = (amount: Paise) => ({ exact: amount });

/** A challan is of one TAN, Act and year. */
function mustBeOfOne(deductions: readonly Deduction[]): void {
  const key = ({ act, tan, eventOn }: Deduction) => `${act}|${financialYearOf(eventOn)}|${tan}`;
  const [first] = deductions;
  const other = deductions.findIndex((one) => first && key(one) !== key(first));
  if (other > 0) throw atFault(422, `deductionIds.${other}`, say('tds.problem.other-year'), 'other-year');
}

const LINE = `SELECT id, transaction_date "on", amount_paise amount, description narration, bank_account_id bankAccountId, voucher_id voucherId
  FROM bank_transactions WHERE company_id = ?1 AND id = ?2 AND transaction_type = 'debit'`;
type Line = {
  id: string;
  on: IsoDate;
  amount: Paise;
  narration: string;
  bankAccountId: string;
  voucherId: string | null;
};

/** The voucher of the bank line that paid a challan: tax by code, interest and fee apart (T05, T06). */
async function linePosted(
  c: Context<AppEnv>,
  scope: CompanyScope,
  transactionId: string,
  row: StoredChallan,
  paid: readonly { deduction: Deduction; amount: Paise }[],
): Promise<Change[]> {
  const line = await c.env.DB.prepare(LINE).bind(scope.companyId, transactionId).first<Line>();
  if (!line) throw notHere();
  if (line.voucherId) return [];
  if (line.amount !== row.total) {
    const figures = { line: exact(line.amount), total: exact(row.total) };
    throw atFault(422, 'transactionId', say('tds.problem.line-amount', figures), 'line-amount');
  }
  const byTag = new Map<string, Paise>();
  for (const { deduction, amount } of paid) {
    const tag = deduction.act === '1961' ? deduction.section : deduction.code;
    byTag.set(tag, paise((byTag.get(tag) ?? 0) + amount));
  }
  const named = [...byTag].map(([code, amount]) => ({ code, amount }));
  const rest = paise(row.tax - named.reduce((sum, { amount }) => sum + amount, 0));
  const made = tdsChallan(
    { account: line.bankAccountId, amount: paise(0 - line.amount), date: line.on },
    {
      parts: rest > 0 ? [...named, { code: '', amount: rest }] : named,
      interest: row.interest,
      fee: paise(row.fee + row.others),
    },
  );
  if (!isGrossUp(made)) throw atFault(422, made.field, made.problem, 'not-exact');
  const { posted, change } = await vouchersPosted(c.env.DB, scope, c.var.person, [
    {
      ...{ kind: made.kind, date: line.on, narration: line.narration, rule: made.rule },
      ...{ source: { kind: 'bank-line', id: line.id }, entries: made.entries },
    },
  ]);
  const adopted = linesAdopted(c.env.DB, scope, [[line.id, posted[0]?.id ?? '']]);
  return [{ ...change, statements: [...change.statements, ...adopted] }];
}

/** What a deposited challan has left pays further deductions of its Act and year. */
export const balanceUsed = (c: Context<AppEnv>, challanId: string, ids: readonly string[]): Promise<Answer> =>
  writeWithCalendar(c, async (): Promise<LedgerPlan> => {
    const { companyScope: scope } = c.var;
    const [all, challans] = await Promise.all([listDeductions(c.env.DB, scope), listChallans(c.env.DB, scope)]);
    const challan = challans.find(({ id }) => id === challanId);
    if (!challan || ids.some((id) => !all.some((one) => one.id === id))) throw notHere();
    const { depositedOn, serial } = challan;
    if (challan.status !== 'deposited' || !depositedOn)
      throw new Problem(409, 'challan-not-deposited', say('tds.problem.not-deposited'));
    const left = paise(challan.tax - challan.uses.reduce((sum, { amount }) => sum + amount, 0));
    if (left <= 0) throw new Problem(409, 'challan-used', say('tds.problem.challan-used'));
    const deductions = chosen(all, ids);
    const strange = deductions.findIndex(
      ({ act, eventOn, tan }) =>
        act !== challan.act || financialYearOf(eventOn) !== challan.year || tan !== (challan.tan ?? tan),
    );
    if (strange >= 0) throw atFault(422, `deductionIds.${strange}`, say('tds.problem.other-year'), 'other-year');
    const { parts } = shareOut(left, deductions);
    const uses = usesOf(challanOf(parts, depositedOn));
    const entry = {
      ...{ action: 'tds-challan.use', entityType: 'tds-challan', entityId: challan.id },
      after: { uses: uses.map(({ deductionId, amount }) => [deductionId, formatRupees(amount)]) },
    };
    return {
      changes: [
        { chainId: scope.companyId, statements: usesWritten(c.env.DB, scope, challan.id, uses), entries: [entry] },
      ],
      events: eventsOfDeposit(
        `${challan.id}|more`,
        { depositedOn, serial: serial ?? '', day: today() },
        parts.map(({ deduction, amount }) => ({ ...pickEvent(deduction), amount })),
      ),
      answer: { status: 200, body: challanJson(known(stored(challan), [...challan.uses, ...uses]), all) },
    };
  });

/** A statement that was filed lists its challans: one that pays of it is cancelled only while a correction of the quarter is open. */
async function mustNotBeListed(d1: D1Database, scope: CompanyScope, { uses }: KnownChallan): Promise<void> {
  const paid = await listDeductions(d1, scope, { ids: uses.map(({ deductionId }) => deductionId) });
  const listed = paid.map(({ statement, eventOn, payeeName }) => ({
    deduction: { statement, eventOn, payee: { name: payeeName ?? '' } },
    field: 'challanId',
  }));
  await mustBeUnfiled(d1, scope, listed, 'challan-filed-named');
}

/** A challan that was not paid, or was recorded by mistake, ends: what it paid is open again. */
export const challanEnded = (c: Context<AppEnv>, challanId: string, reason: string): Promise<Answer> =>
  writeWithCalendar(c, async (companyCase): Promise<LedgerPlan> => {
    const { companyScope: scope } = c.var;
    const challan = (await listChallans(c.env.DB, scope)).find(({ id }) => id === challanId);
    if (!challan) throw notHere();
    if (challan.status === 'cancelled')
      throw new Problem(409, 'challan-not-open', say('tds.problem.challan-cancelled'));
    if (challan.status === 'deposited') await mustNotBeListed(c.env.DB, scope, challan);
    const entry = {
      ...{ action: 'tds-challan.cancel', entityType: 'tds-challan', entityId: challan.id },
      ...{ before: told(challan), after: { reason } },
    };
    return {
      changes: [
        { chainId: scope.companyId, statements: challanCancelled(c.env.DB, scope, challan.id), entries: [entry] },
      ],
      withdrawn: companyCase.dossier.events.filter(({ id }) => id.startsWith(`${challan.id}|`)).map(({ id }) => id),
      answer: { status: 200, body: challanJson({ ...challan, status: 'cancelled' }, []) },
    };
  });
