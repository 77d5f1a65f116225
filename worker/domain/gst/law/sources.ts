import { type LawText, textsReadOn } from '../../law/table';

/** The day goods and services tax began; a rule without a later beginning is in force from here. */
export const GST_BEGAN = '2017-07-01';

const cited = textsReadOn('2026-11-20');

/** Where the law of goods and services tax was read. A site stands for the page of that title on it. */
export const SOURCES = {
  offlineTool: cited(
    'Returns Offline Tool v3.2.4, GSTR-1 schema as extracted',
    'github.com/jabaharlalsah-cmd/Tally/blob/main/_docs/gstn-schemas/gstr1-schema.json',
  ),
  lateFee3b: cited('On Notification 19/2021-Central Tax; also kanaksoftware.in', 'irisgst.com'),
  lateFee1: cited('Text of Notification 20/2021-Central Tax', 'app.ikargos.com'),
  dates3b: cited('Notification 82/2020-Central Tax, feed 23731; also gstindiaguide.com', 'taxmanagementindia.com'),
  dueDates: cited('GST due dates', 'dumbreassociates.in'),
  calendar2025: cited('GST calendar, January 2025; also taxreply.com', 'cleartax.in/s/gst-calendar'),
  lateFee4: cited('Text of Notification 21/2021-Central Tax', 'eximguru.com'),
  lateFee9: cited('Notifications 7/2023 and 8/2025-Central Tax', 'agaassociates.com'),
  annual: cited('Circular 246/03/2025; also irisgst.com', 'thetaxtalk.com'),
  exempt9: cited('Notification 15/2025-Central Tax; also taxtmi.com article 15279', 'filebob.in'),
  interestPortal: cited('GSTN advisory of 30 January 2026 on interest in GSTR-3B', 'jurishour.in'),
  anyOrder: cited('Credit in any order once IGST credit is used up, 20 February 2026', 'goodsandservicetax.in'),
  calendarSep2025: cited('GST calendar of September 2025', 'learnwithamrut.com'),
  gstr5aDate: cited('GST calendar', 'cleartax.in/s/gst-calendar'),
  section39: cited('Section 39 of the CGST Act', 'taxrealtime.in'),
  diwali2025: cited('Request to extend GSTR-3B of September 2025, 17 October 2025', 'moneycontrol.com'),
  ewayBlock: cited('E-way bill block', 'thegstcalculator.in'),
  isd: cited('Input Service Distributor from 1 April 2025', 'disytax.com'),
  gstr1a: cited('Hard-locking in GSTR-3B', 'cleartax.in/s/hard-locking-in-gstr-3b'),
  rule88b: cited('Rule 88B of the CGST Rules', 'cleartax.in'),
  rule88bProviso: cited('Rule 88B of the CGST Rules as amended', 'gstvidhi.com'),
  registration: cited(
    'Registration limits by State; also taxmanagementindia.com manual 1946 and arpanbohra.co.in',
    'taxguru.in',
  ),
  tcs: cited('IGST notifications', 'gstindia.biz'),
  thirtyDays: cited(
    'Advisory on the time limit for reporting e-invoices, 372142; also aurigaaccounting.in and taxscan.in 454070',
    'studycafe.in',
  ),
  hsn: cited('HSN in Table 12, phase 3; also yourcommercialattorney.in', 'abcaus.in'),
  gst2: cited('GST 2.0; also onlinetaxupdate.com', 'taxheal.com'),
  rates2025: cited('Notification 9/2025-Central Tax (Rate), notification 144100', 'taxtmi.com'),
  tobacco2026: cited('Tobacco under GST from 1 February 2026, 1 January 2026; also particle.news', 'ndtvprofit.com'),
  sac: cited('SAC codes; also busy.in and gstinvoicepdf.com', 'companyvakil.com'),
  intermediary: cited(
    'Intermediary services and the Finance Act 2026; also taxscan.in 1442779, and rbshah.pages.dev to the contrary',
    'taxguru.in/?p=1022750',
  ),
  utilisation: cited('Circular 98/17/2019-GST; also plasament.com', 'gstindia.biz'),
  gstr2b: cited('GSTR-2B and the Invoice Management System, October 2025', 'casahuja.com'),
  imsPending: cited(
    'Invoice Management System; also goodsandservicetax.in, 18 October 2025',
    'taxupdates.cagurujiclasses.com',
  ),
  threeYears: cited('GSTN advisory of 7 June 2025 on returns older than three years', 'centaxonline.com'),
  threeYearsPortal: cited(
    'GSTN advisory on barred returns, 9 September 2025; also cacult.com and wisebooks.in',
    'taxupdates.cagurujiclasses.com',
  ),
  lock32: cited('Table 3.2 of GSTR-3B, December 2025', 'cajagdeepgarhwal.com'),
  lock31: cited('Table 3.1 of GSTR-3B, 22 June 2026; cn.lakshmisri.com finds its extent unclear', 'gstregistration.co'),
} as const satisfies Record<string, LawText>;
