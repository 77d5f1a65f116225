import type { Confidence, Rule, RuleHistory } from '../../law/rule';
import { TDS_SOURCES } from '../../law/sources';
import { historyOf, type LawText, NEW_ACT_BEGINS, ruleOf, underBothActs, unread } from '../../law/table';
import { type IsoDate, isoDate } from '../../shared/dates';

/** A day of a month, so many months after the month or quarter; another one for March, or for the quarter that ends in it. */
export type DueDay = { day: number; monthsAfter: number; inMarch?: { day: number; monthsAfter: number } };

const deposit = (id: string, value: DueDay, source: LawText = TDS_SOURCES.deposit): RuleHistory<DueDay> =>
  underBothActs({
    id: `TDS.DEP${id}`,
    from: '2010-04-01',
    basis: 'DEDUCTION_EVENT',
    value,
    unit: 'day of a month',
    old: 'Income-tax Rules 1962 rule 30',
    now: 'Income-tax Rules 2026 rule 218',
    source,
  });

/** By when what was withheld or collected in a month is deposited, by how it is paid. */
export const DEPOSIT_DAYS = {
  challan: deposit('', { day: 7, monthsAfter: 1, inMarch: { day: 30, monthsAfter: 1 } }),
  'government-challan': deposit('.GOVT', { day: 7, monthsAfter: 1 }),
  /** Of March by 7 April until 2026; the new rules give it the day of tax deducted. */
  collection: historyOf<DueDay>(
    {
      id: 'TCS.DEP.a',
      from: '2010-04-01',
      basis: 'COLLECTION_EVENT',
      value: { day: 7, monthsAfter: 1 },
      unit: 'day of a month',
      statute: 'Income-tax Rules 1962 rule 37CA',
    },
    {
      id: 'TCS.DEP.b',
      from: NEW_ACT_BEGINS,
      basis: 'COLLECTION_EVENT',
      value: { day: 7, monthsAfter: 1, inMarch: { day: 30, monthsAfter: 1 } },
      unit: 'day of a month',
      statute: 'Income-tax Rules 2026 rule 218(2)',
      source: TDS_SOURCES.rules2026,
    },
  ),
} satisfies Record<string, RuleHistory<DueDay>>;

const daysAfter = ({ id, value, unit }: { id: string; value: number; unit: string }): RuleHistory<number> =>
  underBothActs({
    id: `TDS.DEP.${id}`,
    from: '2013-06-01',
    basis: 'DEDUCTION_EVENT',
    value,
    unit,
    old: 'Income-tax Rules 1962 rule 30',
    now: 'Income-tax Rules 2026 rule 218',
    source: TDS_SOURCES.deposit,
  });

/** Days after the end of the month for a challan-cum-statement, and after the day itself for an office without challan. */
export const DEPOSIT_DAYS_AFTER = {
  'challan-cum-statement': daysAfter({ id: '141', value: 30, unit: 'days from the end of the month' }),
  'government-without-challan': daysAfter({ id: 'GOVT.BOOK', value: 0, unit: 'days' }),
};

const QUARTERS = { day: 31, monthsAfter: 1, inMarch: { day: 31, monthsAfter: 2 } };
const statement = {
  basis: 'FORM_PERIOD',
  value: QUARTERS,
  unit: 'day of a month',
  source: TDS_SOURCES.deposit,
} as const;
const UNDER_NEW_RULES = 'Income-tax Act 2025 s.397(3); Income-tax Rules 2026 rule 219';

/** By when the statement of a quarter is filed. */
export const STATEMENT_DAYS = {
  deduction: historyOf<DueDay>(
    {
      ...statement,
      id: 'TDS.STMT.1961',
      from: '2016-06-01',
      statute: 'Income-tax Rules 1962 rule 31A',
    },
    // Formats came out in July 2026; whether the date of this first quarter was moved has not been found.
    {
      ...statement,
      id: 'TDS.STMT.2025.Q1',
      from: NEW_ACT_BEGINS,
      statute: UNDER_NEW_RULES,
      status: 'unverified',
    },
    {
      ...statement,
      id: 'TDS.STMT.2025',
      from: '2026-07-01',
      statute: UNDER_NEW_RULES,
    },
  ),
  collection: historyOf<DueDay>(
    {
      id: 'TCS.STMT.a',
      from: '2010-04-01',
      basis: 'FORM_PERIOD',
      value: { day: 15, monthsAfter: 1, inMarch: { day: 15, monthsAfter: 2 } },
      unit: 'day of a month',
      statute: 'Income-tax Rules 1962 rule 31AA',
      source: TDS_SOURCES.statements27eq,
    },
    {
      ...statement,
      id: 'TCS.STMT.b',
      from: NEW_ACT_BEGINS,
      statute: 'Income-tax Rules 2026 rule 219(4)',
      source: TDS_SOURCES.rules2026,
    },
  ),
} satisfies Record<string, RuleHistory<DueDay>>;

type Certificate = {
  id: string;
  source?: readonly [LawText, LawText | undefined];
  confidence?: Confidence | [Confidence, Confidence];
};

const certificate = ({ id, source, confidence = ['high', 'medium'] }: Certificate): RuleHistory<number> =>
  underBothActs({
    id,
    from: '2016-06-01',
    basis: 'FORM_PERIOD',
    value: 15,
    unit: 'days after the due date of the statement',
    old: id.startsWith('TCS') ? 'Income-tax Rules 1962 rule 37D' : 'Income-tax Rules 1962 rule 31',
    now: 'Income-tax Rules 2026 rule 215',
    ...(source && { source }),
    confidence,
  });

/** Days after a statement's due date by which the payee has a certificate. */
export const CERTIFICATE_DAYS = {
  salary: certificate({
    id: 'TDS.CERT.SAL',
    source: [TDS_SOURCES.certificates, TDS_SOURCES.formNotes],
    confidence: 'high',
  }),
  deduction: certificate({
    id: 'TDS.CERT',
    source: [TDS_SOURCES.certificates, TDS_SOURCES.rules2026],
    confidence: 'high',
  }),
  collection: certificate({
    id: 'TCS.CERT',
    source: [TDS_SOURCES.certificate27d, TDS_SOURCES.rules2026],
    confidence: 'high',
  }),
  'challan-cum-statement': certificate({
    id: 'TDS.CERT.141',
    confidence: 'medium',
  }),
};

/** A statement's due date that a circular moved for one quarter: of which forms, and to which day. */
export type StatementExtension = { forms: readonly string[]; dueOn: IsoDate };

const moved = (
  id: string,
  from: string,
  to: string,
  known: string,
  forms: readonly string[],
  dueOn: string,
  source: LawText = TDS_SOURCES.extensions,
): Rule<StatementExtension> =>
  ruleOf({
    id: `TDS.EXT.${id}`,
    from,
    to,
    knownSince: known,
    basis: 'FORM_PERIOD',
    value: { forms, dueOn: isoDate(dueOn) },
    unit: 'day',
    statute: `Income-tax Act 1961 s.119; Circular ${id}`,
    source,
  });

/** Each row stands for itself, so their days may leave gaps. */
export const STATEMENT_EXTENSIONS: readonly Rule<StatementExtension>[] = [
  moved(
    '9/2021',
    '2021-01-01',
    '2021-03-31',
    '2021-05-20',
    ['24Q', '26Q', '27Q'],
    '2021-06-30',
    unread('Circular 9/2021'),
  ),
  moved(
    '12/2021',
    '2021-01-01',
    '2021-03-31',
    '2021-06-25',
    ['24Q', '26Q', '27Q'],
    '2021-07-15',
    unread('Circular 12/2021'),
  ),
  moved('21/2022', '2022-07-01', '2022-09-30', '2022-10-27', ['26Q'], '2022-11-30'),
  moved('9/2023', '2023-04-01', '2023-06-30', '2023-06-28', ['26Q', '27Q', '27EQ'], '2023-09-30'),
];

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
      source: TDS_SOURCES.formNotes,
      ...row,
      id: `${id}.1961`,
      from: '2010-04-01',
      value: old,
      statute: `Income-tax Act 1961, ${row.unit} ${old}`,
    },
    {
      source: TDS_SOURCES.formNotes,
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

const otherForm = (old: string): RuleHistory<string> => OTHER_FORMS.find(([first]) => first?.value === old) ?? [];

/** The certificate that follows each statement, or a challan that is its own statement, by the form under either Act. */
export const CERTIFICATE_FORMS: Readonly<Record<string, RuleHistory<string>>> = {
  '24Q': otherForm('16'),
  '138': otherForm('16'),
  '26Q': otherForm('16A'),
  '140': otherForm('16A'),
  '27Q': otherForm('16A'),
  '144': otherForm('16A'),
  '27EQ': otherForm('27D'),
  '143': otherForm('27D'),
  '26QB': otherForm('16B'),
  '26QC': otherForm('16C'),
  '26QD': otherForm('16D'),
  '26QE': otherForm('16E'),
  '141': otherForm('16B'),
};

const section = (
  id: string,
  old: string,
  now: string,
  source: LawText = TDS_SOURCES.sections,
  confidence: Confidence = 'high',
) => renamed({ id: `TDS.SECTION.${id}`, old, now, basis: 'DEDUCTION_EVENT', unit: 'section', source, confidence });

/** Where each subject stands in the two Acts. The day of the deduction decides, whenever it is deposited or filed. */
export const SECTIONS = {
  salary: section('SALARY', '192, 192A', '392, 392(7)', TDS_SOURCES.formNotes),
  residents: section('RESIDENTS', '193 to 194S', '393(1)', TDS_SOURCES.catalog),
  nonResidents: section('NONRESIDENTS', '194E, 194LB to 196D, 195', '393(2)', TDS_SOURCES.codeTables),
  anyPerson: section('ANY', '194B, 194BA, 194BB, 194G, 194N, 194EE, 194T', '393(3)', TDS_SOURCES.catalog),
  noDeduction: section('NONE', '194A(3), 196, provisos', '393(4)', TDS_SOURCES.catalog),
  declaration: section('DECLARATION', '197A', '393(6)', TDS_SOURCES.formNotes),
  collection: section('COLLECTION', '206C', '394(1)', TDS_SOURCES.collection),
  lowerRate: section('LOWER', '197', '395(1)', TDS_SOURCES.formNotes),
  certificates: section('CERTIFICATES', '203', '395(4)', TDS_SOURCES.formNotes),
  accountNumber: section('TAN', '203A', '397(1)', TDS_SOURCES.noPan397),
  noPan: section('NOPAN', '206AA', '397(2)', TDS_SOURCES.noPan397),
  deposit: section('DEPOSIT', '200', '397(3)', TDS_SOURCES.formNotes),
  default: section('DEFAULT', '201(1), 201(1A), 206C(7)', '398', TDS_SOURCES.default398),
  lateFee: section('LATEFEE', '234E', '427', TDS_SOURCES.fee427),
  penaltyOfDeduction: section('PENALTY', '271C', '448'),
  penaltyOfCollection: section('PENALTY.TCS', '271CA', '449'),
  penaltyOfStatement: section('PENALTY.STMT', '271H', '461', TDS_SOURCES.sections, 'medium'),
};
