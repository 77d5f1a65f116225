import { NEW_ACT_BEGINS, underBothActs } from '../../law/acts';
import type { Confidence, Rule, RuleHistory } from '../../law/rule';
import { historyOf, type LawText, ruleOf } from '../../law/table';
import { type IsoDate, isoDate } from '../../shared/dates';
import { SOURCES } from './sources';

/** A day of a month, so many months after the month or quarter; another one for March, or for the quarter that ends in it. */
export type DueDay = { day: number; monthsAfter: number; inMarch?: { day: number; monthsAfter: number } };

const deposit = (id: string, value: DueDay, source: LawText = SOURCES.deposit): RuleHistory<DueDay> =>
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
  'government challan': deposit('.GOVT', { day: 7, monthsAfter: 1 }),
  collection: underBothActs<DueDay>({
    id: 'TCS.DEP',
    from: '2010-04-01',
    basis: 'COLLECTION_EVENT',
    value: { day: 7, monthsAfter: 1 },
    unit: 'day of a month',
    old: 'Income-tax Rules 1962 rule 37CA',
    now: 'Income-tax Act 2025 s.397(3)',
  }),
} satisfies Record<string, RuleHistory<DueDay>>;

const daysAfter = (id: string, value: number, unit: string): RuleHistory<number> =>
  underBothActs({
    id: `TDS.DEP.${id}`,
    from: '2013-06-01',
    basis: 'DEDUCTION_EVENT',
    value,
    unit,
    old: 'Income-tax Rules 1962 rule 30',
    now: 'Income-tax Rules 2026 rule 218',
    source: SOURCES.deposit,
  });

/** Days after the end of the month for a challan-cum-statement, and after the day itself for an office without challan. */
export const DEPOSIT_DAYS_AFTER = {
  'challan-cum-statement': daysAfter('141', 30, 'days from the end of the month'),
  'government without challan': daysAfter('GOVT.BOOK', 0, 'days'),
};

const QUARTERS = { day: 31, monthsAfter: 1, inMarch: { day: 31, monthsAfter: 2 } };
const statement = { basis: 'FORM_PERIOD', value: QUARTERS, unit: 'day of a month', source: SOURCES.deposit } as const;
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
  collection: underBothActs<DueDay>({
    id: 'TCS.STMT',
    from: '2010-04-01',
    basis: 'FORM_PERIOD',
    value: { day: 15, monthsAfter: 1, inMarch: { day: 15, monthsAfter: 2 } },
    unit: 'day of a month',
    old: 'Income-tax Rules 1962 rule 31AA',
    now: UNDER_NEW_RULES,
    source: [SOURCES.statements27eq, undefined],
    confidence: ['high', 'medium'],
  }),
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
  salary: certificate({ id: 'TDS.CERT.SAL', source: [SOURCES.certificates, SOURCES.formNotes], confidence: 'high' }),
  deduction: certificate({ id: 'TDS.CERT', source: [SOURCES.certificates, undefined] }),
  collection: certificate({ id: 'TCS.CERT', source: [SOURCES.certificate27d, undefined] }),
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
    source: SOURCES.extensions,
  });

/** Each row stands for itself, so their days may leave gaps. */
export const STATEMENT_EXTENSIONS: readonly Rule<StatementExtension>[] = [
  moved('21/2022', '2022-07-01', '2022-09-30', '2022-10-27', ['26Q'], '2022-11-30'),
  moved('9/2023', '2023-04-01', '2023-06-30', '2023-06-28', ['26Q', '27Q', '27EQ'], '2023-09-30'),
];
