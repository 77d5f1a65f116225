import type { Rule, RuleHistory } from '../../law/rule';
import { historyOf, ruleOf } from '../../law/table';
import type { Paise } from '../../shared/money';
import { lakh } from '../../shared/money';
import { GST_BEGAN, SOURCES } from './sources';

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
    source: SOURCES.registration,
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
  source: SOURCES.registration,
});

type GoodsRow = { id: string; goods: string; from?: string } & Pick<Rule<string>, 'confidence'>;

const excluded = ({ id, goods, confidence, from = '2019-04-01' }: GoodsRow): Rule<string> =>
  ruleOf({
    id: `GST.REG.NOT40.${id}`,
    from,
    basis: 'FINANCIAL_YEAR',
    value: goods,
    unit: 'goods',
    statute: 'Notification 10/2019-Central Tax, as amended',
    source: SOURCES.registration,
    confidence,
  });

/** Goods whose makers do not have the limit of Rs 40 lakh. Each row is a history of its own. */
export const FORTY_LAKH_EXCLUSIONS: readonly RuleHistory<string>[] = [
  [excluded({ id: 'ICE', goods: 'ice cream (2105 00 00)', confidence: 'high' })],
  [excluded({ id: 'PAN', goods: 'pan masala (2106 90 20)', confidence: 'high' })],
  [excluded({ id: 'TOBACCO', goods: 'tobacco (chapter 24)', confidence: 'high' })],
  [
    excluded({
      id: 'BRICKS',
      goods: 'fly-ash bricks and aggregates, bricks, roofing tiles',
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
    'inter-State supply of goods',
    'casual taxable person',
    'non-resident taxable person',
    'recipient who pays under reverse charge',
    'e-commerce operator',
    'deductor under section 51',
    'collector under section 52',
    'input service distributor',
    'OIDAR supplier abroad',
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
