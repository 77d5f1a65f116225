import { type IsoDate, isoDate } from '../shared/dates';
import { type BasisPoints, percent } from '../shared/money';
import type { Rule } from './rule';
import {
  CSR_FORM,
  EXTENSIONS_2025,
  GENERAL_CIRCULAR_2025_06,
  GENERAL_CIRCULAR_2025_08,
  GENERAL_CIRCULAR_2026_01,
  GENERAL_CIRCULAR_2026_02,
} from './sources';

type Instrument = Pick<
  Rule<unknown>,
  'id' | 'knownSince' | 'statute' | 'source' | 'confidence' | 'status' | 'checkedOn'
> & {
  forms: readonly string[];
  /** The period of the form, such as '2025-26'; absent where the instrument covers every period. */
  period?: string;
  /** The day on which it was taken back; from then on it is as if it had never been given. */
  withdrawnOn?: IsoDate;
};

/** Moves the due date itself: nothing is late before the new day. */
export type Extension = Instrument & { kind: 'extension'; dueOn: IsoDate };

/**
 * Leaves the due date where it is and asks only part of the additional fee from those who file inside the window.
 * Who files after it pays from the original due date.
 */
export type FeeWaiver = Instrument & {
  kind: 'fee_waiver';
  filedFrom: IsoDate;
  filedBy: IsoDate;
  /** What is still asked of the additional fee: 0 where all of it is waived. */
  stillAsked: BasisPoints;
};

/** What eases a rule for a while: data that an administrator enters, and never a new version of the rule. */
export type Relief = Extension | FeeWaiver;

export type FormPeriod = { form: string; period: string };

/** The extension that counts for a form and period as known on a day: the one known last. */
export function extensionFor(reliefs: readonly Relief[], about: FormPeriod, knownOn?: IsoDate): Extension | undefined {
  return reliefs
    .filter((relief) => relief.kind === 'extension')
    .filter((relief) => covers(relief, about, knownOn))
    .reduce<Extension | undefined>(
      (last, next) => (last && last.knownSince > next.knownSince ? last : next),
      undefined,
    );
}

/** The waiver that asks least of a form filed on a day; undefined where the whole fee is due. */
export function waiverFor(
  reliefs: readonly Relief[],
  about: FormPeriod & { filedOn: IsoDate },
  knownOn?: IsoDate,
): FeeWaiver | undefined {
  return reliefs
    .filter((relief) => relief.kind === 'fee_waiver')
    .filter((relief) => covers(relief, about, knownOn))
    .filter((relief) => relief.filedFrom <= about.filedOn && about.filedOn <= relief.filedBy)
    .reduce<FeeWaiver | undefined>(
      (least, next) => (least && least.stillAsked <= next.stillAsked ? least : next),
      undefined,
    );
}

function covers(relief: Relief, { form, period }: FormPeriod, knownOn: IsoDate | undefined): boolean {
  const isKnown = !knownOn || relief.knownSince <= knownOn;
  const stands = !relief.withdrawnOn || (knownOn !== undefined && knownOn < relief.withdrawnOn);
  return isKnown && stands && relief.forms.includes(form) && (!relief.period || relief.period === period);
}

const ACCOUNTS = ['AOC-4', 'AOC-4 CFS', 'AOC-4 NBFC', 'AOC-4 XBRL'];
const ANNUAL = ['MGT-7', 'MGT-7A', ...ACCOUNTS];
const MARKS = { confidence: 'high', status: 'enacted', checkedOn: isoDate('2026-11-20') } as const;

/** CSR-2 for 2023-24 was due on 31 Dec 2024 and moved twice. */
const csrMoved = (id: string, knownSince: string, dueOn: string): Extension => ({
  ...MARKS,
  kind: 'extension',
  id,
  forms: ['CSR-2'],
  period: '2023-24',
  dueOn: isoDate(dueOn),
  knownSince: isoDate(knownSince),
  statute: 'Companies (Accounts) Amendment Rules, CSR-2 for 2023-24',
  source: CSR_FORM,
  confidence: 'medium',
});

const annualWaiver = (id: string, knownSince: string, filedBy: string, source: FeeWaiver['source']): FeeWaiver => ({
  ...MARKS,
  kind: 'fee_waiver',
  id,
  forms: ANNUAL,
  period: '2024-25',
  filedFrom: isoDate(knownSince),
  filedBy: isoDate(filedBy),
  stillAsked: percent(0),
  knownSince: isoDate(knownSince),
  statute: `MCA General Circular ${id.replace('MCA.GC.', '').replace('.', '/')}`,
  source,
});

/** The reliefs of the Ministry of Corporate Affairs known when this was written; more are entered as they are given. */
export const ROC_RELIEFS: readonly Relief[] = [
  csrMoved('MCA.CSR2.2024-12', '2024-12-31', '2025-03-31'),
  csrMoved('MCA.CSR2.2025', '2025-03-31', '2025-06-30'),
  annualWaiver('MCA.GC.06.2025', '2025-10-17', '2025-12-31', GENERAL_CIRCULAR_2025_06),
  annualWaiver('MCA.GC.08.2025', '2025-12-30', '2026-01-31', GENERAL_CIRCULAR_2025_08),
  {
    ...MARKS,
    kind: 'fee_waiver',
    id: 'MCA.GC.01.2026',
    forms: [...ANNUAL, 'ADT-1', 'FC-3', 'FC-4'],
    filedFrom: isoDate('2026-04-15'),
    filedBy: isoDate('2026-07-15'),
    stillAsked: percent(10),
    knownSince: isoDate('2026-02-24'),
    statute: 'MCA General Circular 01/2026 (CCFS-2026); not after a final strike-off notice',
    source: GENERAL_CIRCULAR_2026_01,
  },
  {
    ...MARKS,
    kind: 'fee_waiver',
    id: 'MCA.GC.02.2026',
    forms: ['DPT-3'],
    period: '2025-26',
    filedFrom: isoDate('2026-06-19'),
    filedBy: isoDate('2026-07-31'),
    stillAsked: percent(0),
    knownSince: isoDate('2026-06-19'),
    statute: 'MCA General Circular 02/2026',
    source: GENERAL_CIRCULAR_2026_02,
  },
];

/** The Board moved the dates of 2024-25; a date that is moved is not late before the new one. */
const moved = (id: string, form: string, dueOn: string, knownSince: string, circular: string): Extension => ({
  kind: 'extension',
  id,
  forms: [form],
  period: '2024-25',
  dueOn: isoDate(dueOn),
  knownSince: isoDate(knownSince),
  statute: `CBDT ${circular}`,
  source: EXTENSIONS_2025,
  confidence: 'high',
  status: 'enacted',
  checkedOn: isoDate('2026-11-20'),
});

export const INCOME_TAX_RELIEFS: readonly Relief[] = [
  moved('CBDT.14.2025', 'tax-audit-report', '2025-10-31', '2025-09-25', 'Circular 14/2025, 25 Sep 2025'),
  moved('CBDT.15.2025.AUDIT', 'tax-audit-report', '2025-11-10', '2025-10-29', 'Circular 15/2025, 29 Oct 2025'),
  moved('CBDT.15.2025.ITR', 'ITR-6', '2025-12-10', '2025-10-29', 'Circular 15/2025, 29 Oct 2025'),
];
