import { NEW_ACT_BEGINS } from '../../law/acts';
import type { Confidence, Rule, RuleHistory } from '../../law/rule';
import { historyOf, type LawText } from '../../law/table';
import { SOURCES } from './sources';

type Renamed = {
  id: string;
  old: string;
  now: string;
  basis: Rule<string>['basis'];
  unit: string;
  source?: LawText;
  confidence?: Confidence;
};

/** What the same thing is called under each Act. */
const renamed = ({ id, old, now, ...row }: Renamed): RuleHistory<string> =>
  historyOf(
    {
      source: SOURCES.formNotes,
      ...row,
      id: `${id}.1961`,
      from: '2010-04-01',
      value: old,
      statute: `Income-tax Act 1961, ${row.unit} ${old}`,
    },
    {
      source: SOURCES.formNotes,
      ...row,
      id: `${id}.2025`,
      from: NEW_ACT_BEGINS,
      value: now,
      statute: `Income-tax ${row.unit === 'Form' ? 'Rules 2026' : 'Act 2025'}, ${row.unit} ${now}`,
    },
  );

const form = (old: string, now: string): RuleHistory<string> =>
  renamed({ id: `TDS.FORM.${old.replaceAll(' ', '')}`, old, now, basis: 'FORM_PERIOD', unit: 'Form' });

/** The statement of each kind of payment, by the quarter it is for and not by the day it is filed. */
export const STATEMENT_FORMS = {
  salary: form('24Q', '138'),
  residents: form('26Q', '140'),
  'non-residents': form('27Q', '144'),
  collection: form('27EQ', '143'),
};

/** The other forms of tax at source and around it, old and new. */
export const OTHER_FORMS: readonly RuleHistory<string>[] = [
  ...['26QB', '26QC', '26QD', '26QE'].map((old) => form(old, '141')),
  ...['16B', '16C', '16D', '16E'].map((old) => form(old, '132')),
  form('16', '130'),
  form('16A', '131'),
  form('27D', '133'),
  form('24G', '137'),
  form('26B', '139'),
  form('26QF', '142'),
  form('49B', '134'),
  form('15G', '121'),
  form('15H', '121'),
  form('12B', '122'),
  form('12BAA', '122'),
  form('12BA', '123'),
  form('12BB', '124'),
  form('13', '128'),
  form('15E', '129'),
  form('15CA', '145'),
  form('15CB', '146'),
  form('26A', '149'),
  form('27BA', '150'),
  form('26AS', '168'),
  form('10E', '39'),
  form('27C', '127'),
];

const section = (
  id: string,
  old: string,
  now: string,
  source: LawText = SOURCES.sections,
  confidence: Confidence = 'high',
) => renamed({ id: `TDS.SECTION.${id}`, old, now, basis: 'DEDUCTION_EVENT', unit: 'section', source, confidence });

/** Where each subject stands in the two Acts. The day of the deduction decides, whenever it is deposited or filed. */
export const SECTIONS = {
  salary: section('SALARY', '192, 192A', '392, 392(7)', SOURCES.formNotes),
  residents: section('RESIDENTS', '193 to 194S', '393(1)', SOURCES.catalog),
  nonResidents: section('NONRESIDENTS', '194E, 194LB to 196D, 195', '393(2)', SOURCES.codeTables),
  anyPerson: section('ANY', '194B, 194BA, 194BB, 194G, 194N, 194EE, 194T', '393(3)', SOURCES.catalog),
  noDeduction: section('NONE', '194A(3), 196, provisos', '393(4)', SOURCES.catalog),
  declaration: section('DECLARATION', '197A', '393(6)', SOURCES.formNotes),
  collection: section('COLLECTION', '206C', '394(1)', SOURCES.collection),
  lowerRate: section('LOWER', '197', '395(1)', SOURCES.formNotes),
  certificates: section('CERTIFICATES', '203', '395(4)', SOURCES.formNotes),
  accountNumber: section('TAN', '203A', '397(1)', SOURCES.noPan397),
  noPan: section('NOPAN', '206AA', '397(2)', SOURCES.noPan397),
  deposit: section('DEPOSIT', '200', '397(3)', SOURCES.formNotes),
  default: section('DEFAULT', '201(1), 201(1A), 206C(7)', '398', SOURCES.default398),
  lateFee: section('LATEFEE', '234E', '427', SOURCES.fee427),
  penaltyOfDeduction: section('PENALTY', '271C', '448'),
  penaltyOfCollection: section('PENALTY.TCS', '271CA', '449'),
  penaltyOfStatement: section('PENALTY.STMT', '271H', '461', SOURCES.sections, 'medium'),
};
