import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { differenceOf, type Entry } from '../../../domain/ledger/model';
import { differenceWords, type GrossUp, isGrossUp, type NotExact } from '../../../domain/ledger/settlement/gross-up';
import { isInstalmentEnough, loanSchedule, principalDueWithin } from '../../../domain/ledger/settlement/loan-schedule';
import type { Candidate } from '../../../domain/ledger/settlement/model';
import { bankReconciliation } from '../../../domain/ledger/settlement/reconciliation';
import { addDays } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatPercent, formatRupees, paise } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { trialBalanceOn } from '../balance/balance.repository';
import { vouchersOfLines } from '../balance/posted.repository';
import { accountsOf } from '../chart/chart.repository';
import { knownCompany } from '../document/keeper.repository';
import { findProfile } from '../document/profile.repository';
import { type Names, voucherJson } from '../ledger.contract';
import { lockedUpTo } from '../lock/lock.repository';
import { partiesNamed, partyNames } from '../party.repository';
import { entriesOf } from '../voucher/entries.usecase';
import type { PostedVoucher } from '../voucher/post.repository';
import { findVouchers, vouchersVoided } from '../voucher/voucher.repository';
import { listAdvances } from './advance.repository';
import { advanceSetAgainst } from './advance.usecase';
import { paperOf } from './advance-voucher.files';
import { advanceMoves } from './advance-voucher.repository';
import { advanceVoucherMade, noMove } from './advance-voucher.usecase';
import { ageingOn, billJson } from './ageing.usecase';
import { taxControlsOn } from './controls.usecase';
import { type BooksLine, findLines, waitingCleared, waitingFreed } from './lines.repository';
import {
  listLoans,
  listScheduledLoans,
  loanAdded,
  loanStandings,
  prepaymentSet,
  type ScheduledLoan,
} from './loan.repository';
import type { LedgerLoan } from './loan.table';
import { listOpenBills } from './open-bills.repository';
import { grossUpOfLine, offersFor } from './posting.usecase';
import { listRules, ruleSet, ruleWithdrawn } from './rule.repository';
import {
  bankEntryOf,
  linesPosted,
  mustBeFree,
  type Proposals,
  proposalsOf,
  ruleFor,
  settled,
  settledByRules,
} from './settle.usecase';
import { settlementCalls } from './settlement.calls';
import {
  accepted,
  acceptedAnswer,
  adjustedAnswer,
  advanceAdjusted,
  advanceAnswer,
  advanceMoveAnswer,
  advanceVoucherAnswer,
  ageingAnswer,
  ageingAsked,
  billsAsked,
  controlsAnswer,
  controlsAsked,
  type GrossUpAsked,
  grossUp,
  loanAnswer,
  loanChange,
  newAdvanceVoucher,
  newLoan,
  newRule,
  openBillAnswer,
  postingAnswer,
  postingPreviewAnswer,
  proposalsAnswer,
  proposalsAsked,
  reconciliationAnswer,
  reconciliationAsked,
  ruleAnswer,
  undoAsked,
} from './settlement.contract';
import { bankFacts, waitingVouchers } from './standing.repository';

const authorize = authorizeBy(settlementCalls);

const COMPANY = '/companies/:companyId';
const POSTING = `${COMPANY}/lines/:transactionId/posting`;

/** A voucher entered before its bank line is looked for so many days around it. */
const WAITED_DAYS = 10;

function candidateJson(given: Candidate, refs: ReadonlyMap<string, string>) {
  const { partyId, partyName: party, allocations, onAccount, keptBack, score, reasons, isExact } = given;
  return {
    ...{ partyId, party, score, reasons, isExact, onAccount: formatRupees(onAccount) },
    bills: allocations.map(({ billId, amount }) => ({
      billId,
      ref: refs.get(billId) ?? '',
      amount: formatRupees(amount),
    })),
    keptBack: keptBack && {
      amount: formatRupees(keptBack.amount),
      rate: keptBack.rate === null ? null : formatPercent(keptBack.rate),
      byBill: (keptBack.byBill ?? []).map(({ billId, rate, amount }) => ({
        ...{ billId, rate: formatPercent(rate), amount: formatRupees(amount) },
      })),
    },
  };
}

function proposalJson(match: Proposals['matches'][number], found: Proposals, refs: ReadonlyMap<string, string>) {
  const line = found.lines.get(match.lineId)!;
  const { bankAccountId, date, side, amount, narration, payee } = line;
  return {
    ...{ lineId: line.id, bankAccountId, date, side, amount: formatRupees(amount), narration, payee },
    best: match.best && candidateJson(match.best, refs),
    alternatives: match.alternatives.map((one) => candidateJson(one, refs)),
    doubt: match.doubt,
    ruleId: ruleFor(match, found)?.id ?? null,
  };
}

async function foundLine(c: Context<AppEnv>): Promise<BooksLine> {
  const id = c.req.param('transactionId') ?? '';
  const line = (await findLines(c.env.DB, c.var.companyScope, [id])).get(id);
  if (!line) throw notHere();
  return line;
}

async function namesFor(c: Context<AppEnv>, entries: readonly Entry[], more?: Names['parties']): Promise<Names> {
  const scope = c.var.companyScope;
  const [accounts, parties] = await Promise.all([
    accountsOf(c.env.DB, scope),
    partyNames(
      c.env.DB,
      scope,
      entries.map(({ partyId }) => partyId),
    ),
  ]);
  const known = new Map([...parties, ...(more ?? [])]);
  return { accounts: new Map(accounts.map((account) => [account.id, account])), parties: known };
}

const entriesJson = (entries: readonly Entry[], names: Names) =>
  voucherJson({ entries, total: paise(0) } as PostedVoucher, names).lines;

/** Entries before they are posted, or what keeps them from being. */
function previewJson(kind: string, given: GrossUp | NotExact, names: Names) {
  if (!isGrossUp(given)) {
    const problem = { field: given.field, message: given.problem };
    return { kind, rule: null, lines: [], summary: null, toConfirm: [], problem };
  }
  const summary = given.explained.steps.at(-1)?.summary ?? null;
  return {
    kind,
    rule: given.rule,
    lines: entriesJson(given.entries, names),
    summary,
    toConfirm: given.toConfirm,
    problem: null,
  };
}

type Written = { line: BooksLine; entries: readonly Entry[] } & Awaited<ReturnType<typeof entriesOf>>;

/** The entries a person wrote for a line: the bank's own comes from the line. */
async function writtenEntries(
  c: Context<AppEnv>,
  line: BooksLine,
  asked: Extract<GrossUpAsked, { kind: 'entries' }>,
): Promise<Written> {
  const { companyScope: scope, person } = c.var;
  const made = await entriesOf(c.env.DB, { scope, person, date: line.date, at: '' }, asked.lines);
  const { account, amount } = bankEntryOf(line);
  // What the statement says of the account is the bank's entry and nothing beside it.
  const again = made.entries.findIndex((entry) => entry.account === account);
  if (again >= 0) throw atFault(422, `lines.${again}.account`, say('settlement-desk.problem.bank-twice'), 'bank-twice');
  return { ...made, line, entries: [{ account, amount }, ...made.entries] };
}

const loanJson = (loan: LedgerLoan & Partial<ScheduledLoan>, standing: { owed: number; paid: number } | undefined) => {
  const { id, lender, tag, account, count, everyMonths, firstOn, method } = loan;
  const schedule = loanSchedule(loan);
  return {
    ...{ id, lender, tag, account, count, everyMonths, firstOn, method },
    ...{ principal: formatRupees(loan.principal), rate: formatPercent(loan.rate) },
    ...{ instalment: loan.instalment && formatRupees(loan.instalment), paidBefore: loan.paidBefore },
    afterPrepayment: loan.afterPrepayment,
    prepaid: (loan.prepaid ?? []).map(({ on, amount }) => ({ on, amount: formatRupees(paise(amount)) })),
    ...{ owed: formatRupees(paise(standing?.owed ?? 0)), paidCount: loan.paidBefore + (standing?.paid ?? 0) },
    dueWithinYear: formatRupees(principalDueWithin(schedule, today(), 12)),
    schedule: schedule.map(({ number, on, amount, principal, interest, left }) => ({
      ...{ number, on, amount: formatRupees(amount), principal: formatRupees(principal) },
      ...{ interest: formatRupees(interest), left: formatRupees(left) },
    })),
  };
};

/** How bank lines meet documents and become more than one entry. */
export const settlementRoutes = new Hono<AppEnv>()
  .get(
    `${COMPANY}/match-proposals`,
    authorize,
    accept('query', proposalsAsked),
    answers(200, proposalsAnswer),
    async (c) => {
      const { limit, cursor, ...asked } = c.req.valid('query');
      const found = await proposalsOf(c.env.DB, c.var.companyScope, asked);
      const refs = new Map(found.bills.map(({ id, ref }) => [id, ref]));
      // The line after which the page begins; one that was settled meanwhile lets it begin anew.
      const from = found.matches.findIndex(({ lineId }) => lineId === cursor) + 1;
      const shown = found.matches.slice(from, from + limit);
      const rows = shown.map((match) => proposalJson(match, found, refs));
      const next = from + limit < found.matches.length ? (shown.at(-1)?.lineId ?? null) : null;
      const counts = { total: found.matches.length, next, openBills: found.bills.length, isComplete: found.isComplete };
      return c.json(inWords(c, { rows, ...counts }));
    },
  )
  .post(
    `${COMPANY}/match-proposals/accept`,
    authorize,
    once,
    accept('json', accepted),
    answers(201, acceptedAnswer),
    async (c) => {
      const { posted, change } = await settled(c.env.DB, c.var.companyScope, c.var.person, c.req.valid('json').items);
      const answer = {
        settled: posted.map(({ id, number, sourceId }) => ({ lineId: sourceId ?? '', voucherId: id, number })),
      };
      await commit(actingOf(c, { status: 201, body: answer }), [change]);
      return c.json(answer, 201);
    },
  )
  .post(`${COMPANY}/match-proposals/by-rules`, authorize, once, answers(201, acceptedAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const found = await settledByRules(c.env.DB, scope, person);
    if (!found) return c.json({ settled: [] }, 201);
    const { posted, change } = found;
    const answer = {
      settled: posted.map(({ id, number, sourceId }) => ({ lineId: sourceId ?? '', voucherId: id, number })),
    };
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    return c.json(answer, 201);
  })
  .get(
    `${COMPANY}/open-bills`,
    authorize,
    accept('query', billsAsked),
    answers(200, z.array(openBillAnswer)),
    async (c) => {
      const { side, q, limit } = c.req.valid('query');
      const bills = await listOpenBills(c.env.DB, c.var.companyScope, { side });
      const wanted = q?.toLowerCase();
      const isWanted = ({ ref, partyName, open }: (typeof bills)[number]) =>
        wanted === undefined ||
        [ref, partyName, formatRupees(open)].some((text) => text.toLowerCase().includes(wanted));
      return c.json(bills.filter(isWanted).slice(0, limit).map(billJson));
    },
  )
  .get(`${COMPANY}/settlement-rules`, authorize, answers(200, z.array(ruleAnswer)), async (c) => {
    const rules = await listRules(c.env.DB, c.var.companyScope);
    const names = await partyNames(
      c.env.DB,
      c.var.companyScope,
      rules.map(({ partyId }) => partyId),
    );
    return c.json(
      rules.map(({ id, partyId, createdByName: by, createdAt: at }) => ({
        id,
        partyId,
        party: names.get(partyId) ?? '',
        by,
        at,
      })),
    );
  })
  .post(
    `${COMPANY}/settlement-rules`,
    authorize,
    once,
    accept('json', newRule),
    answers(201, ruleAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const named = c.req.valid('json').party;
      const party = (await partiesNamed(c.env.DB, scope, [named])).get(named);
      if (!party) throw atFault(422, 'party', say('settlement.problem.no-party'), 'no-such-party');
      const rules = await listRules(c.env.DB, scope);
      if (rules.some(({ partyId }) => partyId === party.id))
        throw atFault(409, 'party', say('settlement.problem.rule-twice'), 'rule-twice');
      const { rule, change } = ruleSet(c.env.DB, scope, person, party);
      const answer = { id: rule.id, partyId: party.id, party: party.name, by: rule.createdByName, at: rule.createdAt };
      await commit(actingOf(c, { status: 201, body: answer }), [change]);
      return c.json(answer, 201);
    },
  )
  .post(
    `${COMPANY}/settlement-rules/withdraw`,
    authorize,
    once,
    accept('json', newRule),
    answers(200, ruleAnswer),
    async (c) => {
      const scope = c.var.companyScope;
      const named = c.req.valid('json').party;
      const party = (await partiesNamed(c.env.DB, scope, [named])).get(named);
      const rule = party && (await listRules(c.env.DB, scope)).find(({ partyId }) => partyId === party.id);
      if (!party || !rule) throw atFault(422, 'party', say('settlement.problem.no-rule'), 'no-such-rule');
      const answer = { id: rule.id, partyId: party.id, party: party.name, by: rule.createdByName, at: rule.createdAt };
      await commit(actingOf(c, { status: 200, body: answer }), [ruleWithdrawn(c.env.DB, scope, rule, party.name)]);
      return c.json(answer);
    },
  )
  .get(POSTING, authorize, answers(200, postingAnswer), async (c) => {
    const scope = c.var.companyScope;
    const line = await foundLine(c);
    const lockedTo = await lockedUpTo(c.env.DB, scope);
    const isAdopted = line.voucherId !== null;
    const [voucher] = line.voucherId
      ? await findVouchers(c.env.DB, scope, [line.voucherId])
      : await vouchersOfLines(c.env.DB, scope, [line.id]);
    const isLocked = lockedTo !== null && line.date <= lockedTo;
    const isFree = !isAdopted && !isLocked;
    const offers = isFree ? await offersFor(c.env.DB, scope, line) : [];
    const waiting = isFree ? await waitingFor(c, line) : [];
    const entries = [voucher, ...waiting].flatMap((one) => one?.entries ?? []);
    const names = await namesFor(c, [...entries, ...offers.flatMap(({ grossUp: made }) => made?.entries ?? [])]);
    const told = (one: PostedVoucher) => ({
      lines: entriesJson(one.entries, names),
      summary: say('settlement.summary.waiting', { number: one.number }),
    });
    return c.json(
      inWords(c, {
        voucher: voucher ? voucherJson(voucher, names) : null,
        ...{ isAdopted, isLocked, bank: formatRupees(bankEntryOf(line).amount) },
        offers: [
          ...waiting.map((one) => ({
            ...{ kind: 'waiting', voucherId: one.id, loanId: null, number: null },
            asked: { kind: 'waiting', voucherId: one.id },
            preview: { kind: 'waiting', rule: one.rule, ...told(one), toConfirm: [], problem: null },
          })),
          ...offers.map(({ kind, loanId, number, asked, grossUp: made }) => ({
            ...{ kind, voucherId: null, loanId, number, asked },
            preview: made && previewJson(kind, made, names),
          })),
        ],
      }),
    );
  })
  .post(`${POSTING}/preview`, authorize, accept('json', grossUp), answers(200, postingPreviewAnswer), async (c) => {
    const line = await foundLine(c);
    const asked = c.req.valid('json');
    if (asked.kind === 'entries') {
      const { entries, parties } = await writtenEntries(c, line, asked);
      const names = await namesFor(c, entries, parties);
      const difference = differenceOf(entries);
      const preview = {
        kind: asked.kind,
        rule: null,
        lines: entriesJson(entries, names),
        summary: null,
        toConfirm: [],
        problem: difference === 0 ? null : { field: 'lines', message: differenceWords(paise(difference)) },
      };
      return c.json(inWords(c, preview));
    }
    if (asked.kind === 'waiting') throw atFault(422, 'kind', say('settlement.problem.other-side'));
    const made = await grossUpOfLine(c.env.DB, c.var.companyScope, line, asked);
    const names = await namesFor(c, isGrossUp(made) ? made.entries : []);
    return c.json(inWords(c, previewJson(asked.kind, made, names)));
  })
  .post(
    POSTING,
    authorize,
    once,
    accept('json', grossUp),
    answers(201, postingAnswer.pick({ voucher: true, isAdopted: true })),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const line = await foundLine(c);
      const asked = c.req.valid('json');
      mustBeFree([line], () => '');
      if (asked.kind === 'waiting') return takeWaiting(c, line, asked.voucherId);
      const written = asked.kind === 'entries' ? await writtenEntries(c, line, asked) : undefined;
      const made = asked.kind === 'entries' ? undefined : await grossUpOfLine(c.env.DB, scope, line, asked);
      if (made && !isGrossUp(made)) throw atFault(422, made.field, made.problem, 'not-exact');
      const narration = asked.kind === 'entries' ? asked.narration : undefined;
      const own = {
        rule: null,
        kind: line.side === 'credit' ? 'receipt' : 'payment',
        entries: written?.entries ?? [],
      } as const;
      const { posted, change } = await linesPosted(
        c.env.DB,
        scope,
        person,
        [{ line, grossUp: made ?? own, narration }],
        () => '',
      );
      const voucher = posted[0]!;
      const names = await namesFor(c, voucher.entries, written?.parties);
      const answer = { voucher: voucherJson(voucher, names), isAdopted: true };
      await commit(actingOf(c, { status: 201, body: answer }), [...(written?.changes ?? []), change]);
      return c.json(inWords(c, answer), 201);
    },
  )
  .post(
    `${POSTING}/undo`,
    authorize,
    once,
    accept('json', undoAsked),
    answers(200, postingAnswer.pick({ voucher: true, isAdopted: true })),
    async (c) => {
      const scope = c.var.companyScope;
      const line = await foundLine(c);
      const [voucher] = line.voucherId ? await findVouchers(c.env.DB, scope, [line.voucherId]) : [];
      if (!voucher) throw new Problem(409, 'not-adopted', say('settlement.problem.not-adopted'));
      const names = await namesFor(c, voucher.entries);
      if (voucher.sourceKind === 'bank-line') {
        const change = await vouchersVoided(c.env.DB, scope, [voucher], c.req.valid('json').reason);
        const answer = { voucher: voucherJson({ ...voucher, status: 'void' }, names), isAdopted: false };
        await commit(actingOf(c, { status: 200, body: answer }), [change]);
        return c.json(inWords(c, answer));
      }
      const answer = { voucher: voucherJson(voucher, names), isAdopted: false };
      const entry = {
        action: 'bank-transaction.unlink',
        entityType: 'bank-transaction',
        entityId: line.id,
        before: { voucher: voucher.number },
      };
      const statements = waitingFreed(c.env.DB, scope, line, voucher.id);
      await commit(actingOf(c, { status: 200, body: answer }), [
        { chainId: scope.companyId, statements, entries: [entry] },
      ]);
      return c.json(inWords(c, answer));
    },
  )
  .get(`${COMPANY}/advances`, authorize, answers(200, z.array(advanceAnswer)), async (c) => {
    const advances = await listAdvances(c.env.DB, c.var.companyScope);
    return c.json(
      advances.map(({ amount, open, ...advance }) => ({
        ...{ ...advance, amount: formatRupees(amount), open: formatRupees(open) },
      })),
    );
  })
  .post(
    `${COMPANY}/advances/adjust`,
    authorize,
    once,
    accept('json', advanceAdjusted),
    answers(201, adjustedAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { posted, amount, change } = await advanceSetAgainst(c.env.DB, scope, person, c.req.valid('json'));
      const answer = { voucherId: posted.id, number: posted.number, amount: formatRupees(amount) };
      await commit(actingOf(c, { status: 201, body: answer }), [change]);
      return c.json(answer, 201);
    },
  )
  .get(`${COMPANY}/advance-vouchers`, authorize, answers(200, z.array(advanceMoveAnswer)), async (c) => {
    const moves = await advanceMoves(c.env.DB, c.var.companyScope);
    return c.json(
      moves.map(({ voucherId, kind, booked, movedOn, party, amount, igst, cgst, sgst, number }) => ({
        ...{ voucherId, kind, booked, movedOn, party, number },
        ...{ amount: formatRupees(amount), tax: formatRupees(paise(igst + cgst + sgst)) },
      })),
    );
  })
  .post(
    `${COMPANY}/advance-vouchers`,
    authorize,
    once,
    accept('json', newAdvanceVoucher),
    answers(201, advanceVoucherAnswer),
    async (c) => {
      const { number, date } = await advanceVoucherMade(c, c.req.valid('json'));
      return c.json({ number, date }, 201);
    },
  )
  .get(`${COMPANY}/advance-vouchers/:voucherId/pdf`, authorize, async (c) => {
    const scope = c.var.companyScope;
    const voucherId = c.req.param('voucherId');
    const [[move], company, profile] = await Promise.all([
      advanceMoves(c.env.DB, scope, voucherId),
      knownCompany(c.env.DB, scope),
      findProfile(c.env.DB, scope),
    ]);
    if (!move) throw await noMove(c.env.DB, scope, voucherId);
    const { number, booked } = move;
    if (number === null) throw new Problem(409, 'no-advance-voucher', say('advance-voucher.fault.none', { booked }));
    const { invoicePdf } = await import('../document/invoice.pdf');
    const paper = paperOf(scope, { ...move, number });
    const file = await invoicePdf({ ...paper, company, profile, language: languageOf(c.req.raw) });
    return asDownload(file, `${number}.pdf`, 'application/pdf');
  })
  .get(`${COMPANY}/ageing`, authorize, accept('query', ageingAsked), answers(200, ageingAnswer), async (c) => {
    const { on = today(), side, party: partyId } = c.req.valid('query');
    return c.json(inWords(c, await ageingOn(c.env.DB, c.var.companyScope, { on, side, partyId })));
  })
  .get(
    `${COMPANY}/bank-reconciliation`,
    authorize,
    accept('query', reconciliationAsked),
    answers(200, reconciliationAnswer),
    async (c) => {
      const { accountId, on = today() } = c.req.valid('query');
      const scope = c.var.companyScope;
      const accounts = await accountsOf(c.env.DB, scope);
      const account = accounts.find(({ id, origin }) => id === accountId && origin === 'bank');
      if (!account) throw notHere();
      const [trial, facts] = await Promise.all([
        trialBalanceOn(c.env.DB, scope, on, accounts),
        bankFacts(c.env.DB, scope, accountId, on),
      ]);
      const found = bankReconciliation({ books: trial.get(accountId)?.closing ?? paise(0), ...facts });
      const {
        books,
        chequesNotPresented,
        depositsNotCredited,
        linesNotInBooks,
        expected,
        statement,
        difference,
        says,
      } = found;
      const complete = difference === 0;
      return c.json(
        inWords(c, {
          ...{ accountId, account: account.name, on, books: formatRupees(books) },
          chequesNotPresented: formatRupees(chequesNotPresented),
          depositsNotCredited: formatRupees(depositsNotCredited),
          linesNotInBooks: formatRupees(linesNotInBooks),
          expected: formatRupees(expected),
          printedOn: facts.printed?.on ?? null,
          printed: facts.printed && formatRupees(facts.printed.balance),
          sincePrinted: formatRupees(facts.sincePrinted),
          statement: statement === null ? null : formatRupees(statement),
          difference: difference === null ? null : formatRupees(difference),
          says,
          rows: facts.outstanding.map((row) => ({ ...row, amount: formatRupees(row.amount) })),
          complete,
          missing: complete ? [] : [says],
        }),
      );
    },
  )
  .get(
    `${COMPANY}/tax-controls`,
    authorize,
    accept('query', controlsAsked),
    answers(200, controlsAnswer),
    async (c) => {
      const { on = today() } = c.req.valid('query');
      return c.json(inWords(c, await taxControlsOn(c.env.DB, c.var.companyScope, on)));
    },
  )
  .get(`${COMPANY}/loans`, authorize, answers(200, z.array(loanAnswer)), async (c) => {
    const loans = await listScheduledLoans(c.env.DB, c.var.companyScope);
    const standings = await loanStandings(c.env.DB, c.var.companyScope, loans, today());
    return c.json(loans.map((loan) => loanJson(loan, standings.get(loan.id))));
  })
  .post(`${COMPANY}/loans`, authorize, once, accept('json', newLoan), answers(201, loanAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { tag, ...facts } = c.req.valid('json');
    const named = { ...facts, tag: tag ?? facts.lender.slice(0, 40), instalment: facts.instalment ?? null };
    if (named.instalment !== null && !isInstalmentEnough(named, named.instalment))
      throw atFault(422, 'instalment', say('settlement-desk.problem.instalment-low'), 'instalment-low');
    if (named.paidBefore >= named.count)
      throw atFault(422, 'paidBefore', say('settlement-desk.problem.all-paid', { count: named.count }), 'all-paid');
    const loans = await listLoans(c.env.DB, scope);
    const isTwice = (loan: LedgerLoan) =>
      loan.account === named.account && loan.tag.toLowerCase() === named.tag.toLowerCase();
    if (loans.some(isTwice)) throw atFault(409, 'tag', say('settlement.problem.loan-twice'), 'loan-twice');
    const { loan, change } = loanAdded(c.env.DB, scope, person, named);
    const answer = loanJson(loan, undefined);
    await commit(actingOf(c, { status: 201, body: answer }), [change]);
    return c.json(answer, 201);
  })
  .patch(
    `${COMPANY}/loans/:loanId`,
    authorize,
    once,
    accept('json', loanChange),
    answers(200, loanAnswer),
    async (c) => {
      const scope = c.var.companyScope;
      const loan = (await listScheduledLoans(c.env.DB, scope)).find(({ id }) => id === c.req.param('loanId'));
      if (!loan) throw notHere();
      const { afterPrepayment } = c.req.valid('json');
      const standings = await loanStandings(c.env.DB, scope, [loan], today());
      const answer = loanJson({ ...loan, afterPrepayment }, standings.get(loan.id));
      if (afterPrepayment !== loan.afterPrepayment)
        await commit(actingOf(c, { status: 200, body: answer }), [prepaymentSet(c.env.DB, loan, afterPrepayment)]);
      return c.json(answer);
    },
  );

async function waitingFor(c: Context<AppEnv>, line: BooksLine): Promise<PostedVoucher[]> {
  const scope = c.var.companyScope;
  const { account: accountId, amount, date } = bankEntryOf(line);
  const asked = { accountId, amount, from: addDays(date, -WAITED_DAYS), to: addDays(date, WAITED_DAYS) };
  const ids = await waitingVouchers(c.env.DB, scope, asked);
  return ids.length > 0 ? findVouchers(c.env.DB, scope, ids) : [];
}

/** A voucher that was entered first has its bank line. */
async function takeWaiting(c: Context<AppEnv>, line: BooksLine, voucherId: string) {
  const scope = c.var.companyScope;
  const voucher = (await waitingFor(c, line)).find(({ id }) => id === voucherId);
  if (!voucher) throw atFault(422, 'voucherId', say('settlement.problem.not-waiting'), 'not-waiting');
  const names = await namesFor(c, voucher.entries);
  const answer = { voucher: voucherJson(voucher, names), isAdopted: true };
  const entry = {
    action: 'bank-transaction.link',
    entityType: 'bank-transaction',
    entityId: line.id,
    after: { voucher: voucher.number },
  };
  const statements = waitingCleared(c.env.DB, scope, line, voucher.id);
  await commit(actingOf(c, { status: 201, body: answer }), [
    { chainId: scope.companyId, statements, entries: [entry] },
  ]);
  return c.json(inWords(c, answer), 201);
}
