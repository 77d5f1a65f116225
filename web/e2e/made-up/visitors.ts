import type { Page } from 'playwright-core';
import { citations, written } from './data';
import { reads } from './words';

export type Visitor = { main: string; firm: string; data: string[] };

/** Enters the demonstration; answers the paths of its main company and of its firm, and what is data there. */
export async function exploreDemo(page: Page): Promise<Visitor> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: reads('auth_demo') }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  const idsIn = async (path: string): Promise<string[]> =>
    ((await (await page.request.get(`/api${path}`)).json()) as { id: string }[]).map(({ id }) => id);
  const [firmId = ''] = await idsIn('/ca-firms');
  const firm = `/ca-firms/${firmId}`;
  const companies = (await idsIn(`${firm}/companies`)).map((id) => `/companies/${id}`);
  const [main = ''] = companies;
  const { gstin } = (await (await page.request.get(`/api${main}`)).json()) as { gstin: string };
  const data = await written(page, [
    ...['/me', '/ca-firms', `${firm}/companies`, `${firm}/service-templates`],
    ...companies.flatMap((company) => [`${company}/bank-accounts`, `${company}/facts`]),
    ...[`${main}/bank-transactions?limit=500`, `${main}/statement-uploads`],
    ...[`${main}/fixed-assets`, `${main}/parties?limit=500`, `${main}/invoices?limit=500`, `${main}/bills?limit=500`],
    `${main}/vouchers?limit=500`,
    ...[`${main}/ip-assets`, `${main}/employees`],
    `${main}/document-items?side=sale`,
    `${main}/tds/deductions`,
    `${main}/gst/${gstin}/2026-10/2b-matches`,
    `${main}/spending?from=2026-01-01&to=2026-11-20`,
  ]);
  // The longest first: what is left of a text once a shorter part is taken out is found in none.
  return { main, firm, data: [...data, ...(await citations())].sort((one, other) => other.length - one.length) };
}
