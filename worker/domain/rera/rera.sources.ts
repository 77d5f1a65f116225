import { fromStatute } from '../roc/rule-history';
import type { Source } from '../shared/rule';

export const RERA_ACT = fromStatute('Real Estate (Regulation and Development) Act 2016');
export const TELANGANA_2025: Source = {
  title: '1-Comply: TG-RERA quarterly updates and delay fees (26 Mar 2025)',
  url: 'https://1-comply.com/2025/03/26/',
};
export const KARNATAKA_2026: Source = { title: 'RERA Filing: K-RERA quarterly updates (rerafiling.com, Jan 2026)' };
export const KARNATAKA_FORM_7: Source = {
  title: 'LiveLawBiz: K-RERA Form 7 for 2024-25 (14 Jan 2026, beta.livelawbiz.com)',
};
export const MAHARASHTRA_ORDER: Source = {
  title: 'Free Press Journal: MahaRERA Order 18/2021 (2 Aug 2021, freepressjournal.in)',
};
export const MAHARASHTRA_PRACTICE: Source = {
  title: 'REM: MahaRERA enforcement by the 20th (21 Nov 2023, remumbai.in)',
};
export const MAHARASHTRA_FORM_5: Source = { title: 'Sthan: 2026 comparison of state forms (sthan.org)' };
export const MAHARASHTRA_AGENTS: Source = {
  title: 'R.N. Oswal: half-yearly return of agents',
  url: 'https://rnoswal.com/?p=1153',
};
export const RISK_POLICY: Source = { title: 'This product’s own indicator (no rating of any RERA authority)' };
