import { m } from '../../lib/messages';
import { numberName } from '../../lib/registration-number';
import { DateText } from '../../ui/figure/date-text';
import { Fact } from './client-card';
import { HealthScore, Manager, MonthlyFee } from './client-values';
import type { ClientCompany } from './company.queries';

const LIST = 'mt-1 divide-y divide-line border-y border-line text-sm [&>div]:py-1.5';

type ClientFactsProps = {
  client: ClientCompany;
  /** Whether who is in charge is said here, where it is not chosen above. */
  saysCharge: boolean;
};

/** What is known of a client, and by which numbers the state knows it. */
export function ClientFacts({ client, saysCharge }: ClientFactsProps) {
  return (
    <>
      <section aria-label={m.company_sheet_facts()}>
        <h3 className="text-sm font-semibold">{m.company_sheet_facts()}</h3>
        <dl className={LIST}>
          <Fact name={m.company_score()}>
            <HealthScore client={client} />
          </Fact>
          <Fact name={m.company_fee()}>
            <MonthlyFee client={client} />
          </Fact>
          {saysCharge && (
            <Fact name={m.company_manager()}>
              <Manager client={client} />
            </Fact>
          )}
          <Fact name={m.company_incorporated()}>
            <DateText day={client.incorporationDate} />
          </Fact>
          <Fact name={m.company_year()}>{client.financialYear}</Fact>
          {client.lastActivityDate && (
            <Fact name={m.company_active_since()}>
              <DateText day={client.lastActivityDate} />
            </Fact>
          )}
        </dl>
      </section>
      <Registrations client={client} />
    </>
  );
}

function Registrations({ client }: { client: ClientCompany }) {
  const registrations = [
    [numberName(client.cin), client.cin],
    [m.company_pan(), client.pan],
    [m.company_tan(), client.tan],
    [m.company_gstin(), client.gstin],
    [m.company_udyam(), client.udyam],
  ] as const;
  return (
    <section aria-label={m.company_registrations()}>
      <h3 className="text-sm font-semibold">{m.company_registrations()}</h3>
      <dl className={LIST}>
        {registrations.map(([name, number]) => (
          <Fact key={name} name={name}>
            {number ?? <span className="text-ink-2">{m.company_not_registered()}</span>}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
