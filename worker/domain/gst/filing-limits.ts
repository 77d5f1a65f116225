import { passes, type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../law/sources';
import { type Cited, historyOf } from '../law/table';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inPaise, inWords, onDay, Working, yesOrNo } from '../shared/explained';
import { type Message, say } from '../shared/message';
import type { Paise } from '../shared/money';
import { GST_THRESHOLDS } from './law/thresholds';
import { GST_TIME_LIMITS } from './law/time-limits';

/** Years from the due date after which a return may not be filed at all. */
export const FILING_BAR_YEARS: RuleHistory<number> = historyOf({
  id: 'GST.BAR.3Y',
  from: '2023-10-01',
  basis: 'FILING_DATE',
  value: 3,
  unit: 'years',
  statute: 'CGST Act 2017 ss.37(5), 39(11), 44(2), 52(15); Notification 28/2023-Central Tax',
  source: GST_SOURCES.threeYears,
});

/** The returns of ss.37(5), 39(11), 44(2) and 52(15): the others may be made however late. */
export const BARRED_FORMS: readonly string[] = [
  ...['GSTR-1', 'IFF', 'GSTR-3B', 'GSTR-4', 'GSTR-5', 'GSTR-5A', 'GSTR-6', 'GSTR-7', 'GSTR-8'],
  ...['GSTR-9', 'GSTR-9C'],
];

/** The last day on which a return may be filed; what was older when the bar came could be filed until the day before. */
export function lastDayToFile(dueOn: IsoDate, rule: Rule<number>): IsoDate {
  const [counted, before] = [addMonths(dueOn, 12 * rule.value), addDays(rule.from, -1)];
  return counted > before ? counted : before;
}

/** From when the portal refuses what the Act bars. */
export const FILING_BAR_ON_PORTAL: RuleHistory<boolean> = historyOf({
  id: 'GST.BAR.3Y.PORTAL',
  from: '2025-12-01',
  knownSince: '2025-09-09',
  basis: 'FILING_DATE',
  value: true,
  unit: 'yes or no',
  statute: 'GSTN advisories of June, September and October 2025',
  source: GST_SOURCES.threeYearsPortal,
  status: 'portal',
});

type Given = Cited & { id: string; what: Message };

const gate = ({ what, ...row }: Given): RuleHistory<Message> =>
  historyOf({ from: GST_BEGAN, ...row, id: `GST.${row.id}`, basis: 'TAX_PERIOD', value: what, unit: 'gate' });

/** What the portal or the Act refuses, or holds fast, in a return. */
export const FILING_GATES = {
  table32: gate({
    id: 'LOCK.3_2',
    from: '2025-11-01',
    what: say('gst.gate.table32'),
    statute: 'GSTN advisory',
    source: GST_SOURCES.lock32,
    status: 'portal',
  }),
  // Announced for July 2025; writers disagree on whether and how far it is in force.
  table31: gate({
    id: 'LOCK.3_1',
    from: '2025-07-01',
    knownSince: '2025-06-07',
    what: say('gst.gate.table31'),
    statute: 'GSTN advisory of 7 June 2025',
    source: GST_SOURCES.lock31,
    confidence: 'low',
    status: 'unverified',
  }),
  interest: gate({
    id: 'LOCK.INT',
    from: '2026-01-01',
    what: say('gst.gate.interest'),
    statute: 'GSTN advisory of 30 January 2026',
    source: GST_SOURCES.interestPortal,
    status: 'portal',
  }),
  previousReturn: gate({
    id: 'SEQ.1',
    from: '2022-01-01',
    what: say('gst.gate.previous-return'),
    statute: 'CGST Rules 2017 rule 59(6)',
  }),
  samePeriod: gate({
    id: 'SEQ.3B',
    from: '2022-10-01',
    what: say('gst.gate.same-period'),
    statute: 'CGST Act 2017 s.39(10)',
  }),
  eWayBill: gate({
    id: 'EWB.BLOCK',
    what: say('gst.gate.e-way-bill'),
    statute: 'CGST Rules 2017 rule 138E',
    source: GST_SOURCES.ewayBlock,
  }),
};

const HELD = ['table31', 'table32', 'interest'] as const;

/** What the portal holds fast in a GSTR-3B of a period, as it was known on a day: each with its rule, whose value says it in words. */
export const heldFast = (periodEnd: IsoDate, knownOn: IsoDate): readonly Rule<Message>[] =>
  HELD.flatMap((gate) => ruleIfInForce(FILING_GATES[gate], periodEnd, knownOn) ?? []);

export type FilingBar = { lastDay: IsoDate; isBarredByAct: boolean; isBarredByPortal: boolean };

/** Whether a return is too old to file: three years from its due date, by the Act, and from when the portal refuses it. */
export function filingBar(dueOn: IsoDate, filedOn: IsoDate): Explained<FilingBar> {
  const rule = ruleInForce(FILING_BAR_YEARS, filedOn);
  const working = new Working();
  working.give('due', say('gst.step.due-on'), onDay(dueOn));
  working.give('filed', say('gst.step.to-be-filed-on'), onDay(filedOn));
  working.make('years', say('gst.step.years'), asCount(rule.value), { inputs: [], rule: citationOf(rule) });
  const lastDay = lastDayToFile(dueOn, rule);
  const isCounted = lastDay === addMonths(dueOn, 12 * rule.value);
  working.make('last', say('gst.step.last-day-to-file'), onDay(lastDay), {
    formula: say(isCounted ? 'gst.formula.due-plus-years' : 'gst.formula.day-before-the-bar'),
    inputs: ['due', 'years'],
  });
  const isBarredByAct = filedOn > lastDay;
  const portal = FILING_BAR_ON_PORTAL.find(({ from }) => from <= filedOn);
  const isBarredByPortal = isBarredByAct && portal !== undefined;
  working.make('portal', say('gst.step.refused-by-the-portal'), yesOrNo(isBarredByPortal), {
    inputs: ['filed', 'last'],
    ...(portal && { rule: citationOf(portal) }),
  });
  working.make('barred', say('gst.step.barred-by-the-act'), yesOrNo(isBarredByAct), {
    formula: say('gst.formula.filed-is-after-last'),
    inputs: ['filed', 'last'],
  });
  return working.explain({ lastDay, isBarredByAct, isBarredByPortal });
}

/** The last day to report an invoice or note to the portal, its own day being day one; null where no limit binds the person. */
export function eInvoiceLastDay(documentDate: IsoDate, turnover: Paise): Explained<IsoDate | null> {
  const limit = ruleInForce(GST_THRESHOLDS.eInvoiceThirtyDays, documentDate);
  const working = new Working();
  working.give('document', say('gst.step.date-of-the-document'), onDay(documentDate));
  working.give('turnover', say('gst.step.turnover'), inPaise(turnover));
  const isBound = passes(turnover, limit);
  working.make('bound', say('gst.step.the-limit-binds'), yesOrNo(isBound), {
    formula: say('gst.formula.turnover-is-not-less-than-the-limit'),
    inputs: ['turnover'],
    rule: citationOf(limit),
  });
  if (!isBound) return working.explain(null);
  const days = ruleInForce(GST_TIME_LIMITS.eInvoiceDays, documentDate);
  const lastDay = addDays(documentDate, days.value - 1);
  working.make('last', say('gst.step.last-day-to-report'), onDay(lastDay), {
    formula: say('gst.formula.day-of-document-is-day-one', { days: days.value }),
    inputs: ['document', 'bound'],
    rule: citationOf(days),
  });
  return working.explain(lastDay);
}

/** In which table of GSTR-1 an inter-State invoice to an unregistered person goes, by its value with tax. */
export function consumerInvoiceTable(invoiceValue: Paise, periodEnd: IsoDate): Explained<'b2cl' | 'b2cs'> {
  const limit = ruleInForce(GST_THRESHOLDS.largeConsumerInvoice, periodEnd);
  const working = new Working();
  working.give('value', say('gst.step.value-of-the-invoice-with-tax'), inPaise(invoiceValue));
  const table = passes(invoiceValue, limit) ? 'b2cl' : 'b2cs';
  working.make('table', say('gst.step.table-of-gstr-1'), inWords(say(`gst.table.${table}`)), {
    formula: say('gst.formula.b2cl-where-the-value-exceeds-the-limit'),
    inputs: ['value'],
    rule: citationOf(limit),
  });
  return working.explain(table);
}
