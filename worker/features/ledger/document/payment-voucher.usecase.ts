import type { Context } from 'hono';
import type { z } from 'zod';
import { paymentVoucherSeries, wantsPaymentVouchers } from '../../../domain/gst/payment-voucher';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { actingOf } from '../../../platform/acting';
import { now } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import type { newPaymentVoucher } from './document.contract';
import type { StoredDocument } from './document.table';
import { filedReturns } from './filed-returns.repository';
import { numberedAnew } from './number-anew';
import { paymentsOf, paymentVoucherKept } from './payment-voucher.repository';
import type { PaymentVoucher } from './payment-voucher.table';
import { selfMadeDay } from './self-made-day';
import { selfMadeNumber } from './self-made-number';

/**
 * Makes the voucher that whoever owes the tax makes of a payment to the supplier (s.31(3)(g) CGST), with the next number of its series or
 * one that was given outside, of the day of the payment; of today where the return that counts that day is filed. Throws 409 where
 * the bill asks for none, is cancelled, is not paid, or the payment has one; 422 for a number that is used or none of rule 52.
 */
export const paymentVoucherMade = (
  c: Context<AppEnv>,
  document: StoredDocument,
  asked: z.output<typeof newPaymentVoucher>,
): Promise<PaymentVoucher> =>
  numberedAnew(async () => {
    const { companyScope: scope, person } = c.var;
    const d1 = c.env.DB;
    const { ownGstin } = document;
    const words = { number: document.number };
    const payments = await paymentsOf(d1, scope, document);
    const named = payments.find(({ paymentId }) => paymentId === asked.paymentId);
    if (asked.paymentId && !named) throw notHere();
    if (document.status === 'cancelled')
      throw new Problem(409, 'document-cancelled', say('ledger-document.fault.cancelled', words));
    if (!wantsPaymentVouchers(document) || ownGstin === null)
      throw new Problem(409, 'no-payment-voucher', say('payment-voucher.fault.not-wanted', words));
    const payment = named ?? payments.find(({ number }) => number === null) ?? payments.at(-1);
    if (!payment) throw new Problem(409, 'not-paid', say('payment-voucher.fault.not-paid', words));
    const { paidOn, amount, paymentId } = payment;
    if (payment.number)
      throw new Problem(409, 'payment-voucher-made', say('payment-voucher.fault.made', { own: payment.number }));
    const filed = await filedReturns(d1, scope);
    const before = say('payment-voucher.fault.before', { day: onDay(paidOn) });
    const date = selfMadeDay({ filed, ownGstin, given: asked.date, movedOn: paidOn, before });
    const numbered = await selfMadeNumber(d1, scope, 'ledger_payment_vouchers', {
      ...{ ownGstin, date, given: asked.number, series: paymentVoucherSeries(date) },
      used: (number) => say('payment-voucher.fault.used', { number }),
    });
    const row: PaymentVoucher = {
      ...{ documentId: document.id, paymentId, companyId: scope.companyId, ownGstin, ...numbered, date, amount },
      ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
    };
    await commit(actingOf(c, { status: 201, body: { number: numbered.number, date } }), [paymentVoucherKept(d1, row)]);
    return row;
  });
