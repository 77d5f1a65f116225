import type { Context } from 'hono';
import type { z } from 'zod';
import { selfInvoiceSeries, wantsSelfInvoice } from '../../../domain/gst/self-invoice';
import { foldedNumber, ownNumberFault, placeOfNumber } from '../../../domain/ledger/document/number';
import { financialYearOf } from '../../../domain/shared/dates';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { actingOf } from '../../../platform/acting';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { atFault, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import type { newSelfInvoice } from './document.contract';
import { Numbering } from './document.repository';
import type { StoredDocument } from './document.table';
import { filedReturns, filedWith } from './filed-returns.repository';
import { numberedAnew } from './number-anew';
import { findSelfInvoice, selfInvoiceKept, selfInvoicesOf } from './self-invoice.repository';
import type { SelfInvoice } from './self-invoice.table';

/**
 * Makes the invoice that the recipient owes of a bill under reverse charge (s.31(3)(f) CGST), with the next number of its series or one that
 * was given outside. Throws 409 where the bill asks for none, is cancelled or has one, and where the return that counts its number
 * is filed; 422 for a number that is used or none of rule 46, and for a day before the bill or to come.
 */
export const selfInvoiceMade = (
  c: Context<AppEnv>,
  document: StoredDocument,
  asked: z.output<typeof newSelfInvoice>,
): Promise<SelfInvoice> =>
  numberedAnew(async () => {
    const { companyScope: scope, person } = c.var;
    const d1 = c.env.DB;
    const { number: billed, ownGstin, date: billedOn } = document;
    const words = { number: billed };
    if (document.status === 'cancelled')
      throw new Problem(409, 'document-cancelled', say('ledger-document.fault.cancelled', words));
    if (!wantsSelfInvoice(document) || ownGstin === null)
      throw new Problem(409, 'no-self-invoice', say('self-invoice.fault.not-wanted', words));
    const made = await findSelfInvoice(d1, scope, document.id);
    if (made)
      throw new Problem(409, 'self-invoice-made', say('self-invoice.fault.made', { ...words, own: made.number }));
    const { date = today(), number: given } = asked;
    if (date < billedOn) throw atFault(422, 'date', say('self-invoice.fault.before', { day: onDay(billedOn) }));
    if (date > today()) throw atFault(422, 'date', say('self-invoice.fault.to-come'));
    const filed = filedWith(await filedReturns(d1, scope), { ownGstin, returnPeriod: date.slice(0, 7), gstin: null });
    if (filed) throw atFault(409, 'date', say('self-invoice.fault.filed', { month: { month: date.slice(0, 7) } }));
    const financialYear = financialYearOf(date);
    const others = await selfInvoicesOf(d1, scope, { ownGstin, financialYear });
    const numbering = new Numbering(others.map((one) => ({ ...one, year: financialYear, kind: 'invoice' })));
    const usual = numbering.usual(financialYear, 'invoice') ?? selfInvoiceSeries(date);
    const number = given ?? numbering.next(date, usual).number;
    const fault = ownNumberFault(number);
    if (fault) throw atFault(422, 'number', fault);
    if (given && others.some((one) => one.foldedNumber === foldedNumber(number)))
      throw atFault(409, 'number', say('self-invoice.fault.used', { number }), 'number-used');
    const { series, place } = placeOfNumber(number);
    const row: SelfInvoice = {
      ...{ documentId: document.id, companyId: scope.companyId, ownGstin, number, foldedNumber: foldedNumber(number) },
      ...{ series, serial: place, financialYear, date },
      ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
    };
    await commit(actingOf(c, { status: 201, body: { number, date } }), [selfInvoiceKept(d1, row)]);
    return row;
  });
