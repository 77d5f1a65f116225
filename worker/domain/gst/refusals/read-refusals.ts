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
};

export type ReadRefusals = { ok: true; refusals: readonly Refusal[] } | { ok: false; code: 'no-report' | 'not-json' };

const MOST = 5_000;
const MOST_DEEP = 12;
const CODE_KEYS = ['error_cd', 'errorCode', 'error_code', 'err_cd'];
const SAID_KEYS = ['error_msg', 'errorMsg', 'error_message', 'errorMessage', 'err_msg', 'message'];
const NUMBER_KEYS = ['inum', 'nt_num', 'oinum', 'ont_num', 'num'];
const GSTIN_KEYS = ['ctin', 'stin', 'rtin', 'etin', 'octin'];

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (thing: Thing, keys: readonly string[]): string | null => {
  const found = keys.map((key) => thing[key]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found.trim() : null;
};

/** Reads the error report that the portal gives for an upload: its JSON, or a table of its columns already parted into cells. */
export function readRefusals(text: string, cells: () => readonly (readonly string[])[]): ReadRefusals {
  const refusals = /^\s*[[{]/.test(text) ? ofJson(text) : ofCells(cells());
  if (refusals === null) return { ok: false, code: 'not-json' };
  return refusals.length > 0 ? { ok: true, refusals: refusals.slice(0, MOST) } : { ok: false, code: 'no-report' };
}

type About = Pick<Refusal, 'table' | 'number' | 'gstin' | 'hsn'>;

const refusal = (about: About, code: string, said: string): Refusal => ({
  ...{ ...about, code, said: said.slice(0, 500), advice: adviceOn(code, said) },
});

function ofJson(text: string): Refusal[] | null {
  try {
    const whole: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const report = isThing(whole) && isThing(whole.error_report) ? whole.error_report : whole;
    return refusedIn(report, { table: '', number: null, gstin: null, hsn: null }, 0);
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

function numbersIn(value: unknown, about: About, depth: number): About[] {
  if (depth > MOST_DEEP) return [];
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, about, depth + 1));
  if (!isThing(value)) return [];
  const number = textIn(value, NUMBER_KEYS);
  const hsn = textIn(value, ['hsn_sc']);
  if (number !== null || hsn !== null) return [{ ...about, number: number ?? about.number, hsn: hsn ?? about.hsn }];
  return Object.values(value).flatMap((one) => numbersIn(one, about, depth + 1));
}

function ofCells(cells: readonly (readonly string[])[]): Refusal[] {
  const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
  const head = cells.findIndex((row) => row.some((cell) => /error/.test(plain(cell))) && row.length > 1);
  const heading = cells[head];
  if (!heading) return [];
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
      table: of(at.table),
      number: of(at.number) || null,
      gstin: of(at.gstin) || null,
      hsn: of(at.hsn) || null,
    };
    return [refusal(about, code, said)];
  });
}
