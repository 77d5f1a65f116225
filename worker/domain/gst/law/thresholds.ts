import type { Comparator, DateBasis, Rule, RuleHistory } from '../../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../../law/sources';
import { type Cited, historyOf, joined, ruleOf } from '../../law/table';
import { type Message, say } from '../../shared/message';
import { crore, lakh, type Paise, rupees } from '../../shared/money';

type Given = Cited & { id: string; basis: DateBasis; value: Paise; comparator?: Comparator };

/** A limit in paise; a limit that may be reached but not passed is one that counts when exceeded. */
const limit = (row: Given): Rule<Paise> =>
  ruleOf({ from: GST_BEGAN, comparator: 'EXCEEDS', ...row, id: `GST.${row.id}`, unit: 'paise' });

const E_INVOICE_STATUTE = 'CGST Rules 2017 rule 48(4); Notification 13/2020-Central Tax as amended';
const eInvoice = (amount: Paise, from: string, statute = E_INVOICE_STATUTE): Rule<Paise> =>
  limit({ id: `EINV.${from}`, from, basis: 'SUPPLY_TIME', value: amount, statute });

/** Turnovers and amounts above which a duty of goods and services tax begins or a scheme ends. */
export const GST_THRESHOLDS = {
  qrmp: joined(
    limit({
      id: 'QRMP',
      from: '2021-01-01',
      basis: 'TAX_PERIOD',
      value: crore(5),
      statute: 'CGST Rules 2017 rule 61A; Notification 84/2020-Central Tax',
    }),
  ),
  iff: joined(
    limit({
      id: 'IFF.LIMIT',
      from: '2021-01-01',
      basis: 'TAX_PERIOD',
      value: lakh(50),
      statute: 'CGST Rules 2017 rule 59(2)',
    }),
  ),
  eInvoice: joined(
    eInvoice(crore(500), '2020-10-01'),
    eInvoice(crore(100), '2021-01-01'),
    eInvoice(crore(50), '2021-04-01'),
    eInvoice(crore(20), '2022-04-01'),
    eInvoice(crore(10), '2022-10-01'),
    eInvoice(crore(5), '2023-08-01', `${E_INVOICE_STATUTE} by Notification 10/2023-Central Tax`),
  ),
  eInvoiceThirtyDays: joined(
    limit({
      id: 'EINV.30D.a',
      from: '2023-11-01',
      basis: 'SUPPLY_TIME',
      value: crore(100),
      comparator: 'NOT_LESS_THAN',
      statute: 'GSTN advisory on the time limit for reporting invoices',
      source: GST_SOURCES.thirtyDays,
      status: 'portal',
    }),
    limit({
      id: 'EINV.30D.b',
      from: '2025-04-01',
      basis: 'SUPPLY_TIME',
      value: crore(10),
      comparator: 'NOT_LESS_THAN',
      statute: 'GSTN advisory on the time limit for reporting invoices',
      source: GST_SOURCES.thirtyDays,
      status: 'portal',
    }),
  ),
  hsnSixDigits: joined(
    limit({
      id: 'HSN',
      from: '2021-04-01',
      basis: 'SUPPLY_TIME',
      value: crore(5),
      statute: 'CGST Rules 2017 rule 46; Notification 78/2020-Central Tax',
      source: GST_SOURCES.hsn,
    }),
  ),
  largeConsumerInvoice: joined(
    limit({
      id: 'B2CL.a',

      basis: 'TAX_PERIOD',
      value: rupees(250_000),
      statute: 'CGST Rules 2017 rule 59(4)',
      source: GST_SOURCES.offlineTool,
    }),
    limit({
      id: 'B2CL.b',
      from: '2024-08-01',
      knownSince: '2024-07-10',
      basis: 'TAX_PERIOD',
      value: lakh(1),
      statute: 'CGST Rules 2017 rule 59(4) as amended by Notification 12/2024-Central Tax',
      source: GST_SOURCES.offlineTool,
    }),
  ),
  compositionGoods: joined(
    limit({
      id: 'COMP.G',
      from: '2019-04-01',
      basis: 'FINANCIAL_YEAR',
      value: lakh(150),
      statute: 'CGST Act 2017 s.10(1); Notification 14/2019-Central Tax',
    }),
  ),
  compositionGoodsSpecialStates: joined(
    limit({
      id: 'COMP.G.SPECIAL',
      from: '2019-04-01',
      basis: 'FINANCIAL_YEAR',
      value: lakh(75),
      statute: 'CGST Act 2017 s.10(1); Notification 14/2019-Central Tax',
    }),
  ),
  compositionServices: joined(
    limit({
      id: 'COMP.S',
      from: '2019-04-01',
      basis: 'FINANCIAL_YEAR',
      value: lakh(50),
      statute: 'CGST Act 2017 s.10(2A)',
    }),
  ),
  compositionIncidentalServices: joined(
    limit({
      id: 'COMP.INCIDENTAL',
      from: '2019-04-01',
      basis: 'FINANCIAL_YEAR',
      value: lakh(5),
      statute: 'CGST Act 2017 s.10(1), second proviso: the higher of this and 10% of the turnover in the State',
    }),
  ),
  annualReturn: joined(
    limit({
      id: '9.VOL',
      from: '2017-07-01',
      knownSince: '2019-10-09',
      basis: 'FINANCIAL_YEAR',
      value: crore(2),
      statute: 'CGST Act 2017 s.148; Notification 47/2019-Central Tax: optional below, and deemed furnished',
    }),
    limit({
      id: '9.yearly',
      from: '2020-04-01',
      basis: 'FINANCIAL_YEAR',
      value: crore(2),
      statute: 'CGST Act 2017 s.44, first proviso: exempted year by year',
      source: GST_SOURCES.exempt9,
      confidence: 'medium',
    }),
    limit({
      id: '9',
      from: '2024-04-01',
      knownSince: '2025-09-17',
      basis: 'FINANCIAL_YEAR',
      value: crore(2),
      statute: 'CGST Act 2017 s.44, first proviso; Notification 15/2025-Central Tax',
      source: GST_SOURCES.exempt9,
    }),
  ),
  reconciliation: joined(
    limit({
      id: '9C',
      from: '2020-04-01',
      basis: 'FINANCIAL_YEAR',
      value: crore(5),
      statute: 'CGST Rules 2017 rule 80(3)',
      source: GST_SOURCES.annual,
    }),
  ),
  creditLedgerUse: joined(
    limit({
      id: '86B',
      from: '2021-01-01',
      basis: 'TAX_PERIOD',
      value: lakh(50),
      statute: 'CGST Rules 2017 rule 86B',
    }),
  ),
  eWayBill: joined(
    limit({ id: 'EWB', basis: 'SUPPLY_TIME', value: rupees(50_000), statute: 'CGST Rules 2017 rule 138(1)' }),
  ),
  jobWorkHalfYearly: joined(
    limit({
      id: 'ITC04',
      from: '2021-10-01',
      basis: 'FINANCIAL_YEAR',
      value: crore(5),
      statute: 'CGST Rules 2017 rule 45(3)',
    }),
  ),
  taxDeduction: joined(
    limit({ id: 'TDS.CONTRACT', basis: 'SUPPLY_TIME', value: rupees(250_000), statute: 'CGST Act 2017 s.51(1)' }),
  ),
  quickRegistration: joined(
    limit({
      id: 'REG.14A',
      from: '2025-11-01',
      basis: 'EVENT_DATE',
      value: rupees(250_000),
      statute: 'CGST Rules 2017 rule 14A: output tax of a month',
      confidence: 'medium',
    }),
  ),
} as const satisfies Record<string, RuleHistory<Paise>>;

/** A turnover for whoever supplies goods alone, and one for services or both. */
export type RegistrationLimit = { goodsAlone: Paise; servicesOrBoth: Paise };

const limits = (id: string, goods: number, services: number): RuleHistory<RegistrationLimit> =>
  historyOf({
    id: `GST.REG.${id}`,
    from: '2019-04-01',
    basis: 'FINANCIAL_YEAR',
    value: { goodsAlone: lakh(goods), servicesOrBoth: lakh(services) },
    unit: 'paise',
    comparator: 'EXCEEDS',
    statute: 'CGST Act 2017 s.22(1); Notification 10/2019-Central Tax',
    source: GST_SOURCES.registration,
  });

/** The turnover of the running year above which a person must register, by kind of State. */
export const REGISTRATION_LIMITS = {
  tenLakhStates: limits('SPECIAL', 10, 10),
  twentyLakhStates: limits('MIDDLE', 20, 20),
  otherStates: limits('GENERAL', 40, 20),
};

export type StateLists = { tenLakh: readonly string[]; twentyLakh: readonly string[]; composition: readonly string[] };

/** The States with limits of their own, by GST code: for registration, and for the lower limit of composition. */
export const SPECIAL_STATES: RuleHistory<StateLists> = historyOf({
  id: 'GST.REG.STATES',
  from: '2019-04-01',
  basis: 'FINANCIAL_YEAR',
  value: {
    tenLakh: ['13', '14', '15', '16'],
    twentyLakh: ['05', '11', '12', '17', '34', '36'],
    composition: ['05', '11', '12', '13', '14', '15', '16', '17'],
  },
  unit: 'State codes',
  statute: 'CGST Act 2017 s.22, Explanation; Notifications 10/2019 and 14/2019-Central Tax',
  source: GST_SOURCES.registration,
});

type GoodsRow = { id: string; goods: Message; from?: string } & Pick<Rule<string>, 'confidence'>;

const excluded = ({ id, goods, confidence, from = '2019-04-01' }: GoodsRow): Rule<Message> =>
  ruleOf({
    id: `GST.REG.NOT40.${id}`,
    from,
    basis: 'FINANCIAL_YEAR',
    value: goods,
    unit: 'goods',
    statute: 'Notification 10/2019-Central Tax, as amended',
    source: GST_SOURCES.registration,
    confidence,
  });

/** Goods whose makers do not have the limit of Rs 40 lakh. Each row is a history of its own. */
export const FORTY_LAKH_EXCLUSIONS: readonly RuleHistory<Message>[] = [
  [excluded({ id: 'ICE', goods: say('gst.goods.ice-cream'), confidence: 'high' })],
  [excluded({ id: 'PAN', goods: say('gst.goods.pan-masala'), confidence: 'high' })],
  [excluded({ id: 'TOBACCO', goods: say('gst.goods.tobacco'), confidence: 'high' })],
  [
    excluded({
      id: 'BRICKS',
      goods: say('gst.goods.bricks'),
      confidence: 'medium',
      from: '2022-04-01',
    }),
  ],
];

/** Why a person registers whatever the turnover. */
export const COMPULSORY_REGISTRATION: RuleHistory<readonly string[]> = historyOf({
  from: GST_BEGAN,
  id: 'GST.REG.S24',
  basis: 'EVENT_DATE',
  value: [
    'inter-State-supply-of-goods',
    'casual-taxable-person',
    'non-resident-taxable-person',
    'recipient-who-pays-under-reverse-charge',
    'e-commerce-operator',
    'deductor-under-section-51',
    'collector-under-section-52',
    'input-service-distributor',
    'OIDAR-supplier-abroad',
  ],
  unit: 'kinds of person',
  statute: 'CGST Act 2017 s.24',
});

/** Sellers of goods on platforms may stay unregistered while they supply within their State alone. */
export const PLATFORM_SELLERS: RuleHistory<boolean> = historyOf({
  id: 'GST.REG.PLATFORM',
  from: '2023-10-01',
  basis: 'SUPPLY_TIME',
  value: true,
  unit: 'yes or no',
  statute: 'Notification 34/2023-Central Tax',
});
