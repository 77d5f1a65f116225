import { textsReadOn, unread } from '../law/table';

const page = textsReadOn('2026-11-20');

export const TRADE_MARKS_ACT = unread('Trade Marks Act 1999 and Rules 2017');
export const PATENTS_ACT = unread('Patents Act 1970 and Rules 2003');
export const DESIGNS_ACT = unread('Designs Act 2000 and Rules 2001');
export const COPYRIGHT_ACT = unread('Copyright Act 1957');
export const RULE_57 = page(
  'Invntree: Trade Marks Rules 2017, rule 57',
  'invntree.com/resources/india-trademark-act-and-rules/rule-57',
);
export const RULE_58 = page('Abiz Chancellor: renewal and reminder of trade marks (abizchancellor.com)');
export const TRADE_MARK_FEES = page('BananaIP and Selvams: trade mark fees of 2017 (bananaip.com, selvams.com)');
export const RENEWAL_SURCHARGE = page(
  'Selvams: renewal with surcharge',
  'selvams.com/kb/in/trademarks/renewal-with-surcharge',
);
export const OPPOSITION_FEE = page('Trademark Bazaar: opposition fee (trademarkbazaar.com)');
export const LATE_REGISTRATION = page(
  'Trademark and Legal Hub: renewal after late registration (trademarkandlegalhub.com)',
);
export const MADRID_COST = page('S.S. Rana: cost of a Madrid application (ssrana.in)');
export const PATENT_RULES_2024 = page(
  'Legacy Partners and Aumirah: Patents (Amendment) Rules 2024 (legacypartners.in, aumirah.com)',
);
export const WORKING_STATEMENT = page('BananaIP: Patents Rules 2024, Form 27 (bananaip.com)');
export const PATENT_FEES = page('IP Protection India: official patent fees (ipprotectionindia.com)');
export const PATENT_RULE_80 = page('IP India: Patents Rules, rule 80 (ipindia.gov.in)');
