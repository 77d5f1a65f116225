import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { numberName } from '../../lib/registration-number';
import type { Dashboard } from './dashboard.queries';

/** The numbers a company is known by, its year, and the day up to which its bank is in the books. */
export function HeaderFacts({ dashboard: { company, bankDataTo } }: { dashboard: Dashboard }) {
  const { cin, gstin, financialYear } = company;
  return (
    <>
      <span className="tracking-wide">{m.dashboard_number({ name: numberName(cin), number: cin })}</span>
      {gstin && (
        <span className="tracking-wide">{m.dashboard_number({ name: m.dashboard_gstin(), number: gstin })}</span>
      )}
      <span>{m.dashboard_year({ year: financialYear })}</span>
      {bankDataTo && <span>{m.dashboard_bank_data_to({ day: formatDate(bankDataTo) })}</span>}
    </>
  );
}
