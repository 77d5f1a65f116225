import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { systemActing } from '../../../platform/acting';
import type { Bindings } from '../../../platform/env';
import { inBaseWords } from '../../../platform/http';
import { logFailure } from '../../../platform/log';
import { Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { postMonth } from './auto-booking.usecase';

const AUTHOR = 'auto-booking';

// Only who owns something to write off, or spreads something over time, has anything to post at the end of a month.
const HAVE_SOMETHING = `SELECT id FROM companies c WHERE EXISTS (SELECT 1 FROM fixed_assets WHERE company_id = c.id AND removed_at IS NULL)
  OR EXISTS (SELECT 1 FROM ledger_spreads WHERE company_id = c.id) ORDER BY id`;

/** Posts what is due at the end of the last month, for each company whose switches say so; nobody asks for it. */
export async function postMonths({ DB }: Pick<Bindings, 'DB'>): Promise<void> {
  const { results } = await DB.prepare(HAVE_SOMETHING).all<{ id: string }>();
  const author = { id: AUTHOR, name: inBaseWords(say('auto-booking.author')) };
  const acting = systemActing(DB, AUTHOR);
  for (const { id } of results) {
    // The program itself is nobody's guest: each company is its own.
    const scope = { companyId: id } as CompanyScope;
    try {
      await postMonth(DB, scope, author, (changes) => commit(acting, changes));
    } catch (error) {
      // Somebody wrote at this very moment, or the year is closed; whatever is left, the next night takes.
      if (!(error instanceof Problem && error.status === 409)) logFailure(`auto-booking:${id}`, error);
    }
  }
}
