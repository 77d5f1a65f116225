import type { RuleHistory } from '../../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../../law/sources';
import { historyOf } from '../../law/table';

/** A service whose recipient pays the tax: its codes, and of which suppliers. */
export type RecipientPays = { codes: readonly string[]; of: 'every-supplier' | 'unregistered-supplier' };

const LEGAL: RecipientPays = {
  codes: ['998211', '998212', '998213', '998214', '998215', '998216'],
  of: 'every-supplier',
};
const COMMERCIAL_RENT: RecipientPays = { codes: ['997212'], of: 'unregistered-supplier' };

/** Services of which a company registered under GST pays the tax itself, as far as their code tells them. Not all that the law has. */
export const RECIPIENT_PAYS: RuleHistory<readonly RecipientPays[]> = historyOf(
  {
    id: 'GST.RCM.SERVICES.a',
    from: GST_BEGAN,
    basis: 'SUPPLY_TIME',
    value: [LEGAL],
    unit: 'services by code',
    statute: 'CGST Act 2017 s.9(3); Notification 13/2017-Central Tax (Rate)',
    source: GST_SOURCES.sac,
  },
  {
    id: 'GST.RCM.SERVICES.b',
    from: '2024-10-10',
    basis: 'SUPPLY_TIME',
    value: [LEGAL, COMMERCIAL_RENT],
    unit: 'services by code',
    statute: 'CGST Act 2017 s.9(3); Notification 13/2017-Central Tax (Rate) as amended by 9/2024-Central Tax (Rate)',
    source: GST_SOURCES.sac,
  },
);
