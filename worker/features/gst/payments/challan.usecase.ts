import { returnPeriodOf } from '../../../domain/gst/gstr-1/period';
import { filerIn } from '../../../domain/gst/register/register';
import { CASH, challanEntries } from '../../../domain/gst/settle/entries';
import { type ByHead, TAX_HEADS, totalOf } from '../../../domain/gst/settle/model';
import type { Entry, NewVoucher } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import type { CompanyCase } from '../../calendar/case/case.repository';
import { accountsOf } from '../../ledger/chart/chart.repository';
import { type KnownCompany, knownCompany } from '../../ledger/document/keeper.repository';
import { linesAdopted } from '../../ledger/settlement/lines.repository';
import { vouchersPosted } from '../../ledger/voucher/post.repository';
import type { StoredChallan } from '../ledgers/ledgers.table';
import { mustBeOwn } from '../ledgers/ledgers.usecase';
import { bankNamed, tagOf } from '../settle/settlement.usecase';
import { filingTold } from '../step.usecase';
import { keyOf, mustFile } from '../worksheet.usecase';
import { findUnlaidLine, insertChallan, type KnownChallan, listChallans, type PaidLine } from './challan.repository';

export type AskedChallan = Pick<
  StoredChallan,
  'gstin' | 'reason' | 'cpin' | 'depositedOn' | 'igst' | 'cgst' | 'sgst'
> & {
  period?: string | undefined;
  cin?: string | undefined;
  account?: string | undefined;
  transactionId?: string | undefined;
};

/**
 * Records a challan in PMT-06 with its voucher by head: from the account of money that is named, or for the bank line that paid it; where
 * that line stands under central tax already, a journal lays it to the heads. The monthly payment of a quarterly filer meets its
 * obligation in the calendar. Throws 422 naming a field, 409 for a challan that is recorded.
 */
export async function challanRecorded(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  asked: AskedChallan,
  companyCase: CompanyCase,
): Promise<{ challan: KnownChallan; changes: Change[] }> {
  // Before anything is said of the challan: a line of somebody else is as unknown as one that nobody has.
  const paid = asked.transactionId ? await findUnlaidLine(d1, scope, asked.transactionId) : undefined;
  if (asked.transactionId && paid === undefined) throw notHere();
  const [company, known] = await Promise.all([
    knownCompany(d1, scope),
    listChallans(d1, scope),
    mustBeOwn(d1, scope, asked.gstin),
  ]);
  mustFit(asked, company);
  const same = known.filter(({ cpin }) => cpin === asked.cpin);
  if (same.some(({ stands }) => stands))
    throw new Problem(409, 'challan-known', say('gst-payment.fault.known', { cpin: asked.cpin }));
  const amounts: ByHead = { igst: asked.igst, cgst: asked.cgst, sgst: asked.sgst, cess: paise(0) };
  const line = paid === undefined ? undefined : fittingLine(paid, amounts);
  const id = newId();
  const { voucherId, number, changes } = await posted(d1, scope, person, { id, asked, amounts, line, company });
  const { account: _, period = null, cin = null, ...kept } = asked;
  const stored: StoredChallan = {
    ...{ id, companyId: scope.companyId, ...kept, period, cin, round: same.length, voucherId },
    ...{ transactionId: line?.id ?? null, createdBy: person.id, createdByName: person.name },
    createdAt: now().toISOString(),
  };
  const entry = {
    ...{ action: 'gst-challan.record', entityType: 'gst-challan', entityId: stored.id },
    after: { gstin: asked.gstin, cpin: asked.cpin, period, amount: formatRupees(totalOf(amounts)) },
  };
  const recorded = { chainId: scope.companyId, statements: [insertChallan(d1, stored)], entries: [entry] };
  return {
    challan: { ...stored, voucherNumber: number, stands: true },
    changes: [...changes, recorded, ...met(d1, scope, person, asked, companyCase)],
  };
}

function mustFit({ reason, period: text, depositedOn, gstin, cpin, cin, ...of }: AskedChallan, company: KnownCompany) {
  if (depositedOn > today())
    throw atFault(422, 'depositedOn', say('company.fault.not-come-yet', { today: onDay(today()) }));
  if (cin && !cin.startsWith(cpin)) throw atFault(422, 'cin', say('gst-payment.fault.cin'));
  if (of.igst + of.cgst + of.sgst <= 0) throw atFault(422, 'igst', say('gst-payment.fault.nothing'));
  // What a bank line paid is a fact, however odd.
  for (const head of ['igst', 'cgst', 'sgst'] as const)
    if (!of.transactionId && of[head] % 100 !== 0) throw atFault(422, head, say('gst-payment.fault.whole-rupees'));
  if (reason === 'deposit') {
    if (text) throw atFault(422, 'period', say('gst-payment.fault.no-period'));
    return;
  }
  const period = text ? returnPeriodOf(text) : undefined;
  if (!period) throw atFault(422, 'period', say('gst-return.fault.period'));
  if (reason === 'monthly-payment') mustFile(company, { form: 'PMT-06', gstin }, period);
  else if (filerIn(company.registrations, gstin, period.last) !== 'composition' || period.every !== 'quarter')
    throw atFault(422, 'period', say('gst-payment.fault.not-composition', { gstin }), 'no-such-return');
}

/** The bank line that paid a challan: not laid to heads yet, and of its amount. */
function fittingLine(line: PaidLine | null, amounts: ByHead): PaidLine {
  if (line === null) throw atFault(409, 'transactionId', say('gst-payment.fault.laid'), 'line-laid');
  if (line.amount === totalOf(amounts)) return line;
  const figures = { line: { exact: line.amount }, challan: { exact: totalOf(amounts) } };
  throw atFault(422, 'transactionId', say('gst-payment.fault.line-amount', figures), 'line-amount');
}

type ToPost = { id: string; asked: AskedChallan; amounts: ByHead; line: PaidLine | undefined; company: KnownCompany };
type Posted = { voucherId: string; number: string; changes: Change[] };

async function posted(d1: D1Database, scope: CompanyScope, person: Person, given: ToPost): Promise<Posted> {
  const { id, asked, amounts, line, company } = given;
  const own: NewVoucher['source'] = { kind: 'return', id };
  const tag = tagOf(company, asked.gstin);
  const narration =
    line?.narration ?? inBaseWords(say('gst-payment.narration', { cpin: asked.cpin, gstin: asked.gstin }));
  const voucher = (kind: NewVoucher['kind'], date: IsoDate, entries: Entry[], source = own): NewVoucher => ({
    ...{ kind, date, narration, entries, rule: 'T02', source },
  });
  if (line?.voucherId) {
    // The line was posted by its category, all of it under central tax and under no registration's mark.
    const moved: Entry[] = TAX_HEADS.flatMap((head) => {
      const account = CASH[head];
      return account && amounts[head] > 0 ? [{ account, amount: amounts[head], ...(tag && { tag }) }] : [];
    });
    const entries: Entry[] = [...moved, { account: '1616', amount: paise(-totalOf(amounts)) }];
    return written(d1, scope, person, voucher('journal', line.date, entries), undefined);
  }
  const bank = line ? line.bankAccountId : bankNamed(await accountsOf(d1, scope), asked.account)?.id;
  if (!bank) throw atFault(422, 'account', say('gst-3b.fault.no-bank'), 'no-such-account');
  const source: NewVoucher['source'] = line ? { kind: 'bank-line', id: line.id } : own;
  const date = line?.date ?? asked.depositedOn;
  return written(d1, scope, person, voucher('payment', date, challanEntries(amounts, bank, tag), source), line);
}

async function written(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  voucher: NewVoucher,
  line: PaidLine | undefined,
): Promise<Posted> {
  const {
    posted: [one],
    change,
  } = await vouchersPosted(d1, scope, person, [voucher]);
  if (!one) throw new RangeError('No voucher was posted');
  const adopted = line ? linesAdopted(d1, scope, [[line.id, one.id]]) : [];
  return {
    voucherId: one.id,
    number: one.number,
    changes: [{ ...change, statements: [...change.statements, ...adopted] }],
  };
}

/** The obligation that a monthly payment meets; a second challan of the month adds to it. */
function met(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  { reason, period: text, gstin, cpin, depositedOn }: AskedChallan,
  companyCase: CompanyCase,
): Change[] {
  const period = reason === 'monthly-payment' && text ? returnPeriodOf(text) : undefined;
  if (!period || depositedOn <= period.days.to) return [];
  const subject = keyOf('PMT-06', period, gstin);
  const isKnown = companyCase.dossier.events.some(
    (event) => event.kind === 'filing' && event.subject === subject && !event.withdrawnOn,
  );
  return isKnown
    ? []
    : filingTold(d1, scope, person, { subject, number: cpin, filedOn: depositedOn }, companyCase).changes;
}
