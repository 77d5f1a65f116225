import type { Context } from 'hono';
import { foldedName } from '../../domain/bank/chart/chart';
import { ruleIfInForce } from '../../domain/law/rule';
import { financialYearOf, yearStart } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatPercent, formatRupees, type Paise, paise } from '../../domain/shared/money';
import { advancesLeft, lessAdvances } from '../../domain/tds/advances';
import { byCertificates } from '../../domain/tds/by-certificates';
import { type NewDeduction, payeeKindOf } from '../../domain/tds/deduction';
import { isSameSum, sumOfPayment, sumsOfYearsBefore, sumsTo, withEntered } from '../../domain/tds/earlier-sums';
import { payeeKey } from '../../domain/tds/finder';
import type { TaxAtSource } from '../../domain/tds/law/charge';
import { certificatesFor } from '../../domain/tds/lower-certificate';
import { coveredMonths } from '../../domain/tds/months-covered';
import { TDS_RATES } from '../../domain/tds/natures';
import { deductionOfNature, deductionOfTag } from '../../domain/tds/of-payment';
import { NO_PARTS, type TaxParts } from '../../domain/tds/parts';
import { natureOfTag } from '../../domain/tds/section-search';
import { taxToWithhold } from '../../domain/tds/withholding';
import type { Answer } from '../../platform/acting';
import { now, today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { newId } from '../../platform/ids';
import { atFault, notHere, Problem } from '../../platform/problem';
import { mustHaveChanged } from '../audit/audit.repository';
import { readPayments } from '../ledger/document/taxable-payment.repository';
import { partiesLike } from '../ledger/party/party-list.repository';
import { deductionsInserted } from '../ledger/voucher/deduction.repository';
import { mustBeUnfiled } from '../ledger/voucher/filed-quarter.repository';
import { deductionEntry, deductionTakenOut, listDeductions } from './deduction.repository';
import { eventOfDeduction } from './ledger-events';
import { type DeductionAsked, partsJson, rupeesOf } from './tds.contract';
import { writeWithCalendar } from './with-calendar.usecase';

/**
 * Enters a deduction by hand. What the tax is, the law says where nobody does: by what the payee was paid before in the year, over
 * bills, bank lines and what was entered. It posts nothing; the voucher that posted it may be named.
 */
export const deductionEntered = (c: Context<AppEnv>, asked: DeductionAsked): Promise<Answer> =>
  writeWithCalendar(c, async (companyCase) => {
    const { companyScope: scope, person } = c.var;
    const { deduction, explained } = await worked(c, asked);
    const made = byCertificates(deduction, explained?.value.certified);
    const { eventOn, deductedOn } = deduction;
    if (eventOn > today()) throw atFault(422, 'eventOn', say('tds.problem.event-in-future'));
    if (deductedOn < eventOn || deductedOn > today())
      throw atFault(422, 'deductedOn', say('tds.problem.deducted-on', { from: { unit: 'day', value: eventOn } }));
    await mustBeUnfiled(c.env.DB, scope, [{ deduction, field: 'eventOn' }]);
    const id = newId();
    const voucherId = asked.voucherId ?? null;
    if (voucherId) await mustBeHere(c, voucherId);
    const rows = made.map((one, index) => ({ id: index === 0 ? id : newId(), deduction: one, voucherId }));
    const statements = deductionsInserted(c.env.DB, scope, person, rows);
    const change = {
      chainId: scope.companyId,
      statements,
      entries: rows.map((row) => deductionEntry('tds-deduction.add', row.id, row.deduction)),
    };
    const { tax, section, code, act, rate, base, statement, parts = NO_PARTS } = deduction;
    const body = {
      ...{
        id,
        section,
        code,
        act,
        statement,
        tax: formatRupees(tax),
        ...partsJson({ tax, ...parts }),
        base: formatRupees(base),
        rate: formatPercent(rate),
      },
      reasonFlag: deduction.reasonFlag ?? null,
      explained: explained && rupeesOf({ value: explained.value.tax, steps: explained.steps }),
    };
    return {
      changes: [change],
      events: rows.map((row) => eventOfDeduction(row.id, row.deduction, companyCase.company.tan ?? '', today())),
      answer: { status: 201, body },
    };
  });

const VOUCHER = "SELECT 1 FROM ledger_vouchers WHERE company_id = ?1 AND id = ?2 AND status = 'posted'";

async function mustBeHere(c: Context<AppEnv>, voucherId: string): Promise<void> {
  const found = await c.env.DB.prepare(VOUCHER).bind(c.var.companyScope.companyId, voucherId).first();
  if (!found) throw notHere();
}

async function worked(c: Context<AppEnv>, asked: DeductionAsked) {
  const { companyScope: scope } = c.var;
  const { section, eventOn, amount, tax, narration, deductedOn } = asked;
  const [party] = (await partiesLike(c.env.DB, scope, [{ name: asked.payee.name, pan: asked.payee.pan }])).filter(
    ({ foldedName: name, pan }) => name === foldedName(asked.payee.name) || (pan !== null && pan === asked.payee.pan),
  );
  const pan = asked.payee.pan ?? party?.pan ?? undefined;
  const kind = asked.payee.kind ?? payeeKindOf(pan);
  if (pan !== undefined && kind !== payeeKindOf(pan))
    throw atFault(422, 'payee.kind', say('tds.problem.kind-of-pan', { pan, letter: pan.charAt(3) }), 'kind-of-pan');
  const payee = { partyId: party?.id, name: asked.payee.name, pan, kind };
  const nature = natureOfTag(section, eventOn, kind);
  const value = nature && ruleIfInForce<TaxAtSource>(TDS_RATES[nature], eventOn)?.value;
  if (!nature || !value) throw atFault(422, 'section', say('tds.problem.no-section', { section }), 'no-such-section');
  const given = {
    ...{ payee, eventOn, amount, source: { kind: 'manual' as const, id: null } },
    ...(deductedOn && { deductedOn }),
    ...(narration && { narration }),
  };
  if (amount === 0) throw atFault(422, 'amount', say('tds.problem.nothing-paid'));
  if (tax === 0) throw atFault(422, 'tax', say('tds.problem.nothing-withheld'));
  const parts = partsAsked(asked);
  if (tax !== undefined) {
    if (tax > amount) throw atFault(422, 'tax', say('tds.problem.tax-above-amount'));
    return {
      deduction: must(deductionOfTag({ ...given, tax, ...(parts && { parts }), tag: section })),
      explained: null,
    };
  }
  if (asked.rate !== undefined && nature !== 'nonResident') throw atFault(422, 'rate', say('tds.problem.rate-of-law'));
  if (value.charge.on === 'average' && asked.rate === undefined)
    throw atFault(422, 'tax', say('tds.problem.average'), 'tax-wanted');
  const year = financialYearOf(eventOn);
  const { payments, before, loose, certificates } = await readPayments(c.env.DB, scope, yearStart(year), eventOn);
  const isOfPayee = (one: { payee: NewDeduction['payee']; nature: string }) =>
    one.nature === nature && payeeKey(one.payee) === payeeKey(payee);
  const counted = withEntered(payments.filter(isOfPayee).map(sumOfPayment), loose.filter(isOfPayee));
  // The books may have the bill or bank line of just what is entered: it does not count twice.
  const own = counted.findIndex((one) => !one.isTaxed && isSameSum(one, { eventOn, amount }));
  const carried = advancesLeft(sumsOfYearsBefore(before.filter(isOfPayee), eventOn));
  const earlier = lessAdvances(sumsTo(counted.toSpliced(own, own < 0 ? 0 : 1), eventOn), carried);
  const explained = taxToWithhold({
    ...{ nature, eventOn, amount, earlier, hasPan: pan !== undefined },
    months: coveredMonths(nature, narration ?? '', eventOn),
    certificates: certificatesFor(certificates, { pan, nature, eventOn }),
    panInoperativeSince: party?.panInoperativeSince,
    ...(asked.rate !== undefined && { averageRate: asked.rate, ...(!asked.isTreatyRate && { abroadByAct: kind }) }),
  });
  const { base, rate, reasonFlag, certified, parts: lawfulParts, tax: lawful } = explained.value;
  if (lawful === 0 && !certified)
    throw atFault(422, 'amount', say('tds.problem.below-limit', { total: exactOf(amount) }), 'below-limit');
  return {
    deduction: must(
      deductionOfNature({
        ...{ ...given, nature, base, rate, tax: lawful, parts: lawfulParts, ...(reasonFlag && { reasonFlag }) },
      }),
    ),
    explained,
  };
}

/** What the person says of surcharge and cess in the tax; undefined where nothing is said. */
function partsAsked({ tax, surcharge, cess }: DeductionAsked): TaxParts | undefined {
  if (surcharge === undefined && cess === undefined) return undefined;
  const parts = { surcharge: surcharge ?? paise(0), cess: cess ?? paise(0) };
  const isWhole = tax !== undefined && parts.surcharge + parts.cess <= tax;
  if (!isWhole) throw atFault(422, surcharge ? 'surcharge' : 'cess', say('tds.problem.parts-above-tax'));
  return parts;
}

const exactOf = (exact: Paise) => ({ exact });

function must(deduction: NewDeduction | undefined): NewDeduction {
  if (!deduction) throw atFault(422, 'section', say('tds.problem.paid-by-pan'), 'paid-by-pan');
  return deduction;
}

const ENDED = 'SELECT 1 FROM tds_deductions WHERE company_id = ?1 AND id = ?2';

/** Takes a deduction that was entered by hand out of the ledger. What a voucher withheld leaves with the voucher alone. */
export const deductionWithdrawn = (c: Context<AppEnv>, id: string, reason: string): Promise<Answer> =>
  writeWithCalendar(c, async () => {
    const { companyScope: scope } = c.var;
    const [found] = await listDeductions(c.env.DB, scope, { ids: [id] });
    if (!found) {
      const ended = await c.env.DB.prepare(ENDED).bind(scope.companyId, id).first();
      if (ended) throw new Problem(409, 'already-withdrawn', say('company.record.withdrawn'));
    }
    if (!found || found.sourceKind === 'event') throw notHere();
    const isByHand = found.sourceKind === 'manual' && found.sourceId === null;
    // What was listed without tax has no voucher with which it could leave.
    if (!isByHand && !(found.tax === 0 && found.voucherId === null))
      throw new Problem(409, 'of-voucher', say('tds.problem.of-voucher'));
    if (found.deposited > 0 || found.challan) throw new Problem(409, 'in-challan', say('tds.problem.in-challan'));
    const entry = {
      ...{ action: 'tds-deduction.withdraw', entityType: 'tds-deduction', entityId: id },
      ...{ before: { payee: found.payeeName, tax: formatRupees(found.tax) }, after: { reason } },
    };
    const when = { day: today(), at: now().toISOString() };
    const statements = [deductionTakenOut(c.env.DB, scope, id, when), mustHaveChanged(c.env.DB)];
    // The calendar adds deductions of a day up: this one's share of them is taken off.
    const less = {
      ...{ id: `${id}|out`, kind: 'deduction' as const, subject: found.tan, happenedOn: found.deductedOn },
      ...{ recordedOn: today(), details: { statement: found.statement, amount: (0 - found.tax) as Paise } },
    };
    return {
      changes: [{ chainId: scope.companyId, statements, entries: [entry] }],
      events: [less],
      answer: { status: 200, body: { id } },
    };
  });
