import type { Me } from '../../lib/api/session';

type Chosen = { firm?: string | undefined; company?: string | undefined };

/**
 * The firm a page works on: the one in the address, else the one that serves the company in the address,
 * else the first of the list, as the specification has it.
 */
export function workingFirm<Firm extends { id: string }>(
  firms: readonly Firm[],
  chosen: Chosen,
  companies: Me['companies'],
): Firm | undefined {
  const ofCompany = companies.find(({ id }) => id === chosen.company)?.caFirmId;
  const named = (id: string | null | undefined) => firms.find((firm) => firm.id === id);
  return named(chosen.firm) ?? named(ofCompany) ?? firms[0];
}
