import { say } from '../../../domain/shared/message';
import { failedOn } from '../../../platform/database';
import { atFault } from '../../../platform/problem';

/** Each try that fails is one that another writer won, so that many at once all come to their numbers. */
const TRIES = 20;

/**
 * Writes what takes a number of a series, again where another writer was given it meanwhile: `write` works it out anew. Throws 409
 * where it never comes to one.
 */
export async function numberedAnew<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      const isTaken = [
        'ledger_documents',
        'ledger_bills',
        'ledger_self_invoices',
        'ledger_payment_vouchers',
        'ledger_advance_vouchers',
        'parties',
      ].some((table) => failedOn(error, table));
      if (!isTaken) throw error;
      if (attempt === TRIES) throw atFault(409, 'number', say('ledger-document.fault.taken-meanwhile'), 'number-taken');
    }
  }
}
