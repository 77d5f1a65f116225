import type { RuleHistory } from '../../law/rule';
import {
  ADDITIONAL_FEES_2022,
  CHARGE_FEES,
  COMMENCEMENT,
  COMPANIES_ACT,
  DIRECTOR_KYC_2026,
  GENERAL_CIRCULAR_2026_01,
  LABOUR_SOURCES,
  LLP_ACT,
  LLP_FORMS,
} from '../../law/sources';
import { type Row, ruleHistory, unread } from '../../law/table';
import { type Message, say } from '../../shared/message';
import { type Paise, rupees } from '../../shared/money';

/** How long after what event a form is due; `isOptional` where filing it is wise and not demanded. */
export type EventForm = { form: string; trigger: Message; days: number; isOptional?: boolean };

const SINCE_2014 = '2014-04-01';

function eventForm(
  id: string,
  value: EventForm,
  { from = SINCE_2014, ...law }: Pick<Row<EventForm>, 'statute' | 'confidence' | 'source'> & { from?: string },
): RuleHistory<EventForm> {
  return ruleHistory<EventForm>(
    { id: `ROC.${id}`, basis: 'EVENT_DATE', unit: 'days after the event', source: COMPANIES_ACT, ...law },
    [{ from, value }],
  );
}

const due = (form: string, trigger: Message, days: number): EventForm => ({ form, trigger, days });
const llpForm = (form: string, trigger: Message): EventForm => due(form, trigger, 30);

const NON_DEBT_STATUTE =
  'Foreign Exchange Management (Mode of Payment and Reporting of Non-Debt Instruments) Regulations 2019';

/** A filing with the Reserve Bank about money from or to a non-resident; none of the Registrar's. */
const foreignForm = (
  id: string,
  value: EventForm,
  regulation: string,
  confidence: 'high' | 'medium' = 'high',
): RuleHistory<EventForm> =>
  ruleHistory<EventForm>(
    {
      id: `FEMA.${id}`,
      basis: 'EVENT_DATE',
      unit: 'days after the event',
      statute: `${NON_DEBT_STATUTE} reg.${regulation}`,
      source: LABOUR_SOURCES.foreignMoney,
      confidence,
    },
    [{ from: '2019-10-17', value }],
  );

/** The forms that go to the Reserve Bank. */
export const FOREIGN_FORMS: readonly string[] = [
  ...['FC-GPR', 'FC-TRS', 'Form ESOP', 'Form CN', 'Form DI', 'LLP-I', 'LLP-II'],
  ...['fla-return', 'APR'],
];

export const EVENT_FORMS = {
  commencement: eventForm('INC20A', due('INC-20A', say('trigger.incorporation'), 180), {
    statute: 'Companies Act 2013 s.10A',
    from: '2018-11-02',
    source: COMMENCEMENT,
  }),
  firstRegisteredOffice: eventForm('INC22.INC', due('INC-22', say('trigger.incorporation'), 30), {
    statute: 'Companies Act 2013 s.12(2)',
  }),
  registeredOfficeChange: ruleHistory<EventForm>(
    {
      id: 'ROC.INC22.CHG',
      basis: 'EVENT_DATE',
      unit: 'days after the event',
      statute: 'Companies Act 2013 s.12(4)',
      source: COMPANIES_ACT,
    },
    [
      { from: SINCE_2014, value: due('INC-22', say('trigger.change-of-registered-office'), 15) },
      {
        from: '2018-07-27',
        value: due('INC-22', say('trigger.change-of-registered-office'), 30),
        statute: 'Companies Act 2013 s.12(4) as amended by the Amendment Act 2017',
      },
    ],
  ),
  auditorAppointment: eventForm('ADT1.DUE', due('ADT-1', say('trigger.appointment-of-the-auditor'), 15), {
    statute: 'Companies Act 2013 s.139(1); Companies (Audit and Auditors) Rules 2014 r.4',
    source: ADDITIONAL_FEES_2022,
  }),
  firstAuditor: eventForm(
    'ADT1.FIRST',
    { ...due('ADT-1', say('trigger.appointment-of-the-first-auditor-by-the'), 15), isOptional: true },
    { statute: 'Companies Act 2013 s.139(6)', confidence: 'medium' },
  ),
  firstAuditorByBoard: eventForm('ADT1.FIRST.BOARD', due('board-resolution', say('trigger.incorporation'), 30), {
    statute: 'Companies Act 2013 s.139(6)',
    confidence: 'medium',
  }),
  auditorResignation: eventForm('ADT3.DUE', due('ADT-3', say('trigger.resignation-of-the-auditor'), 30), {
    statute: 'Companies Act 2013 s.140(2)',
  }),
  privatePlacement: eventForm('PAS3.PP', due('PAS-3', say('trigger.allotment-under-private-placement'), 15), {
    statute: 'Companies Act 2013 s.42(8)',
  }),
  allotment: eventForm('PAS3.OTH', due('PAS-3', say('trigger.any-other-allotment'), 30), {
    statute: 'Companies Act 2013 s.39(4); Companies (Prospectus and Allotment of Securities) Rules 2014 r.12',
  }),
  capitalAlteration: eventForm('SH7', due('SH-7', say('trigger.alteration-of-share-capital'), 30), {
    statute: 'Companies Act 2013 s.64(1)',
  }),
  resolution: eventForm('MGT14', due('MGT-14', say('trigger.special-or-other-section-117-3-resolution'), 30), {
    statute: 'Companies Act 2013 s.117(1)',
  }),
  directorChange: eventForm('DIR12', due('DIR-12', say('trigger.appointment-change-or-cessation-of-a-director'), 30), {
    statute: 'Companies Act 2013 s.170(2)',
  }),
  directorResignation: eventForm(
    'DIR11',
    { ...due('DIR-11', say('trigger.resignation-by-the-director'), 30), isOptional: true },
    { statute: 'Companies Act 2013 s.168(1) proviso' },
  ),
  charge: eventForm('CHG1', due('CHG-1', say('trigger.creation-or-modification-of-a-charge'), 30), {
    statute: 'Companies Act 2013 s.77',
    source: CHARGE_FEES,
  }),
  chargeSatisfaction: eventForm('CHG4', due('CHG-4', say('trigger.satisfaction-of-a-charge'), 30), {
    statute: 'Companies Act 2013 s.82',
  }),
  beneficialOwner: eventForm('BEN2', due('BEN-2', say('trigger.receipt-of-ben-1'), 30), {
    statute: 'Companies Act 2013 s.90; Companies (Significant Beneficial Owners) Rules 2018 r.4',
    from: '2018-06-13',
  }),
  beneficialInterest: eventForm('MGT6', due('MGT-6', say('trigger.receipt-of-mgt-4-or-mgt-5'), 30), {
    statute: 'Companies Act 2013 s.89(6)',
  }),
  managerialAppointment: eventForm(
    'MR1',
    due('MR-1', say('trigger.appointment-of-a-managing-director-whole-time'), 60),
    { statute: 'Companies Act 2013 s.196(4)' },
  ),
  booksElsewhere: eventForm('AOC5', due('AOC-5', say('trigger.board-resolution-to-keep-books-elsewhere'), 7), {
    statute: 'Companies Act 2013 s.128(1)',
  }),
  orderOfTribunal: eventForm('INC28', due('INC-28', say('trigger.order'), 30), {
    statute: 'Companies (Incorporation) Rules 2014 r.31',
    confidence: 'medium',
  }),
  conversion: eventForm('INC27', due('INC-27', say('trigger.special-resolution-to-convert'), 15), {
    statute: 'Companies (Incorporation) Rules 2014',
    confidence: 'medium',
  }),
  costAuditReport: eventForm('CRA4.DUE', due('CRA-4', say('trigger.receipt-of-the-cost-audit-report'), 30), {
    statute: 'Companies Act 2013 s.148',
  }),
  foreignAllotment: foreignForm('FCGPR', due('FC-GPR', say('trigger.allotment-to-a-non-resident'), 30), '4(1)'),
  foreignTransfer: foreignForm('FCTRS', due('FC-TRS', say('trigger.transfer-with-a-non-resident'), 60), '4(3)'),
  foreignOptions: foreignForm('ESOP', due('Form ESOP', say('trigger.options-to-a-non-resident'), 30), '4(4)', 'medium'),
  foreignNote: foreignForm('CN', due('Form CN', say('trigger.convertible-note-with-a-non-resident'), 30), '4'),
  downstreamInvestment: foreignForm('DI', due('Form DI', say('trigger.downstream-investment'), 30), '4'),
  llpForeignContribution: foreignForm('LLP1', due('LLP-I', say('trigger.contribution-of-a-non-resident'), 30), '4(6)'),
  llpForeignTransfer: foreignForm(
    'LLP2',
    due('LLP-II', say('trigger.share-transferred-with-a-non-resident'), 60),
    '4(7)',
  ),
  llpAgreement: eventForm('LLP3', llpForm('LLP Form 3', say('trigger.agreement-or-its-change')), {
    statute: 'LLP Act 2008 s.23; LLP Rules 2009 r.21',
    from: '2009-04-01',
    source: LLP_FORMS,
  }),
  llpPartnerChange: eventForm('LLP4', llpForm('LLP Form 4', say('trigger.change-of-partner-or-designated-partner')), {
    statute: 'LLP Act 2008 s.25',
    from: '2009-04-01',
    source: LLP_FORMS,
  }),
  llpOfficeChange: eventForm('LLP15', llpForm('LLP Form 15', say('trigger.change-of-registered-office')), {
    statute: 'LLP Act 2008 s.13',
    from: '2009-04-01',
    source: LLP_ACT,
  }),
  llpBeneficialOwner: eventForm('LLPBEN2', llpForm('LLP BEN-2', say('trigger.receipt-of-llp-ben-1')), {
    statute: 'LLP (Significant Beneficial Owners) Rules 2023',
    from: '2023-11-09',
    source: LLP_ACT,
  }),
  llpBeneficialInterest: eventForm('LLP4D', llpForm('LLP Form 4D', say('trigger.receipt-of-form-4b-or-4c')), {
    statute: 'LLP Rules 2009 r.22B',
    from: '2023-11-09',
    confidence: 'medium',
    source: LLP_ACT,
  }),
  directorContactChange: eventForm(
    'DIR3KYC.CHANGE',
    due('DIR-3-KYC-Web', say('trigger.change-of-mobile-e-mail-or-residential'), 30),
    { statute: 'G.S.R. 943(E), 31 Dec 2025', from: '2026-03-31', source: DIRECTOR_KYC_2026 },
  ),
} as const satisfies Record<string, RuleHistory<EventForm>>;

/** The fee with which a director's change of contact is filed, late or not. */
export const CONTACT_CHANGE_FEE = ruleHistory<Paise>(
  {
    id: 'ROC.DIR3KYC.CHANGE.FEE',
    basis: 'EVENT_DATE',
    unit: 'paise',
    statute: 'G.S.R. 943(E), 31 Dec 2025',
    source: DIRECTOR_KYC_2026,
  },
  [{ from: '2026-03-31', knownSince: '2025-12-31', value: rupees(500) }],
);

export type EventFormKey = keyof typeof EVENT_FORMS;

const accountsRules = 'Companies (Accounts) Rules 2014 r.12';

const afterAgm = (id: string, days: number, statute: string): RuleHistory<number> =>
  ruleHistory<number>(
    {
      id: `ROC.${id}`,
      basis: 'EVENT_DATE',
      unit: 'days after the AGM, or after its last day',
      statute,
      source: GENERAL_CIRCULAR_2026_01,
    },
    [{ from: SINCE_2014, value: days }],
  );

export const ACCOUNTS_DAYS = afterAgm('AOC4.DUE', 30, `Companies Act 2013 s.137(1), (2); ${accountsRules}`);
export const CONSOLIDATED_ACCOUNTS_DAYS = afterAgm('AOC4CFS.DUE', 30, accountsRules);
export const ANNUAL_RETURN_DAYS = afterAgm('MGT7.DUE', 60, 'Companies Act 2013 s.92(4)');

export const OPC_ACCOUNTS_DAYS = ruleHistory<number>(
  {
    id: 'ROC.AOC4.OPC',
    basis: 'EVENT_DATE',
    unit: 'days after the end of the financial year',
    statute: 'Companies Act 2013 s.137(1) third proviso',
    source: COMPANIES_ACT,
  },
  [{ from: SINCE_2014, value: 180 }],
);

/**
 * A one-person company holds no AGM, so the section counts from a meeting that cannot be. We count late from 60 days after
 * six months; the other reading, 60 days after the 180 days of its accounts, is the day to remind for.
 */
export const OPC_ANNUAL_RETURN = ruleHistory<{ monthsAfterYear: number; days: number; remindDaysAfterYear: number }>(
  {
    id: 'ROC.MGT7A.OPC',
    basis: 'EVENT_DATE',
    unit: 'months and days after the end of the financial year',
    statute: 'Companies Act 2013 s.92(4)',
    source: COMPANIES_ACT,
    confidence: 'medium',
  },
  [{ from: SINCE_2014, value: { monthsAfterYear: 6, days: 60, remindDaysAfterYear: 240 } }],
);

/** The Reserve Bank's yearly return of whoever holds foreign investment or invests abroad: 15 July after the year. */
export const FOREIGN_LIABILITIES_RETURN = ruleHistory<{ monthsAfterYear: number; days: number }>(
  {
    id: 'RBI.FLA.DUE',
    basis: 'EVENT_DATE',
    unit: 'months and days after the end of the financial year',
    statute:
      'Foreign Exchange Management (Mode of Payment and Reporting of Non-Debt Instruments) Regulations 2019 reg.4(2)',
    source: unread('FEMA, Non-Debt Instruments Reporting Regulations 2019'),
  },
  [{ from: '2019-10-17', value: { monthsAfterYear: 3, days: 15 } }],
);

/** The report of who holds an investment abroad: by 31 December after the year. */
export const OVERSEAS_INVESTMENT_REPORT = ruleHistory<{ monthsAfterYear: number; days: number }>(
  {
    id: 'FEMA.APR',
    basis: 'EVENT_DATE',
    unit: 'months and days after the end of the financial year',
    statute: 'Foreign Exchange Management (Overseas Investment) Regulations 2022 reg.10',
    source: LABOUR_SOURCES.foreignMoney,
  },
  [{ from: '2022-08-22', value: { monthsAfterYear: 8, days: 31 } }],
);
