import { m } from '../../../lib/messages';
import { type Controls, Group } from './input-controls';

/** What an LLP pays its partners, and what section 40(b) asks of its deed. */
export function PartnerGroup({ controls: { amount, yesNo } }: { controls: Controls }) {
  return (
    <Group title={m.itr_group_partners()} isOpen>
      {amount({ name: 'partners.remuneration', label: m.itr_remuneration(), hint: m.itr_remuneration_hint() })}
      {amount({
        name: 'partners.remunerationBarred',
        label: m.itr_remuneration_barred(),
        hint: m.itr_remuneration_barred_hint(),
      })}
      {amount({ name: 'partners.interest', label: m.itr_partner_interest() })}
      {amount({ name: 'partners.interestRate', label: m.itr_partner_rate(), hint: m.itr_partner_rate_hint() })}
      {yesNo('partners.isAuthorised', m.itr_deed_authorises())}
      {yesNo('partners.isStated', m.itr_deed_states())}
    </Group>
  );
}
