import type { BasisPoints } from '../../shared/money';
import { type AdviceId, adviceOn } from './advice.data';

/** One refusal of the portal, with what it names of the return. */
export type Refusal = {
  /** The table by its key in the file ('b2b', 'hsn'), or as the report writes it. */
  table: string;
  code: string;
  said: string;
  advice: AdviceId;
  number: string | null;
  gstin: string | null;
  hsn: string | null;
  /** Of a table that has sums in the place of documents: the State of supply by its code, and the rate. */
  place: string | null;
  rate: BasisPoints | null;
};

export type ReadRefusals = { ok: true; refusals: readonly Refusal[] } | { ok: false; code: 'no-report' | 'not-json' };

const MOST = 5_000;
const MOST_DEEP = 12;
const CODE_KEYS = ['error_cd', 'errorCode', 'error_code', 'err_cd'];
const SAID_KEYS = ['error_msg', 'errorMsg', 'error_message', 'errorMessage', 'err_msg', 'message'];
// A range of numbers is known by its first.
const NUMBER_KEYS = ['inum', 'nt_num', 'oinum', 'ont_num', 'num', 'from'];
const GSTIN_KEYS = ['ctin', 'stin', 'rtin', 'etin', 'octin'];

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (thing: Thing, keys: readonly string[]): string | null => {
  const found = keys.map((key) => thing[key]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : null;
};

/**
 * Reads the error report that the portal gives for an upload: its JSON, a table of its columns already parted into cells, or what was
 * copied from the screen, each refusal on a line with its code.
 */
export function readRefusals(text: string, cells: () => readonly (readonly string[])[]): ReadRefusals {
  const refusals = /^\s*[[{]/.test(text) ? ofJson(text) : (ofTable(cells()) ?? ofWords(text));
  if (refusals === null) return { ok: false, code: 'not-json' };
  return refusals.length > 0 ? { ok: true, refusals: refusals.slice(0, MOST) } : { ok: false, code: 'no-report' };
}

type About = Pick<Refusal, 'table' | 'number' | 'gstin' | 'hsn' | 'place' | 'rate'>;

const NOTHING: About = { table: '', number: null, gstin: null, hsn: null, place: null, rate: null };

const refusal = (about: About, code: string, said: string): Refusal => ({
  ...{ ...about, code, said: said.slice(0, 500), advice: adviceOn(code, said) },
});

function ofJson(text: string): Refusal[] | null {
  try {
    const whole: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const report = isThing(whole) && isThing(whole.error_report) ? whole.error_report : whole;
    return refusedIn(report, NOTHING, 0);
  } catch {
    return null;
  }
}

/** The code may stand beside a buyer and mean each of the documents under it, or at the document itself. */
function refusedIn(value: unknown, above: About, depth: number): Refusal[] {
  if (depth > MOST_DEEP) return [];
  if (Array.isArray(value)) return value.flatMap((one) => refusedIn(one, above, depth + 1));
  if (!isThing(value)) return [];
  const about: About = {
    table: above.table,
    number: textIn(value, NUMBER_KEYS) ?? above.number,
    gstin: textIn(value, GSTIN_KEYS) ?? above.gstin,
    hsn: textIn(value, ['hsn_sc']) ?? above.hsn,
    place: textIn(value, ['pos']) ?? above.place,
    rate: rateIn(value) ?? above.rate,
  };
  const code = textIn(value, CODE_KEYS);
  const said = textIn(value, SAID_KEYS);
  if (code !== null || (said !== null && depth > 0)) {
    const named = about.number ? [about] : numbersIn(value, about, 0);
    return (named.length > 0 ? named : [about]).map((one) => refusal(one, code ?? '', said ?? ''));
  }
  return Object.entries(value).flatMap(([key, one]) =>
    refusedIn(one, { ...about, table: about.table || (typeof one === 'object' ? key : '') }, depth + 1),
  );
}

const rateIn = ({ rt }: Thing): BasisPoints | null =>
  typeof rt === 'number' && rt >= 0 && rt <= 100 ? (Math.round(rt * 100) as BasisPoints) : null;

function numbersIn(value: unknown, about: About, depth: number): About[] {
  if (depth > MOST_DEEP) return [];
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, about, depth + 1));
  if (!isThing(value)) return [];
  const number = textIn(value, NUMBER_KEYS);
  const hsn = textIn(value, ['hsn_sc']);
  if (number !== null || hsn !== null) return [{ ...about, number: number ?? about.number, hsn: hsn ?? about.hsn }];
  return Object.values(value).flatMap((one) => numbersIn(one, about, depth + 1));
}

/** Codes of the portal as they were seen, which no number of an invoice looks like. */
const CODE = /\b(?:RET|RTN|SWEB|TEC|GEN|LG)[-_]?\d{3,8}\b/i;

const ofWords = (text: string): Refusal[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [code] = CODE.exec(line) ?? [];
    if (!code) return [];
    const said = line.replace(code, '').replace(/^[\s:;,.|-]+|[\s|]+$/g, '');
    return [refusal(NOTHING, code.toUpperCase(), said)];
  });

/** The rows of a table that has a heading; null for a text that has none. */
function ofTable(cells: readonly (readonly string[])[]): Refusal[] | null {
  const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
  const head = cells.findIndex((row) => row.some((cell) => /error/.test(plain(cell))) && row.length > 1);
  const heading = cells[head];
  if (!heading) return null;
  const column = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(plain(cell)));
  const at = {
    code: column(/error code|error cd|^code$/),
    said: column(/error (message|msg|desc)|description|message|^errors?$/),
    number: column(/(invoice|note|document|voucher)\b.*\b(no|number)\b/),
    gstin: column(/gstin|\bctin\b/),
    table: column(/section|table|sheet/),
    hsn: column(/\bhsn\b/),
  };
  return cells.slice(head + 1).flatMap((row) => {
    const of = (place: number) => (place < 0 ? '' : (row[place] ?? '').trim());
    const [code, said] = [of(at.code), of(at.said)];
    if (code === '' && said === '') return [];
    const about = {
      ...NOTHING,
      table: of(at.table),
      number: of(at.number) || null,
      gstin: of(at.gstin) || null,
      hsn: of(at.hsn) || null,
    };
    return [refusal(about, code, said)];
  });
}
