import { isLlpin } from '../../../domain/identifiers/company-number';
import type { Quarter } from '../../../domain/law/periods';

import type { Explained } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { type StatementKind, statementDue, statementLateFee } from '../../../domain/tds/due-dates';
import { incomeTaxOf, type TaxParts } from '../../../domain/tds/parts';
import { recordsOf } from '../../../domain/tds/statement/certified-part';
import { checkStatement } from '../../../domain/tds/statement/check';
import { layoutOf, whyNoText } from '../../../domain/tds/statement/layout';
import type { Deductor, Statement, StatementChallan, StatementRow } from '../../../domain/tds/statement/model';
import { challanTotal, deductedOf } from '../../../domain/tds/statement/values';
import { today } from '../../../platform/clock';
import { partsJson } from '../tds.contract';
import { rowJson } from './statement.contract';
import { isFiled, itemOf, type QuarterRead, quarterKeyOf, type YearRead } from './statement.repository';
import type { StoredCorrection, StoredDeductor } from './statement.table';

/** What is read of a company's statements, of a year or of a quarter. */
type Read = Pick<QuarterRead | YearRead, 'items' | 'corrections' | 'identity' | 'deductor'>;

type Sums = { rows: number; tax: Paise; covered: Paise };

/** What a quarter's statement comes to: its day, its tax, what is not deposited, whether it was filed, and the fee that waiting costs. */
export function summaryOf(read: Read, kind: StatementKind, quarter: Quarter, { rows, tax, covered }: Sums) {
  const due = statementDue(kind, quarter);
  const { form } = due.value;
  const item = itemOf(read, form, quarter);
  const filedOn = isFiled(item) ? (item?.doneOn ?? null) : null;
  const lateFee: Explained<Paise> = statementLateFee({
    ...{ quarter, dueOn: due.value.dueOn, filedOn: filedOn ?? today(), taxInStatement: tax },
  });
  return {
    ...{ form, kind, quarter: quarterKeyOf(quarter), dueOn: { value: due.value.dueOn, steps: due.steps } },
    ...{ rows, tax: formatRupees(tax), uncovered: formatRupees(paise(tax - covered)) },
    ...{ status: isFiled(item) ? ('filed' as const) : ('open' as const), itemId: item?.id ?? null },
    ...{ filedOn, receipt: isFiled(item) ? (item?.acknowledgement ?? null) : null, lateFee },
    hasTextFile: layoutOf(kind, quarter) !== undefined,
    corrections: read.corrections
      .filter((one) => one.form === form && one.quarter === quarterKeyOf(quarter))
      .map(correctionJson),
  };
}

export const correctionJson = ({ number, reason, openedOn, filedOn, receipt, correctsReceipt }: StoredCorrection) => ({
  ...{ number, reason, openedOn, filedOn, receipt, correctsReceipt },
});

export function deductorJson({ companyId: _, changedAt: _at, ...facts }: StoredDeductor) {
  return facts;
}

/** The statement of a quarter as it would be written: each challan with the rows that it pays for, and what none pays for. */
export function statementOf(read: QuarterRead, kind: StatementKind, quarter: Quarter): Statement {
  const { form } = statementDue(kind, quarter).value;
  const rows = new Map(read.deductions.map(({ row, certificate }) => [row.id, rowOf(row, certificate)]));
  const records = recordsIn(read);
  const challans = challansOf(read, rows).map((challan) => ({ ...challan, rows: challan.rows.flatMap(records) }));
  const nil = nilChallan([...rows.values()].filter((row) => deductedOf(row) === 0));
  return {
    ...{ kind, quarter, createdOn: today(), deductor: deductorIn(read, form, quarter) },
    challans: [...challans, ...nil],
    uncovered: uncoveredOf(read, rows).flatMap(records),
  };
}

/** The records of each row: two where a certificate covered a part of it alone. */
function recordsIn({ deductions }: QuarterRead) {
  const certificates = new Map(
    deductions.flatMap(({ row, certificateRate: rate, certificateLeft: left }) =>
      rate !== null && left !== null ? [[row.id, { rate, left }] as const] : [],
    ),
  );
  return (row: StatementRow) => recordsOf(row, certificates.get(row.id));
}

type Stored = QuarterRead['deductions'][number]['row'];

const nought = paise(0);

const rowOf = (row: Stored, certificate: string | null): StatementRow => ({
  ...{ id: row.id, pan: row.pan, name: row.payeeName, code: row.code, paidOn: row.eventOn },
  // What passes a limit carries the sums of the year before it, which were owed no tax until then and are listed nowhere else: its record
  // has the whole that is taxed. Under days of their own, interest would be asked of them from before the tax was owed.
  amount: paise(Math.max(row.amount, row.base)),
  ...(row.base < row.amount && { base: row.base }),
  ...{
    tax: incomeTaxOf(row),
    surcharge: row.surcharge,
    cess: row.cess,
    deposited: row.tax,
    deductedOn: row.deductedOn,
    rate: row.rate,
  },
  ...(row.reasonFlag && { flag: row.reasonFlag }),
  ...(certificate && { certificate }),
  ...(row.sourceKind === 'salary' && row.narration && { employee: row.narration.split(' ')[0] ?? '' }),
});

/** Part of a row, for one of several challans: its tax, and as much of what was paid. */
function partOf(row: StatementRow, amount: Paise, { surcharge, cess }: TaxParts): StatementRow {
  const whole = deductedOf(row);
  if (amount >= whole) return { ...row, deposited: whole };
  const share = (sum: Paise) => paise(Number((BigInt(sum) * BigInt(amount)) / BigInt(whole)));
  const tax = incomeTaxOf({ tax: amount, surcharge, cess });
  const base = row.base !== undefined && { base: share(row.base) };
  return { ...row, amount: share(row.amount), ...base, tax, surcharge, cess, deposited: amount };
}

function challansOf({ uses }: QuarterRead, rows: ReadonlyMap<string, StatementRow>): readonly StatementChallan[] {
  const byId = new Map<string, StatementChallan & { rows: StatementRow[] }>();
  for (const { use, challan } of uses) {
    const row = rows.get(use.deductionId);
    if (!row) continue;
    const known = byId.get(challan.id) ?? {
      ...{ id: challan.id, isNil: false, bsr: challan.bsr ?? '', serial: challan.serial ?? '' },
      ...{ depositedOn: challan.depositedOn, tax: incomeTaxOf(challan), surcharge: challan.surcharge },
      cess: challan.cess,
      ...{ interest: challan.interest, fee: challan.fee, others: challan.others, minorHead: challan.minorHead },
      rows: [],
    };
    known.rows.push(partOf(row, use.amount, { surcharge: use.usedSurcharge, cess: use.usedCess }));
    byId.set(challan.id, known);
  }
  return [...byId.values()];
}

const nilChallan = (rows: readonly StatementRow[]): readonly StatementChallan[] =>
  rows.length === 0
    ? []
    : [
        {
          ...{ id: 'nil', isNil: true, bsr: '', serial: '', depositedOn: null, tax: nought, surcharge: nought },
          ...{ cess: nought, interest: nought, fee: nought, others: nought, minorHead: '', rows },
        },
      ];

function uncoveredOf({ uses }: QuarterRead, rows: ReadonlyMap<string, StatementRow>): readonly StatementRow[] {
  const left = new Map(
    [...rows].map(([id, { surcharge, cess, ...row }]) => [
      id,
      { amount: deductedOf({ ...row, surcharge, cess }), surcharge, cess },
    ]),
  );
  for (const { use } of uses) {
    const open = left.get(use.deductionId);
    if (!open) continue;
    open.amount = paise(open.amount - use.amount);
    open.surcharge = paise(open.surcharge - use.usedSurcharge);
    open.cess = paise(open.cess - use.usedCess);
  }
  return [...rows.values()].flatMap((row) => {
    const open = left.get(row.id);
    return open && open.amount > 0 ? [{ ...partOf(row, open.amount, open), deposited: nought }] : [];
  });
}

const NOBODY = { lines: [], stateCode: '', pin: '' };

function deductorIn({ identity, deductor, earlier }: QuarterRead, form: string, { year, name }: Quarter): Deductor {
  const before = earlier.find((one) => one.form === form && (one.period ?? '') < `${year} ${name}`);
  const receipt = before?.acknowledgement;
  return {
    ...{ tan: identity?.tan ?? '', pan: identity?.pan ?? '', name: identity?.name ?? '' },
    ...(deductor?.branch && { branch: deductor.branch }),
    address: deductor ? { lines: [deductor.address], stateCode: deductor.stateCode, pin: deductor.pin } : NOBODY,
    email: deductor?.email ?? '',
    phone: { area: deductor?.phoneArea ?? '', number: deductor?.phoneNumber ?? '' },
    type: isLlpin(identity?.cin ?? '') ? 'F' : 'K',
    ...(identity?.gstin && { gstin: identity.gstin }),
    responsible: {
      ...{ name: deductor?.personName ?? '', designation: deductor?.personDesignation ?? '' },
      pan: deductor?.personPan ?? '',
      address: deductor
        ? { lines: [deductor.personAddress], stateCode: deductor.personStateCode, pin: deductor.personPin }
        : NOBODY,
      ...{ email: deductor?.personEmail ?? '', mobile: deductor?.personMobile ?? '' },
    },
    ...(receipt && /^\d{15}$/.test(receipt) && { earlierReceipt: receipt }),
  };
}

/** The sums of a statement that was read whole. */
export function sumsOf({ deductions }: QuarterRead, { uncovered }: Statement): Sums {
  const tax = paise(deductions.reduce((sum, { row }) => sum + row.tax, 0));
  const open = uncovered.reduce((sum, row) => sum + deductedOf(row), 0);
  return { rows: deductions.length, tax, covered: paise(tax - open) };
}

/** Why a statement has no text file now: a correction of it is open, or its layout was not read; null where it has one. */
export function textStopped({ corrections }: Pick<QuarterRead, 'corrections'>, kind: StatementKind, quarter: Quarter) {
  const { form } = statementDue(kind, quarter).value;
  const isOpen = corrections.some((one) => one.form === form && one.filedOn === null);
  return isOpen ? say('tds-statement.fault.correction-layout') : whyNoText(kind, quarter, form);
}

/** A drafted statement as the API tells it, with everything that is wrong before it is filed. */
export function statementAnswerOf(read: QuarterRead, statement: Statement) {
  const { kind, quarter } = statement;
  const inForce = layoutOf(kind, quarter);
  return {
    ...summaryOf(read, kind, quarter, sumsOf(read, statement)),
    isValidated: false as const,
    whyNoText: textStopped(read, kind, quarter),
    layout: inForce
      ? {
          ...{ statute: inForce.rule.statute, status: inForce.rule.status, confidence: inForce.rule.confidence },
          source: inForce.rule.source.title,
        }
      : null,
    challans: statement.challans.map((challan) => ({
      ...{ id: challan.id, isNil: challan.isNil, bsr: challan.bsr, serial: challan.serial },
      ...{ depositedOn: challan.depositedOn, tax: formatRupees(deductedOf(challan)) },
      ...partsJson({ ...challan, tax: deductedOf(challan) }),
      ...{ interest: formatRupees(challan.interest), fee: formatRupees(challan.fee) },
      ...{ total: formatRupees(challanTotal(challan)), rows: challan.rows.map(rowJson) },
    })),
    withoutChallan: statement.uncovered.map(rowJson),
    findings: [...checkStatement(statement)],
  };
}

/** One payee's part of a quarter: what a certificate says. */
export type Certified = {
  key: string;
  payee: string;
  pan: string | null;
  amount: Paise;
  tax: Paise;
  deposited: Paise;
  rows: readonly (StatementRow & { challan: StatementChallan | null })[];
};

/** The payees of a statement with what was paid, withheld and deposited for each; who gave no PAN goes by name. */
export function certifiedOf({ challans, uncovered }: Statement): readonly Certified[] {
  const rows = [
    ...challans.flatMap((challan) => (challan.isNil ? [] : challan.rows.map((row) => ({ ...row, challan })))),
    ...uncovered.map((row) => ({ ...row, challan: null })),
  ];
  const byPayee = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) {
    const key = row.pan ?? row.name.trim().toUpperCase();
    byPayee.set(key, [...(byPayee.get(key) ?? []), row]);
  }
  const sum = (those: readonly StatementRow[], of: (row: StatementRow) => number) =>
    paise(those.reduce((total, row) => total + of(row), 0));
  return Array.from(byPayee, ([key, those]) => ({
    ...{ key, payee: those[0]?.name ?? '', pan: those[0]?.pan ?? null, rows: those },
    amount: sum(those, ({ amount }) => amount),
    tax: sum(those, deductedOf),
    deposited: sum(those, ({ deposited }) => deposited),
  }));
}
