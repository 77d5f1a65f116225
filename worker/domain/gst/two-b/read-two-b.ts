import { gstinCheckCharacter, gstinFault, isNonResidentNumber } from '../../identifiers/tax-number';
import { periodOf } from '../../law/periods';
import { ruleIfInForce } from '../../law/rule';
import { type IsoDate, isIsoDate, isoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { formatRupees, type Paise, paise } from '../../shared/money';
import { GST_TIME_LIMITS } from '../law/time-limits';
import { paiseOf } from './amounts';
import { Digits, type ExactJson, type ExactObject, JsonFault, readExactJson } from './exact-json';
import {
  type Availability,
  creditOf,
  HEADS,
  type Heads,
  NO_TAX,
  plus,
  type TwoB,
  type TwoBFault,
  type TwoBKind,
  type TwoBLine,
  type TwoBNotice,
  takesCredit,
  taxOf,
  type Unavailable,
} from './model';
import { foldedNumber } from './numbers';
import { KNOWN_KEYS, SECTION_SHAPES, type SectionShape } from './sections.data';

/** So many documents a file may have, and so many faults of one are told. */
export const TWO_B_LIMITS = { lines: 60_000, faults: 50 } as const;

export type TwoBReading = { ok: true; twoB: TwoB } | { ok: false; faults: readonly TwoBFault[] };

/** Whose 2B is wanted: the registrations of the company, and what the reader had open when the file was sent. */
export type Wanted = { registrations: readonly string[]; gstin?: string | undefined; period?: string | undefined };

/**
 * Reads the file of a GSTR-2B as the portal gives it, of either layout: with the tax of a document in `items`, or on the document.
 * All of it is read, or none: each fault names its place. Amounts are read from their digits; what the reader does not know is told
 * and never refused. `wanted` says whose file it may be.
 */
export function readTwoB(text: string, wanted: Wanted): TwoBReading {
  let root: ExactJson;
  try {
    root = readExactJson(text);
  } catch (error) {
    if (error instanceof JsonFault) return refused(jsonFault(error));
    throw error;
  }
  const head = headIn(root);
  if (!head) return refused(fault('not-a-2b', '', notTwoB(root)));
  return new Reading(head, wanted).result();
}

const refused = (...faults: TwoBFault[]): TwoBReading => ({ ok: false, faults });
const fault = (code: string, place: string, message: Message): TwoBFault => ({ code, place, message });

function jsonFault({ kind, line, column }: JsonFault): TwoBFault {
  const code = kind === 'end' ? 'truncated' : 'not-json';
  return fault(
    code,
    `${line}:${column}`,
    say(`two-b.fault.json-${kind}`, { line: String(line), column: String(column) }),
  );
}

const isObject = (value: ExactJson | undefined): value is ExactObject => value instanceof Map;
const textIn = (value: ExactJson | undefined): string =>
  typeof value === 'string' ? value.trim() : value instanceof Digits ? value.text : '';

/** What holds the documents: under `data` as the portal saves it, or at the top as its interface answers. */
function headIn(root: ExactJson): ExactObject | null {
  if (!isObject(root)) return null;
  const outer = root.get('data');
  const inner = isObject(outer) && isObject(outer.get('data')) ? outer.get('data') : outer;
  const head = isObject(inner) ? inner : root;
  const isTwoB = head.has('rtnprd') && (head.has('docdata') || head.has('itcsumm') || head.has('docRejdata'));
  return isTwoB ? head : null;
}

/** What a file that is no GSTR-2B may be instead. */
function notTwoB(root: ExactJson): Message {
  if (!isObject(root)) return say('two-b.fault.not-a-2b');
  if (root.has('ret_period')) return say('two-b.fault.is-another', { form: 'GSTR-3B' });
  if (root.has('fp'))
    return say('two-b.fault.is-another', { form: root.has('b2b') && !root.has('gt') ? 'GSTR-2A' : 'GSTR-1' });
  return say('two-b.fault.not-a-2b');
}

type Place = { path: string; gstin: string; number: string };

class Reading {
  readonly #faults: TwoBFault[] = [];
  readonly #unknown = new Map<string, number>();
  readonly #lines: TwoBLine[] = [];

  constructor(
    readonly head: ExactObject,
    readonly wanted: Wanted,
  ) {}

  result(): TwoBReading {
    const gstin = textIn(this.head.get('gstin')).toUpperCase();
    const period = this.#period();
    this.#mustBeOurs(gstin);
    if (this.#faults.length > 0 || !period) return { ok: false, faults: this.#faults };
    this.#unknownIn(this.head, '');
    this.#documents(this.head.get('docdata'), 'docdata', false);
    this.#documents(this.head.get('docRejdata'), 'docRejdata', true);
    if (this.#faults.length > 0) return { ok: false, faults: this.#faults };
    const lines = withKeys(this.#lines);
    const made = textIn(this.head.get('gendt'));
    return {
      ok: true,
      twoB: {
        ...{ gstin, period, lines, version: textIn(this.head.get('version')) || null },
        madeOn: made ? dayOf(made) : null,
        notices: [...this.#notices(), ...summaryNotices(this.head, lines)],
      },
    };
  }

  #fault(code: string, path: string, message: Message): undefined {
    if (this.#faults.length < TWO_B_LIMITS.faults) this.#faults.push(fault(code, path, message));
  }

  #mustBeOurs(gstin: string): undefined {
    const { registrations, gstin: asked } = this.wanted;
    const wrong = gstinFault(gstin);
    if (wrong) return this.#fault('wrong-gstin', 'gstin', say('two-b.fault.own-gstin', { gstin, fault: wrong }));
    const expected = asked ?? (registrations.length === 1 ? registrations[0] : undefined);
    if (registrations.length === 0)
      return this.#fault('no-registration', 'gstin', say('two-b.fault.no-registration', { gstin }));
    if (expected !== undefined && expected !== gstin)
      return this.#fault('other-gstin', 'gstin', say('two-b.fault.other-gstin', { gstin, expected }));
    if (!registrations.includes(gstin))
      this.#fault('other-gstin', 'gstin', say('two-b.fault.not-among', { gstin, own: { list: [...registrations] } }));
  }

  #period(): string | null {
    const text = textIn(this.head.get('rtnprd'));
    const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(20\d\d)$/.exec(text) ?? [];
    if (!month) {
      this.#fault('wrong-period', 'rtnprd', say('two-b.fault.period', { text }));
      return null;
    }
    const period = `${year}-${month}`;
    const { to } = periodOf('month', isoDate(`${period}-01`));
    const { period: asked } = this.wanted;
    if (!ruleIfInForce(GST_TIME_LIMITS.statementDay, to))
      this.#fault('before-2b', 'rtnprd', say('two-b.fault.before-2b', { month: { month: period } }));
    else if (asked !== undefined && asked !== period)
      this.#fault(
        'other-period',
        'rtnprd',
        say('two-b.fault.other-period', { month: { month: period }, asked: { month: asked } }),
      );
    return period;
  }

  /** Keys nobody told us of, with the lists they stand in and how often. */
  #unknownIn(object: ExactObject, path: string): undefined {
    for (const key of object.keys()) {
      if (KNOWN_KEYS.has(key)) continue;
      const place = `${path}${path && '.'}${key}`;
      this.#unknown.set(place, (this.#unknown.get(place) ?? 0) + 1);
    }
  }

  #notices(): TwoBNotice[] {
    return [...this.#unknown].map(([place, count]) => ({
      ...{ code: 'unknown-key', place, message: say('two-b.notice.unknown-key', { place, count }) },
    }));
  }

  #documents(data: ExactJson | undefined, path: string, isRejected: boolean): undefined {
    if (data === undefined || data === null) return;
    if (!isObject(data)) return this.#fault('shape', path, say('two-b.fault.object', { place: path }));
    this.#unknownIn(data, path);
    for (const shape of SECTION_SHAPES) {
      const rows = data.get(shape.section);
      if (rows === undefined || rows === null) continue;
      const at = `${path}.${shape.section}`;
      if (!Array.isArray(rows)) this.#fault('shape', at, say('two-b.fault.list', { place: at }));
      else for (const [index, row] of rows.entries()) this.#supplier(shape, row, `${at}[${index}]`, at, isRejected);
    }
  }

  #supplier(shape: SectionShape, row: ExactJson, path: string, general: string, isRejected: boolean): undefined {
    if (!isObject(row)) return this.#fault('shape', path, say('two-b.fault.object', { place: path }));
    this.#unknownIn(row, `${general}[]`);
    if (shape.list === null) return this.#document(shape, row, row, path, isRejected);
    const list = row.get(shape.list);
    const at = `${path}.${shape.list}`;
    if (!Array.isArray(list)) return this.#fault('shape', at, say('two-b.fault.list', { place: at }));
    for (const [index, one] of list.entries()) {
      const place = `${at}[${index}]`;
      if (!isObject(one)) {
        this.#fault('shape', place, say('two-b.fault.object', { place }));
        continue;
      }
      this.#unknownIn(one, `${general}[].${shape.list}[]`);
      this.#document(shape, row, one, place, isRejected);
    }
  }

  #document(
    shape: SectionShape,
    supplier: ExactObject,
    row: ExactObject,
    path: string,
    isRejected: boolean,
  ): undefined {
    if (this.#lines.length >= TWO_B_LIMITS.lines) {
      if (this.#lines.length === TWO_B_LIMITS.lines)
        this.#fault('too-many', path, say('two-b.fault.too-many', { count: TWO_B_LIMITS.lines }));
      return;
    }
    const isOfCustoms = shape.section === 'impg' || shape.section === 'impga';
    const gstin = isOfCustoms ? textIn(row.get('portcode')).toUpperCase() : textIn(supplier.get('ctin')).toUpperCase();
    const number = first(row, shape.number);
    const place: Place = { path, gstin, number };
    if (!isOfCustoms) this.#mustBeGstin(place);
    if (number === '') this.#fault('no-number', path, say('two-b.fault.no-number', { place: path, gstin }));
    const date = this.#day(row, shape.date, place);
    const kind = this.#kind(shape, row, place);
    const isBelow = kind !== null && takesCredit({ kind }) && isBelowNought(row);
    const { taxable, tax } = this.#amounts(row, place, isBelow);
    const original = originalIn(shape, row);
    const value = this.#amount(row, 'val', place, isBelow);
    if (!date || !kind) return;
    this.#lines.push({
      ...{ key: '', section: shape.section, kind, gstin, number, date, original, taxable, tax, isRejected },
      name: textIn(supplier.get('trdnm')) || textIn(supplier.get('tradenm')),
      value: paise(value === 0 ? taxable + taxOf(tax) : value),
      place: placeIn(textIn(row.get('pos'))),
      isReverseCharge: ['Y', 'y'].includes(textIn(row.get('rev') ?? row.get('rchrg'))),
      ...availabilityIn(textIn(row.get('itcavl') ?? row.get('itcelg')), textIn(row.get('rsn'))),
      filedOn: dayOf(textIn(supplier.get('supfildt'))),
      supplierPeriod: monthOf(textIn(supplier.get('supprd'))),
    });
  }

  #mustBeGstin({ path, gstin }: Place): undefined {
    const place = `${path.replace(/\.\w+\[\d+\]$/, '')}.ctin`;
    if (!/^[0-9A-Z]{15}$/.test(gstin))
      return this.#fault('supplier-gstin', place, say('two-b.fault.supplier-gstin', { place, gstin }));
    if (isNonResidentNumber(gstin)) return;
    const expected = gstinCheckCharacter(gstin.slice(0, 14));
    if (expected !== gstin.charAt(14))
      this.#fault('supplier-gstin', place, say('two-b.fault.supplier-check', { place, gstin, expected }));
  }

  #day(row: ExactObject, names: readonly string[], place: Place): IsoDate | null {
    const text = first(row, names);
    const day = dayOf(text);
    const at = `${place.path}.${names[0]}`;
    if (!day) this.#fault('date', at, say('two-b.fault.date', { place: at, text, number: place.number }));
    return day;
  }

  #kind({ section, kind }: SectionShape, row: ExactObject, { path, number }: Place): TwoBKind | null {
    if (section.startsWith('impg')) return 'bill-of-entry';
    if (kind === null) return 'invoice';
    const said = textIn(row.get(kind)).toUpperCase();
    const found = KINDS[said];
    const at = `${path}.${kind}`;
    if (!found) this.#fault('kind', at, say('two-b.fault.kind', { place: at, text: said, number }));
    return found ?? null;
  }

  /** The amounts on the document, or else the sum of its items: the two layouts. */
  #amounts(row: ExactObject, place: Place, isBelow: boolean): { taxable: Paise; tax: Heads } {
    const holders = holdersIn(row);
    let taxable = 0;
    let tax = NO_TAX;
    holders.forEach((holder, index) => {
      const at = holder === row ? place : { ...place, path: `${place.path}.items[${index}]` };
      taxable += this.#amount(holder, 'txval', at, isBelow);
      tax = plus(tax, {
        igst: this.#amount(holder, 'igst', at, isBelow),
        cgst: this.#amount(holder, 'cgst', at, isBelow),
        sgst: this.#amount(holder, 'sgst', at, isBelow),
        cess: this.#amount(holder, 'cess', at, isBelow),
      });
    });
    return { taxable: paise(taxable), tax };
  }

  /** `isBelow`: the document has its amounts below nought, and its kind says so already. */
  #amount(row: ExactObject, name: string, { path, number }: Place, isBelow: boolean): Paise {
    const given = row.get(name);
    if (given === undefined || given === null || given === '') return paise(0);
    const text = amountIn(given);
    const amount = paiseOf(isBelow ? text.replace(/^-/, '') : text);
    if (typeof amount === 'number') return amount;
    const place = `${path}.${name}`;
    this.#fault('amount', place, say(`two-b.fault.amount-${amount}`, { place, text, number }));
    return paise(0);
  }
}

/** What carries the amounts of a document: its items, or itself. */
function holdersIn(row: ExactObject): readonly ExactObject[] {
  const items = row.get('items');
  return Array.isArray(items) && items.length > 0 ? items.filter(isObject) : [row];
}

const amountIn = (given: ExactJson | undefined): string =>
  given instanceof Digits ? given.text : typeof given === 'string' ? given.trim() : '?';

/** Whether every amount of a document that is not nought has a minus: some programs write credit notes so. */
function isBelowNought(row: ExactObject): boolean {
  const given = [row, ...holdersIn(row)].flatMap((holder) =>
    ['val', 'txval', ...HEADS].flatMap((name) => (holder.get(name) == null ? [] : [amountIn(holder.get(name))])),
  );
  const some = given.filter((text) => /[1-9]/.test(text));
  return some.length > 0 && some.every((text) => text.startsWith('-'));
}

const KINDS: Readonly<Record<string, TwoBKind>> = {
  ...{ C: 'credit-note', CR: 'credit-note', D: 'debit-note', DR: 'debit-note' },
  ...{ ISDI: 'isd-invoice', ISD: 'isd-invoice', ISDC: 'isd-credit-note', ISDCN: 'isd-credit-note' },
};

const first = (row: ExactObject, names: readonly string[]): string =>
  names.map((name) => textIn(row.get(name))).find((text) => text !== '') ?? '';

function originalIn({ originalNumber, originalDate }: SectionShape, row: ExactObject): TwoBLine['original'] {
  const number = first(row, originalNumber);
  const date = dayOf(first(row, originalDate));
  return number && date ? { number, date } : null;
}

/** 'DD-MM-YYYY' as the portal writes days; null where it is none. */
function dayOf(text: string): IsoDate | null {
  const [, day, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isIsoDate(iso) ? iso : null;
}

const monthOf = (text: string): string | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])(20\d\d)$/.exec(text) ?? [];
  return month ? `${year}-${month}` : null;
};

const placeIn = (text: string): string | null => (/^\d{1,2}$/.test(text) ? text.padStart(2, '0') : null);

const REASONS: Readonly<Record<string, Unavailable>> = { P: 'place-of-supply', C: 'time-limit' };

function availabilityIn(said: string, rsn: string): { availability: Availability; reason: Unavailable | null } {
  const availability = /^n/i.test(said) ? 'no' : /^t/i.test(said) ? 'temporary' : 'yes';
  return { availability, reason: availability === 'no' ? (REASONS[rsn.toUpperCase()] ?? null) : null };
}

/** What a document is called in every version of its file. Of documents alike in all of that, each gets its place among them. */
function withKeys(lines: readonly TwoBLine[]): TwoBLine[] {
  const keyed = lines.map((line) => ({
    ...line,
    key: [
      line.isRejected ? `rejected-${line.section}` : line.section,
      line.gstin,
      line.kind,
      foldedNumber(line.number),
      line.date,
    ].join('|'),
  }));
  const alike = Map.groupBy(keyed, ({ key }) => key);
  if (alike.size === keyed.length) return keyed;
  for (const group of alike.values())
    group
      .toSorted((one, other) => (sortText(one) < sortText(other) ? -1 : 1))
      .forEach((line, index) => {
        if (index > 0) line.key = `${line.key}|${index + 1}`;
      });
  return keyed;
}

const sortText = ({ taxable, tax, value, place, name, isReverseCharge, availability }: TwoBLine): string =>
  JSON.stringify(
    [taxable, ...HEADS.map((head) => tax[head]), value, place, name, isReverseCharge, availability].map(String),
  );

/** Whether the documents add up to what the file's own summary says, where that can be read. */
function summaryNotices(head: ExactObject, lines: readonly TwoBLine[]): TwoBNotice[] {
  const summary = head.get('itcsumm');
  const said = isObject(summary) ? nonReverse(summary) : null;
  if (!said) return [];
  const ours = lines
    .filter(
      ({ section, kind, isReverseCharge, isRejected, availability }) =>
        section === 'b2b' && kind === 'invoice' && !isReverseCharge && !isRejected && availability === 'yes',
    )
    .reduce((sum, line) => plus(sum, creditOf(line)), NO_TAX);
  const off = HEADS.filter((name) => said[name] !== undefined && said[name] !== ours[name]);
  return off.map((name) => ({
    ...{ code: 'summary', place: `itcsumm.itcavl.nonrevsup.b2b.${name}` },
    message: say('two-b.notice.summary', {
      ...{ head: say(`two-b.head.${name}`), said: { exact: said[name] as Paise }, found: formatRupees(ours[name]) },
    }),
  }));
}

function nonReverse(summary: ExactObject): Partial<Heads> | null {
  let node: ExactJson | undefined = summary;
  for (const name of ['itcavl', 'nonrevsup', 'b2b']) node = isObject(node) ? node.get(name) : undefined;
  if (!isObject(node)) return null;
  const at = node;
  return Object.fromEntries(
    HEADS.flatMap((name) => {
      const given = at.get(name);
      const amount = given instanceof Digits ? paiseOf(given.text) : null;
      return typeof amount === 'number' ? [[name, amount]] : [];
    }),
  );
}
