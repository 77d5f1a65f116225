import { isBsr, isChallanSerial } from '../../identifiers/challan';
import { isGstin, isPan, isTan } from '../../identifiers/tax-number';
import { ruleInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { inPaise, onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise, shareOf } from '../../shared/money';
import type { StatementKind } from '../due-dates';
import { NO_PAN_RATE, NO_PAN_RATE_OF_TRADE } from '../law/higher-rates';
import { CERTIFICATE_LENGTH, STATEMENT_CODES, type StatementCodes } from '../law/statement-codes';
import { TDS_RATES } from '../natures';
import { holderFault } from './holder';
import type { Address, Statement, StatementChallan, StatementRow } from './model';
import { FILE_STATES } from './states.data';
import { addressLines, challanTotal, deductedOf, sumOf } from './values';
import { fileText } from './write';

/** Where something is wrong: the deductor's particulars, a challan or a row, by its id, and the field of it. */
export type Place = { of: 'deductor' | 'challan' | 'row' | 'statement'; id: string | null; field: string };

/** What is wrong before a statement is written. An error stops the file; a warning is for a person to weigh. */
export type Finding = Place & { level: 'error' | 'warning'; message: Message };

type Report = (level: Finding['level'], place: Place, message: Message) => void;

/** Everything that the validator, or the department after it, would send back, each with its place. Errors come first. */
export function checkStatement(statement: Statement): readonly Finding[] {
  const findings: Finding[] = [];
  const report: Report = (level, place, message) => findings.push({ level, ...place, message });
  checkDeductor(statement, report);
  const rows = statement.challans.flatMap((challan) => challan.rows);
  if (rows.length === 0 && statement.uncovered.length === 0)
    report('error', { of: 'statement', id: null, field: 'rows' }, say('tds-statement.check.no-rows'));
  for (const challan of statement.challans) checkChallan(challan, statement, report);
  reportTwice(statement.challans, report);
  for (const row of statement.uncovered)
    report('error', { of: 'row', id: row.id, field: 'challan' }, say('tds-statement.check.no-challan', nameOf(row)));
  for (const challan of statement.challans) for (const row of challan.rows) checkRow(row, challan, statement, report);
  return findings.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));
}

const EMAIL = /^[^\s@^]+@[^\s@^]+\.[^\s@^]+$/;

function checkDeductor({ deductor, createdOn, quarter }: Statement, report: Report): void {
  const at = (field: string): Place => ({ of: 'deductor', id: null, field });
  const must = (field: string, holds: boolean, ask: string, params: Message['params'] = {}) => {
    if (!holds) report('error', at(field), say(`tds-statement.check.${ask}`, params));
  };
  const { responsible, phone } = deductor;
  must('tan', isTan(deductor.tan), 'tan');
  must('pan', isPan(deductor.pan), 'pan-of-deductor');
  must('name', fileText(deductor.name) !== '', 'name-of-deductor');
  must('email', EMAIL.test(deductor.email) || EMAIL.test(responsible.email), 'email');
  must('phone', /^\d{4,10}$/.test(phone.number) || /^\d{10}$/.test(responsible.mobile), 'phone');
  must('person', fileText(responsible.name) !== '', 'person');
  must('designation', fileText(responsible.designation) !== '', 'designation');
  if (fileText(responsible.designation).length > 20)
    report('warning', at('designation'), say('tds-statement.check.long-designation'));
  must('personPan', isPan(responsible.pan), 'pan-of-person');
  if (deductor.gstin) must('gstin', isGstin(deductor.gstin), 'gstin');
  if (deductor.earlierReceipt) must('earlierReceipt', /^\d{15}$/.test(deductor.earlierReceipt), 'receipt');
  must('createdOn', createdOn > quarter.from, 'too-early', { from: onDay(quarter.from) });
  checkAddress('address', deductor.address, at, report);
  checkAddress('personAddress', responsible.address, at, report);
}

function checkAddress(field: string, address: Address, at: (field: string) => Place, report: Report): void {
  const { lines, rest } = addressLines(address.lines);
  if (fileText(lines.join(' ')) === '') report('error', at(field), say('tds-statement.check.address'));
  if (rest) report('warning', at(field), say('tds-statement.check.long-address', { rest }));
  if (!FILE_STATES[address.stateCode]) report('error', at(`${field}.state`), say('tds-statement.check.state'));
  if (!/^[1-9]\d{5}$/.test(address.pin)) report('error', at(`${field}.pin`), say('tds-statement.check.pin'));
}

const RUPEE = 100;

function checkChallan(challan: StatementChallan, { createdOn }: Statement, report: Report): void {
  if (challan.isNil) return;
  const { id, bsr, serial, depositedOn, rows } = challan;
  const at = (field: string): Place => ({ of: 'challan', id, field });
  const name = { serial, bsr };
  if (!isBsr(bsr)) report('error', at('bsr'), say('tds-statement.check.bsr', name));
  if (!isChallanSerial(serial)) report('error', at('serial'), say('tds-statement.check.serial', name));
  if (depositedOn === null) report('error', at('depositedOn'), say('tds-statement.check.no-deposit-day', name));
  else if (depositedOn > createdOn)
    report('error', at('depositedOn'), say('tds-statement.check.deposit-ahead', { ...name, day: onDay(depositedOn) }));
  for (const part of ['tax', 'surcharge', 'cess', 'interest', 'fee', 'others'] as const)
    if (challan[part] % RUPEE !== 0)
      report('error', at(part), say('tds-statement.check.whole-rupees', { ...name, sum: inPaise(challan[part]) }));
  const covered = sumOf(rows, ({ deposited }) => deposited);
  const money = deductedOf(challan);
  if (covered > money)
    report(
      'error',
      at('tax'),
      say('tds-statement.check.balance', { ...name, covered: inPaise(covered), money: inPaise(money) }),
    );
  if (challanTotal(challan) === 0) report('error', at('total'), say('tds-statement.check.empty-challan', name));
}

function reportTwice(challans: readonly StatementChallan[], report: Report): void {
  const seen = new Set<string>();
  for (const { id, isNil, bsr, serial, depositedOn } of challans) {
    const key = `${bsr}/${depositedOn}/${serial}`;
    if (!isNil && seen.has(key))
      report(
        'error',
        { of: 'challan', id, field: 'serial' },
        say('tds-statement.check.challan-twice', { bsr, serial }),
      );
    seen.add(key);
  }
}

const nameOf = (row: StatementRow): Message['params'] => ({
  payee: row.name || row.id,
  day: onDay(row.paidOn),
  sum: inPaise(deductedOf(row)),
});

function checkRow(row: StatementRow, challan: StatementChallan, statement: Statement, report: Report): void {
  const { quarter, createdOn, kind } = statement;
  const at = (field: string): Place => ({ of: 'row', id: row.id, field });
  const fail = (field: string, check: string, more: Message['params'] = {}) =>
    report('error', at(field), say(`tds-statement.check.${check}`, { ...nameOf(row), ...more }));
  const codes = ruleInForce(STATEMENT_CODES, quarter.to).value;
  const span = { from: onDay(quarter.from), to: onDay(quarter.to) };
  const inQuarter = (day: IsoDate) => quarter.from <= day && day <= quarter.to;
  if (fileText(row.name) === '') fail('name', 'no-name');
  if (row.pan !== null && !isPan(row.pan)) fail('pan', 'pan', { pan: row.pan });
  const holder = row.pan !== null && isPan(row.pan) ? holderFault(row.name, row.pan) : null;
  if (holder) report('warning', at('name'), holder);
  if (row.amount <= 0) fail('amount', 'no-amount');
  const deducted = deductedOf(row);
  if (deducted > row.amount) fail('tax', 'tax-above-amount', { amount: inPaise(row.amount) });
  if (row.deposited > deducted) fail('deposited', 'deposited-above-tax', { deposited: inPaise(row.deposited) });
  if (!inQuarter(row.paidOn)) fail('paidOn', 'paid-outside', span);
  if (deducted > 0 && row.deductedOn < quarter.from) fail('deductedOn', 'deducted-before', span);
  // What is withheld late stays in the quarter of its payment: the department counts its interest from the two days.
  if (deducted > 0 && row.deductedOn > quarter.to)
    report('warning', at('deductedOn'), say('tds-statement.check.deducted-late', { ...nameOf(row), ...span }));
  if (deducted > 0 && row.deductedOn > createdOn) fail('deductedOn', 'deducted-ahead');
  if (challan.depositedOn !== null && !challan.isNil && row.deductedOn > challan.depositedOn)
    fail('deductedOn', 'deducted-after-deposit', { deposit: onDay(challan.depositedOn) });
  if (challan.isNil && deducted > 0) fail('challan', 'no-challan');
  checkCode(row, kind, codes, quarter.to, fail);
  checkRate(row, kind, codes, report, at);
}

type Fail = (field: string, check: string, more?: Message['params']) => void;

function checkCode(row: StatementRow, kind: StatementKind, codes: StatementCodes, on: IsoDate, fail: Fail): void {
  const known = [...codes.inKind, ...codes.salary, ...codes.others, ...ratedCodes(on)];
  if (!known.includes(row.code)) fail('code', 'code', { code: row.code });
  else if (codes.salary.includes(row.code) !== (kind === 'salary'))
    fail('code', 'code-of-other-form', { code: row.code });
  if (row.flag !== undefined && !codes.flags.includes(row.flag)) fail('flag', 'flag', { flag: row.flag });
  const length = ruleInForce(CERTIFICATE_LENGTH, on).value;
  if (row.flag === 'A' && !new RegExp(`^[A-Z0-9]{${length}}$`).test(row.certificate ?? ''))
    fail('certificate', 'certificate', { count: length });
  if (codes.inKind.includes(row.code) && (deductedOf(row) > 0 || row.rate > 0)) fail('tax', 'in-kind');
  if (codes.inKind.includes(row.code) && row.pan === null) fail('pan', 'in-kind-pan');
}

/** The codes under which tax is withheld on a day, by the tables of rates. */
function ratedCodes(on: IsoDate): readonly string[] {
  return Object.values(TDS_RATES).flatMap((history) =>
    history.flatMap(({ from, to, value }) => (from <= on && (to === null || on <= to) ? [value.code] : [])),
  );
}

/** Tax that is not its rate of the amount, and a missing PAN without the higher rate or its flag. */
function checkRate(
  row: StatementRow,
  kind: StatementKind,
  codes: StatementCodes,
  report: Report,
  at: (field: string) => Place,
): void {
  const deducted = deductedOf(row);
  if (kind === 'salary' || codes.inKind.includes(row.code)) return;
  const ofTrade = ruleInForce(NO_PAN_RATE_OF_TRADE, row.deductedOn).value;
  const expected = shareOf(row.base ?? row.amount, row.rate);
  if (Math.abs(expected - deducted) > ROUNDING)
    report('warning', at('rate'), say('tds-statement.check.rate', { ...nameOf(row), expected: inPaise(expected) }));
  if (row.pan === null && deducted > 0 && row.flag !== 'C')
    report('error', at('flag'), say('tds-statement.check.flag-c', nameOf(row)));
  const isRaised = row.rate >= ruleInForce(NO_PAN_RATE, row.deductedOn).value || row.rate === ofTrade;
  if (row.pan !== null && row.flag === 'C')
    report(isRaised ? 'warning' : 'error', at('flag'), say('tds-statement.check.flag-c-with-pan', nameOf(row)));
  if (deducted === 0 && row.flag === undefined)
    report('error', at('flag'), say('tds-statement.check.flag-missing', nameOf(row)));
  if (row.pan === null && deducted > 0 && row.rate < ofTrade)
    report('error', at('rate'), say('tds-statement.check.rate-without-pan', nameOf(row)));
}

/** Each deduction is rounded to the rupee, and a catch-up of earlier sums once. */
const ROUNDING: Paise = paise(RUPEE);
