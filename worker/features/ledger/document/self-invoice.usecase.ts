import type { Context } from 'hono';
import type { z } from 'zod';
import { selfInvoiceSeries, wantsSelfInvoice } from '../../../domain/gst/self-invoice';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { actingOf } from '../../../platform/acting';
import { now, today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { atFault, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import type { newSelfInvoice } from './document.contract';
import type { StoredDocument } from './document.table';
import { filedReturns, filedWith } from './filed-returns.repository';
import { numberedAnew } from './number-anew';
import { findSelfInvoice, selfInvoiceKept } from './self-invoice.repository';
import type { SelfInvoice } from './self-invoice.table';
import { selfMadeNumber } from './self-made-number';

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
    const { date = today() } = asked;
    if (date < billedOn) throw atFault(422, 'date', say('self-invoice.fault.before', { day: onDay(billedOn) }));
    if (date > today()) throw atFault(422, 'date', say('self-invoice.fault.to-come'));
    const filed = filedWith(await filedReturns(d1, scope), { ownGstin, returnPeriod: date.slice(0, 7), gstin: null });
    if (filed) throw atFault(409, 'date', say('self-invoice.fault.filed', { month: { month: date.slice(0, 7) } }));
    const numbered = await selfMadeNumber(d1, scope, 'ledger_self_invoices', {
      ...{ ownGstin, date, given: asked.number, series: selfInvoiceSeries(date) },
      used: (number) => say('self-invoice.fault.used', { number }),
    });
    const row: SelfInvoice = {
      ...{ documentId: document.id, companyId: scope.companyId, ownGstin, ...numbered, date },
      ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
    };
    await commit(actingOf(c, { status: 201, body: { number: numbered.number, date } }), [selfInvoiceKept(d1, row)]);
    return row;
  });
