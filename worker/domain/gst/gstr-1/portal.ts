import type { IsoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import { SECTION_RULES } from '../law/sections';
import type { Amounts, RegisterRow } from '../register/model';
import { sumOf } from '../register/register';
import { inForce } from '../register/section';
import { hsnRowsOf, isHsnSplit, rateCharged } from './hsn';
import type { IssuedRange } from './issued';
import type { ReturnPeriod } from './period';

/** The version of the layout that is written, by the Returns Offline Tool. */
export const PORTAL_VERSION = 'GST3.2.4';

type Json = string | number | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

export type PortalInput = {
  gstin: string;
  period: ReturnPeriod;
  rows: readonly RegisterRow[];
  issued: readonly IssuedRange[];
  /** The invoice furnishing facility takes invoices and notes of registered persons alone. */
  form: 'GSTR-1' | 'IFF';
  /** The months whose documents to registered buyers the portal has from the facility already. */
  furnished?: ReadonlySet<string>;
  /** Tables 7, 11, 14 and 15 of the months that are amended, as they were reported, with what was amended of them since. */
  earlier?: readonly RegisterRow[];
  /** The month that names the return in which a month was reported: of a quarter its last. */
  namedBy?: (month: string) => string;
};

/**
 * The return in the layout of the portal's offline tool: the order of keys and rows follows from the rows alone, so that equal rows give
 * equal text. Money in rupees with at most two decimals, days as DD-MM-YYYY; a line has IGST, or CGST and SGST, never both.
 */
export function portalJson(input: PortalInput): string {
  const { gstin, period, rows, issued, form, furnished, earlier = [], namedBy = (month) => month } = input;
  const at = (...tables: string[]) =>
    rows.filter(({ section, isTakenBack }) => !isTakenBack && section.at !== null && tables.includes(section.at));
  const fresh = (...tables: string[]) => at(...tables).filter((row) => !furnished?.has(row.period));
  const isWhole = form === 'GSTR-1';
  const sections: JsonObject = {
    b2b: byKey(fresh('4A', '4B', '6B', '6C'), ctinOf, (ctin, of) => ({ ctin, inv: documentsIn(of).map(invoice) })),
    ...(isWhole && {
      b2cl: byKey(at('5'), placeOf, (pos, of) => ({ pos, inv: documentsIn(of).map(largeInvoice) })),
      b2cs: consumers(at('7')),
      exp: byKey(at('6A'), exportType, (exp_typ, of) => ({ exp_typ, inv: documentsIn(of).map(exportInvoice) })),
    }),
    cdnr: byKey(fresh('9B-registered'), ctinOf, (ctin, of) => ({ ctin, nt: documentsIn(of).map(note) })),
    ...(isWhole && {
      cdnur: documentsIn(at('9B-unregistered')).map(otherNote),
      nil: untaxed(at('8')),
      at: advances(at('11A'), 1),
      txpd: advances(at('11B'), -1),
      hsn: hsn(rows, period),
      doc_issue: documentsIssued(issued),
      supeco: inForce(SECTION_RULES['14(b)'], period.last) ? throughOperators(rows.filter(isFirst)) : {},
      ...amended(at),
      ...amendedSums({ rows, earlier, namedBy }),
      ecom: asOperator(at('15')),
      ecoma: asOperatorAmended(at('15A'), { rows, earlier, namedBy }),
    }),
  };
  const filled = Object.entries(sections).filter(([, section]) => !isEmpty(section));
  return JSON.stringify({
    ...{ gstin, fp: period.code, version: PORTAL_VERSION, hash: 'hash' },
    ...Object.fromEntries(filled),
  });
}

/** Tables 9A and 9C: each document with its first number and day. */
function amended(at: (...tables: string[]) => RegisterRow[]): JsonObject {
  const withFirst =
    (names: readonly [string, string], make: (of: RegisterRow[]) => JsonObject) => (of: RegisterRow[]) => {
      const { number, date } = first(of).amends ?? first(of);
      return { [names[0]]: number, [names[1]]: dayOf(date), ...make(of) };
    };
  const ofInvoice = ['oinum', 'oidt'] as const;
  const ofNote = ['ont_num', 'ont_dt'] as const;
  return {
    b2ba: byKey(at('9A-b2b'), ctinOf, (ctin, of) => ({
      ctin,
      inv: documentsIn(of).map(withFirst(ofInvoice, invoice)),
    })),
    b2cla: byKey(at('9A-b2cl'), placeOf, (pos, of) => ({
      pos,
      inv: documentsIn(of).map(withFirst(ofInvoice, largeInvoice)),
    })),
    expa: byKey(at('9A-exp'), exportType, (exp_typ, of) => ({
      ...{ exp_typ, inv: documentsIn(of).map(withFirst(ofInvoice, exportInvoice)) },
    })),
    cdnra: byKey(at('9C-registered'), ctinOf, (ctin, of) => ({
      ctin,
      nt: documentsIn(of).map(withFirst(ofNote, note)),
    })),
    cdnura: documentsIn(at('9C-unregistered')).map(withFirst(ofNote, otherNote)),
  };
}

type Amending = Pick<Required<PortalInput>, 'rows' | 'earlier' | 'namedBy'>;

/** Tables 10, 11 and 14A, of which the portal wants what the month comes to with the change. */
function amendedSums(amending: Amending): JsonObject {
  const advancesAt = (table: '11A' | '11B', sign: 1 | -1) =>
    changedMonths(amending, [table, `${table}-amended`]).map(([month, of]): JsonObject => {
      const itms = ratesIn(of).map(([rate, same]) => {
        const sum = signedBy(sumOf(same), sign);
        return { rt: percentOf(rate), ad_amt: rupees(sum.taxable), ...taxOf(first(same), sum) };
      });
      return { omon: codeOf(month), pos: first(of).placeOfSupply, sply_ty: reach(first(of)), itms };
    });
  return {
    b2csa: changedMonths(amending, ['7', '10'], etinOf).map(([month, of]) => ({
      ...{ omon: codeOf(month), sply_ty: reach(first(of)), ...sellerOf(first(of)), pos: first(of).placeOfSupply },
      itms: ratesIn(of).map(([rate, same]) => {
        const sum = sumOf(same);
        return { rt: percentOf(rate), txval: rupees(sum.taxable), ...taxOf(first(same), sum) };
      }),
    })),
    ata: advancesAt('11A', 1),
    txpda: advancesAt('11B', -1),
    supecoa: throughOperatorsAmended(amending),
  };
}

const codeOf = (month: string): string => `${month.slice(5)}${month.slice(0, 4)}`;
const monthOf = (row: RegisterRow): string => row.amends?.period ?? row.period;

/** Each month and place of a table that changes, with all its rows: as they were reported, and what changes. */
function changedMonths(
  { rows, earlier, namedBy }: Amending,
  tables: readonly string[],
  /** What else tells its rows apart. */
  apartBy: (row: RegisterRow) => string = () => '',
): [month: string, rows: RegisterRow[]][] {
  const isOf = ({ section }: RegisterRow) => section.at !== null && tables.includes(section.at);
  const changes = rows.filter((row) => row.amends !== null && isOf(row));
  const keyOf = (row: RegisterRow) => [namedBy(monthOf(row)), reach(row), row.placeOfSupply, apartBy(row)].join('|');
  const touched = new Set(changes.map(keyOf));
  const before = earlier.filter((row) => isOf(row) && touched.has(keyOf(row)));
  return grouped([...before, ...changes], keyOf)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, of]) => [key.slice(0, 7), of]);
}

const isEmpty = (section: Json): boolean =>
  Array.isArray(section) ? section.length === 0 : Object.values(section).every((part) => isEmpty(part as Json));

/** Rupees as a number: hundredths of whole paise have two decimals at most, written as they are. */
const rupees = (amount: Paise): number => amount / 100;
const percentOf = (rate: BasisPoints): number => rate / 100;
const dayOf = (day: IsoDate): string => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

const ctinOf = ({ counterparty }: RegisterRow) => counterparty.gstin ?? '';
const placeOf = ({ placeOfSupply }: RegisterRow) => placeOfSupply;
const exportType = ({ supplyType }: RegisterRow) => (supplyType === 'export-with-tax' ? 'WPAY' : 'WOPAY');

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}

const byKey = (
  rows: readonly RegisterRow[],
  keyOf: (row: RegisterRow) => string,
  make: (key: string, of: RegisterRow[]) => JsonObject,
) =>
  grouped(rows, keyOf)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, of]) => make(key, of));

/** The rows of each document, in the order of the rows. */
const documentsIn = (rows: readonly RegisterRow[]): RegisterRow[][] =>
  grouped(rows, ({ documentId, id }) => documentId ?? id).map(([, of]) => of);

const first = (rows: readonly RegisterRow[]): RegisterRow => {
  const [row] = rows;
  if (!row) throw new RangeError('A document has lines');
  return row;
};

/** What rows come to without sign: a note has amounts above nought, and its kind says which way they go. */
const unsigned = (rows: readonly RegisterRow[]): Amounts => signedBy(sumOf(rows), first(rows).sign);

const signedBy = (sum: Amounts, sign: 1 | -1): Amounts => {
  const of = (amount: Paise) => paise(amount * sign || 0);
  return { taxable: of(sum.taxable), igst: of(sum.igst), cgst: of(sum.cgst), sgst: of(sum.sgst), cess: of(sum.cess) };
};

/** Tax by head: integrated across a border, else two halves. */
const taxOf = (row: Pick<RegisterRow, 'isInterState'>, { igst, cgst, sgst, cess }: Amounts): JsonObject =>
  row.isInterState
    ? { iamt: rupees(igst), csamt: rupees(cess) }
    : { camt: rupees(cgst), samt: rupees(sgst), csamt: rupees(cess) };

const ratesIn = (rows: readonly RegisterRow[]): [BasisPoints, RegisterRow[]][] =>
  grouped(rows, (row) => String(rateCharged(row)))
    .map(([rate, of]): [BasisPoints, RegisterRow[]] => [Number(rate) as BasisPoints, of])
    .toSorted(([one], [other]) => one - other);

/** The lines of a document by rate, each numbered by its rate as the offline tool does: 18% is 1801. */
const items = (rows: readonly RegisterRow[], tax: (of: RegisterRow[]) => JsonObject): Json[] =>
  ratesIn(rows).map(([rate, of]) => ({
    num: rate + 1,
    itm_det: { rt: percentOf(rate), txval: rupees(unsigned(of).taxable), ...tax(of) },
  }));

const byHead = (of: RegisterRow[]) => taxOf(first(of), unsigned(of));
const integrated = (of: RegisterRow[]) => {
  const { igst, cess } = unsigned(of);
  return { iamt: rupees(igst), csamt: rupees(cess) };
};

const INVOICE_TYPES: Readonly<Record<string, string>> = {
  'deemed-export': 'DE',
  'sez-with-tax': 'SEWP',
  'sez-without-tax': 'SEWOP',
};
const invoiceType = ({ supplyType }: RegisterRow): string => INVOICE_TYPES[supplyType] ?? 'R';
const yesNo = (is: boolean): string => (is ? 'Y' : 'N');
const operatorOf = ({ operator }: RegisterRow): JsonObject =>
  operator?.role === 'collects' ? { etin: operator.gstin } : {};

function invoice(rows: RegisterRow[]): JsonObject {
  const row = first(rows);
  return {
    ...{ inum: row.number, idt: dayOf(row.date), val: rupees(row.documentTotal), pos: row.placeOfSupply },
    ...{ rchrg: yesNo(row.isReverseCharge), inv_typ: invoiceType(row), ...operatorOf(row) },
    itms: items(rows, byHead),
  };
}

function largeInvoice(rows: RegisterRow[]): JsonObject {
  const row = first(rows);
  return {
    ...{ inum: row.number, idt: dayOf(row.date), val: rupees(row.documentTotal), ...operatorOf(row) },
    itms: items(rows, integrated),
  };
}

function exportInvoice(rows: RegisterRow[]): JsonObject {
  const row = first(rows);
  const { port, number, date } = row.customs ?? { port: null, number: null, date: null };
  return {
    ...{ inum: row.number, idt: dayOf(row.date), val: rupees(row.documentTotal) },
    ...(port && { sbpcode: port }),
    ...(number && { sbnum: number }),
    ...(date && { sbdt: dayOf(date) }),
    itms: ratesIn(rows).map(([rate, of]) => ({
      rt: percentOf(rate),
      txval: rupees(unsigned(of).taxable),
      ...integrated(of),
    })),
  };
}

const noteType = ({ kind }: RegisterRow): string => (kind === 'credit-note' ? 'C' : 'D');

function note(rows: RegisterRow[]): JsonObject {
  const row = first(rows);
  return {
    ...{ ntty: noteType(row), nt_num: row.number, nt_dt: dayOf(row.date), val: rupees(row.documentTotal) },
    ...{ pos: row.placeOfSupply, rchrg: yesNo(row.isReverseCharge), inv_typ: invoiceType(row) },
    itms: items(rows, byHead),
  };
}

function otherNote(rows: RegisterRow[]): JsonObject {
  const row = first(rows);
  return {
    ...{ typ: row.noteOf ?? 'B2CL', ntty: noteType(row), nt_num: row.number, nt_dt: dayOf(row.date) },
    val: rupees(row.documentTotal),
    ...(row.noteOf === 'B2CL' && { pos: row.placeOfSupply }),
    itms: items(rows, integrated),
  };
}

const reach = ({ isInterState }: RegisterRow): string => (isInterState ? 'INTER' : 'INTRA');

/** Table 7: one row for each place, rate and operator, notes taken off. */
const consumers = (rows: readonly RegisterRow[]): Json[] =>
  grouped(rows, (row) =>
    [reach(row), row.placeOfSupply, String(rateCharged(row)).padStart(5, '0'), etinOf(row)].join('|'),
  )
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, of]) => {
      const row = first(of);
      const sum = sumOf(of);
      const { typ, ...operator } = sellerOf(row);
      return {
        ...{ sply_ty: reach(row), typ, pos: row.placeOfSupply, rt: percentOf(rateCharged(row)) },
        ...{ txval: rupees(sum.taxable), ...taxOf(row, sum), ...operator },
      };
    });

/** Whether a consumer bought through an operator that collects tax at source, and through which. */
const sellerOf = (row: RegisterRow): { typ: string; etin?: string } => {
  const etin = etinOf(row);
  return etin ? { typ: 'E', etin } : { typ: 'OE' };
};

const etinOf = ({ operator }: RegisterRow): string => (operator?.role === 'collects' ? operator.gstin : '');

const NIL_TYPES = ['INTRB2B', 'INTRB2C', 'INTRAB2B', 'INTRAB2C'] as const;

/** Table 8: four kinds of supply, each with what is nil-rated, exempt and outside GST. */
function untaxed(rows: readonly RegisterRow[]): JsonObject {
  const kindOf = ({ isInterState, counterparty }: RegisterRow) =>
    `${isInterState ? 'INTR' : 'INTRA'}${counterparty.gstin ? 'B2B' : 'B2C'}`;
  const amount = (of: readonly RegisterRow[], nature: string) =>
    rupees(sumOf(of.filter((row) => row.nature === nature)).taxable);
  return {
    inv: NIL_TYPES.flatMap((sply_ty) => {
      const of = rows.filter((row) => kindOf(row) === sply_ty);
      if (of.length === 0) return [];
      const [nil_amt, expt_amt, ngsup_amt] = [amount(of, 'nil-rated'), amount(of, 'exempt'), amount(of, 'non-gst')];
      return [{ sply_ty, nil_amt, expt_amt, ngsup_amt }];
    }),
  };
}

/** Tables 11A and 11B, by place and rate; amounts are without sign. */
const advances = (rows: readonly RegisterRow[], sign: 1 | -1): Json[] =>
  grouped(rows, (row) => `${row.placeOfSupply}|${reach(row)}`)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, of]) => ({
      ...{ pos: first(of).placeOfSupply, sply_ty: reach(first(of)) },
      itms: ratesIn(of).map(([rate, same]) => {
        const sum = signedBy(sumOf(same), sign);
        return { rt: percentOf(rate), ad_amt: rupees(sum.taxable), ...taxOf(first(same), sum) };
      }),
    }));

function hsn(rows: readonly RegisterRow[], period: ReturnPeriod): JsonObject {
  const isSplit = isHsnSplit(period.last);
  const coded = hsnRowsOf(rows).filter((row) => row.hsn !== '');
  const all = coded.map((row) => ({ ...row, tab: isSplit ? row.tab : 'all' }));
  const rowsOf = (tab: string): Json[] =>
    all
      .filter((row) => row.tab === tab)
      .map((row, index) => ({
        ...{ num: index + 1, hsn_sc: row.hsn, desc: row.description.slice(0, 30), uqc: row.unit },
        ...{ qty: row.quantity / 10_000, rt: percentOf(row.rate), txval: rupees(row.taxable) },
        ...{ iamt: rupees(row.igst), camt: rupees(row.cgst), samt: rupees(row.sgst), csamt: rupees(row.cess) },
      }));
  if (!isSplit) return { data: rowsOf('all') };
  const [b2b, b2c] = [rowsOf('b2b'), rowsOf('b2c')];
  return { ...(b2b.length > 0 && { hsn_b2b: b2b }), ...(b2c.length > 0 && { hsn_b2c: b2c }) };
}

const documentsIssued = (issued: readonly IssuedRange[]): JsonObject => ({
  doc_det: grouped(issued, ({ nature }) => String(nature))
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([nature, ranges]) => ({
      doc_num: Number(nature),
      docs: ranges.map(({ from, to, count, cancelled }, index) => ({
        ...{ num: index + 1, from, to, totnum: count, cancel: cancelled, net_issue: count - cancelled },
      })),
    })),
});

/** Table 14: what was sold through operators that collect tax at source, and through those that pay the tax. */
function throughOperators(rows: readonly RegisterRow[]): JsonObject {
  const of = (role: string): Json[] =>
    grouped(
      rows.filter(({ operator, section }) => operator?.role === role && section.at !== null),
      (row) => row.operator?.gstin ?? '',
    )
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([etin, same]) => {
        const { taxable, igst, cgst, sgst, cess } = sumOf(same);
        return {
          ...{ etin, suppval: rupees(taxable), igst: rupees(igst), cgst: rupees(cgst), sgst: rupees(sgst) },
          cess: rupees(cess),
        };
      });
  const [clttx, paytx] = [of('collects'), of('pays')];
  return { ...(clttx.length > 0 && { clttx }), ...(paytx.length > 0 && { paytx }) };
}

const isFirst = ({ amends }: RegisterRow): boolean => amends === null;

/** Table 14A: of each month and operator that changes, what Table 14 comes to now. */
function throughOperatorsAmended({ rows, earlier, namedBy }: Amending): JsonObject {
  const changes = rows.filter(
    ({ amends, operator, section }) => amends !== null && operator !== null && section.at !== null,
  );
  const keyOf = (row: RegisterRow) => `${namedBy(monthOf(row))}|${row.operator?.gstin ?? ''}`;
  const of = (role: 'collects' | 'pays'): Json[] => {
    const changed = changes.filter(({ operator }) => operator?.role === role);
    const touched = new Set(changed.map(keyOf));
    const before = earlier.filter(
      (row) => row.operator?.role === role && row.section.at !== null && touched.has(keyOf(row)),
    );
    return grouped([...before, ...changed], keyOf)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, same]) => {
        const { operator } = first(same);
        const month = namedBy(monthOf(first(same)));
        const { taxable, igst, cgst, sgst, cess } = sumOf(same);
        const etin = operator?.gstin ?? '';
        return {
          ...{ omon: codeOf(month), oetin: etin, etin, suppval: rupees(taxable) },
          ...{ igst: rupees(igst), cgst: rupees(cgst), sgst: rupees(sgst), cess: rupees(cess) },
        };
      });
  };
  const [collects, pays] = [of('collects'), of('pays')];
  return { ...(collects.length > 0 && { clttxa: collects }), ...(pays.length > 0 && { paytxa: pays }) };
}

/** The documents of Table 15 to registered buyers: as in Table 4, with the reach of each. Notes stand there below nought. */
function throughUs(rows: RegisterRow[]): JsonObject {
  const row = first(rows);
  const byRate = ratesIn(rows).map(([rate, of]) => {
    const sum = sumOf(of);
    return { num: rate + 1, itm_det: { rt: percentOf(rate), txval: rupees(sum.taxable), ...taxOf(row, sum) } };
  });
  return {
    ...{ inum: row.number, idt: dayOf(row.date), val: row.sign * rupees(row.documentTotal), pos: row.placeOfSupply },
    ...{ inv_typ: invoiceType(row), sply_ty: reach(row), itms: byRate },
  };
}

const supplierOf = ({ operator }: RegisterRow): string => operator?.gstin ?? '';

/** Of documents in Table 15 those to registered buyers, by whether their supplier has a GSTIN, then by who supplied and who bought. */
function ofRegistered(rows: readonly RegisterRow[], isSupplierKnown: boolean, make: (of: RegisterRow[]) => JsonObject) {
  const its = rows.filter((row) => row.counterparty.gstin !== null && (supplierOf(row) !== '') === isSupplierKnown);
  return byKey(
    its,
    (row) => `${supplierOf(row)}|${ctinOf(row)}`,
    (_, of) => ({
      ...(isSupplierKnown && { stin: supplierOf(first(of)) }),
      ...{ rtin: ctinOf(first(of)), inv: documentsIn(of).map(make) },
    }),
  );
}

/** Table 15: what was supplied through us as the operator, by whether who supplied and who bought are registered. */
function asOperator(rows: readonly RegisterRow[]): JsonObject {
  const consumersOf = (isSupplierKnown: boolean): Json[] =>
    grouped(
      rows.filter((row) => row.counterparty.gstin === null && (supplierOf(row) !== '') === isSupplierKnown),
      (row) => [supplierOf(row), row.placeOfSupply, reach(row), String(row.rate).padStart(5, '0')].join('|'),
    )
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, same]) => {
        const row = first(same);
        const sum = sumOf(same);
        return {
          ...(isSupplierKnown && { stin: supplierOf(row) }),
          ...{ sply_ty: reach(row), pos: row.placeOfSupply, rt: percentOf(row.rate), txval: rupees(sum.taxable) },
          ...taxOf(row, sum),
        };
      });
  return filledOf({
    b2b: ofRegistered(rows, true, throughUs),
    b2c: consumersOf(true),
    urp2b: ofRegistered(rows, false, throughUs),
    urp2c: consumersOf(false),
  });
}

/** Table 15A: amended documents with their first number and day, and of consumers what their month comes to now. */
function asOperatorAmended(rows: readonly RegisterRow[], amending: Amending): JsonObject {
  const withFirst = (of: RegisterRow[]): JsonObject => {
    const { number, date } = first(of).amends ?? first(of);
    return { oinum: number, oidt: dayOf(date), ...throughUs(of) };
  };
  const isConsumers = ({ counterparty }: RegisterRow) => counterparty.gstin === null;
  const ofConsumers = {
    ...amending,
    rows: amending.rows.filter(isConsumers),
    earlier: amending.earlier.filter(isConsumers),
  };
  const sums = changedMonths(ofConsumers, ['15', '15A'], supplierOf).map(([month, of]) => ({
    of,
    told: {
      ...{ omon: codeOf(month), sply_ty: reach(first(of)) },
      itms: ratesIn(of).map(([rate, same]) => {
        const sum = sumOf(same);
        return { rt: percentOf(rate), txval: rupees(sum.taxable), ...taxOf(first(same), sum) };
      }),
    },
  }));
  const [known, others] = [true, false].map((is) => sums.filter(({ of }) => (supplierOf(first(of)) !== '') === is));
  const places = grouped(known ?? [], ({ of }) => first(of).placeOfSupply).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return filledOf({
    b2ba: ofRegistered(rows, true, withFirst),
    b2ca: places.map(([pos, its]) => ({
      pos,
      posItms: its.map(({ of, told }) => ({
        ...{ stin: supplierOf(first(of)), ostin: supplierOf(first(of)) },
        ...told,
      })),
    })),
    urp2ba: ofRegistered(rows, false, withFirst),
    urp2ca: (others ?? []).map(({ of, told }) => ({ pos: first(of).placeOfSupply, ...told })),
  });
}

const filledOf = (parts: Readonly<Record<string, Json[]>>): JsonObject =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part.length > 0));
