import { ruleInForce } from '../law/rule';
import { addDays, addMonths, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inPaise, inWords, onDay, Working, yesOrNo } from '../shared/explained';
import type { Paise } from '../shared/money';
import { FILING_BAR_ON_PORTAL, FILING_BAR_YEARS } from './law/gates';
import { GST_THRESHOLDS } from './law/thresholds';
import { GST_TIME_LIMITS } from './law/time-limits';
import { passes } from './turnover';

export type FilingBar = { lastDay: IsoDate; isBarredByAct: boolean; isBarredByPortal: boolean };

/** Whether a return is too old to file: three years from its due date, by the Act, and from when the portal refuses it. */
export function filingBar(dueOn: IsoDate, filedOn: IsoDate): Explained<FilingBar> {
  const rule = ruleInForce(FILING_BAR_YEARS, filedOn);
  const working = new Working();
  working.give('due', 'Due on', onDay(dueOn));
  working.give('filed', 'To be filed on', onDay(filedOn));
  working.make('years', 'Years', asCount(rule.value), { inputs: [], rule: citationOf(rule) });
  const lastDay = addMonths(dueOn, 12 * rule.value);
  working.make('last', 'Last day to file', onDay(lastDay), { formula: 'due + years', inputs: ['due', 'years'] });
  const isBarredByAct = filedOn > lastDay;
  const portal = FILING_BAR_ON_PORTAL.find(({ from }) => from <= filedOn);
  const isBarredByPortal = isBarredByAct && portal !== undefined;
  working.make('portal', 'Refused by the portal', yesOrNo(isBarredByPortal), {
    inputs: ['filed', 'last'],
    ...(portal && { rule: citationOf(portal) }),
  });
  working.make('barred', 'Barred by the Act', yesOrNo(isBarredByAct), {
    formula: 'filed is after last',
    inputs: ['filed', 'last'],
  });
  return working.explain({ lastDay, isBarredByAct, isBarredByPortal });
}

/** The last day to report an invoice or note to the portal, its own day being day one; null where no limit binds the person. */
export function eInvoiceLastDay(documentDate: IsoDate, turnover: Paise): Explained<IsoDate | null> {
  const limit = ruleInForce(GST_THRESHOLDS.eInvoiceThirtyDays, documentDate);
  const working = new Working();
  working.give('document', 'Date of the document', onDay(documentDate));
  working.give('turnover', 'Turnover', inPaise(turnover));
  const isBound = passes(turnover, limit);
  working.make('bound', 'The limit binds', yesOrNo(isBound), {
    formula: 'turnover is not less than the limit',
    inputs: ['turnover'],
    rule: citationOf(limit),
  });
  if (!isBound) return working.explain(null);
  const days = ruleInForce(GST_TIME_LIMITS.eInvoiceDays, documentDate);
  const lastDay = addDays(documentDate, days.value - 1);
  working.make('last', 'Last day to report', onDay(lastDay), {
    formula: `the day of the document is day 1 of ${days.value}`,
    inputs: ['document', 'bound'],
    rule: citationOf(days),
  });
  return working.explain(lastDay);
}

/** In which table of GSTR-1 an inter-State invoice to an unregistered person goes, by its value with tax. */
export function consumerInvoiceTable(invoiceValue: Paise, periodEnd: IsoDate): Explained<'b2cl' | 'b2cs'> {
  const limit = ruleInForce(GST_THRESHOLDS.largeConsumerInvoice, periodEnd);
  const working = new Working();
  working.give('value', 'Value of the invoice, with tax', inPaise(invoiceValue));
  const table = passes(invoiceValue, limit) ? 'b2cl' : 'b2cs';
  working.make('table', 'Table of GSTR-1', inWords(table), {
    formula: 'b2cl where the value exceeds the limit',
    inputs: ['value'],
    rule: citationOf(limit),
  });
  return working.explain(table);
}
