import { fromStatute } from '../roc/rule-history';
import type { Source } from '../shared/rule';

export const TRADE_MARKS_ACT = fromStatute('Trade Marks Act 1999 and Rules 2017');
export const PATENTS_ACT = fromStatute('Patents Act 1970 and Rules 2003');
export const DESIGNS_ACT = fromStatute('Designs Act 2000 and Rules 2001');
export const COPYRIGHT_ACT = fromStatute('Copyright Act 1957');
export const RULE_57: Source = {
  title: 'Invntree: Trade Marks Rules 2017, rule 57',
  url: 'https://invntree.com/resources/india-trademark-act-and-rules/rule-57',
};
export const RULE_58: Source = { title: 'Abiz Chancellor: renewal and reminder of trade marks (abizchancellor.com)' };
export const TRADE_MARK_FEES: Source = {
  title: 'BananaIP and Selvams: trade mark fees of 2017 (bananaip.com, selvams.com)',
};
export const RENEWAL_SURCHARGE: Source = {
  title: 'Selvams: renewal with surcharge',
  url: 'https://selvams.com/kb/in/trademarks/renewal-with-surcharge',
};
export const OPPOSITION_FEE: Source = { title: 'Trademark Bazaar: opposition fee (trademarkbazaar.com)' };
export const LATE_REGISTRATION: Source = {
  title: 'Trademark and Legal Hub: renewal after late registration (trademarkandlegalhub.com)',
};
export const MADRID_COST: Source = { title: 'S.S. Rana: cost of a Madrid application (ssrana.in)' };
export const PATENT_RULES_2024: Source = {
  title: 'Legacy Partners and Aumirah: Patents (Amendment) Rules 2024 (legacypartners.in, aumirah.com)',
};
export const WORKING_STATEMENT: Source = { title: 'BananaIP: Patents Rules 2024, Form 27 (bananaip.com)' };
export const PATENT_FEES: Source = { title: 'IP Protection India: official patent fees (ipprotectionindia.com)' };
export const PATENT_RULE_80: Source = { title: 'IP India: Patents Rules, rule 80 (ipindia.gov.in)' };
