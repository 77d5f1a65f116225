import { textsReadOn, unread } from '../law/table';

const page = textsReadOn('2026-11-20');

export const RERA_ACT = unread('Real Estate (Regulation and Development) Act 2016');
export const TELANGANA_2025 = page(
  '1-Comply: TG-RERA quarterly updates and delay fees (26 Mar 2025)',
  '1-comply.com/2025/03/26/',
);
export const KARNATAKA_2026 = page('RERA Filing: K-RERA quarterly updates (rerafiling.com, Jan 2026)');
export const KARNATAKA_FORM_7 = page('LiveLawBiz: K-RERA Form 7 for 2024-25 (14 Jan 2026, beta.livelawbiz.com)');
export const MAHARASHTRA_ORDER = page('Free Press Journal: MahaRERA Order 18/2021 (2 Aug 2021, freepressjournal.in)');
export const MAHARASHTRA_PRACTICE = page('REM: MahaRERA enforcement by the 20th (21 Nov 2023, remumbai.in)');
export const MAHARASHTRA_PENALTY = page(
  'Hindustan Times: MahaRERA acts on missing updates (10 Oct 2023, hindustantimes.com)',
);
export const MAHARASHTRA_FORM_5 = page('Sthan: 2026 comparison of state forms (sthan.org)');
export const MAHARASHTRA_AGENTS = page('R.N. Oswal: half-yearly return of agents', 'rnoswal.com/?p=1153');
export const RISK_POLICY = page('This product’s own indicator (no rating of any RERA authority)');
