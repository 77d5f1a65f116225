import { addDays, type IsoDate, isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { Bill, Heads, TwoBLine } from './model';
import { aBill, aLine, gstinOf } from './two-b.fixture';

/** Made-up books and the GSTR-2B that suppliers would make of them, with what is true of each. */
export type Generated = { bills: Bill[]; lines: TwoBLine[]; truth: Map<string, Set<string>> };

/** A row of numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PATTERNS: readonly ((serial: number) => string)[] = [
  (serial) => `INV/26-27/${String(serial).padStart(4, '0')}`,
  (serial) => `INV-${serial}`,
  (serial) => String(serial),
  (serial) => `GST/2026/${String(serial).padStart(5, '0')}`,
  (serial) => `SO${String(serial).padStart(6, '0')}`,
  (serial) => `MH/${serial}/26-27`,
  (serial) => `2026-27/${String(serial).padStart(3, '0')}`,
  (serial) => `B${serial}`,
  (serial) => `MAHALAXMI/26-27/${String(serial).padStart(4, '0')}`,
  (serial) => `${serial}-26`,
  (serial) => `KA/${serial + 10_000}/2026-27`,
];

type Noise = {
  name: string;
  share: number;
  change: (
    bill: Bill,
    random: () => number,
  ) => Partial<Record<'number' | 'date', string>> & { tax?: Heads; taxable?: number };
};

const scaled = ({ igst, cgst, sgst, cess }: Heads): Heads => ({
  ...{ igst: rounded(igst), cgst: rounded(cgst), sgst: rounded(sgst), cess: rounded(cess) },
});
const rounded = (amount: number) => paise(Math.round(amount / 100) * 100);

const NOISES: readonly Noise[] = [
  { name: 'separators', share: 0.08, change: ({ number }) => ({ number: number.replace(/[/-]/g, '') }) },
  { name: 'other separators', share: 0.04, change: ({ number }) => ({ number: number.replace(/\//g, '-') }) },
  { name: 'lower case', share: 0.03, change: ({ number }) => ({ number: number.toLowerCase() }) },
  { name: 'zeros', share: 0.05, change: ({ number }) => ({ number: number.replace(/(^|[^\d])0+(\d)/, '$1$2') }) },
  { name: 'prefix left out', share: 0.03, change: ({ number }) => ({ number: /\d+$/.exec(number)?.[0] ?? number }) },
  {
    name: 'year left out',
    share: 0.03,
    change: ({ number }) => ({ number: number.replace(/(20)?26-27[/-]|[/-](20)?26-27|2026\//, '') }),
  },
  { name: 'O for 0', share: 0.02, change: ({ number }) => ({ number: number.replace(/0/, 'O') }) },
  { name: 'a word before', share: 0.02, change: ({ number }) => ({ number: `Invoice No. ${number}` }) },
  { name: 'year behind', share: 0.02, change: ({ number }) => ({ number: `${number}/2026-27` }) },
  { name: 'sixteen letters', share: 0.02, change: ({ number }) => ({ number: number.slice(0, 16) }) },
  { name: 'two digits turned', share: 0.01, change: ({ number }) => ({ number: turned(number) }) },
  { name: 'lines rounded', share: 0.02, change: ({ taxable }) => ({ taxable: taxable + 150 }) },
  { name: 'rounding', share: 0.06, change: ({ tax }) => ({ tax: scaled(tax) }) },
  { name: 'day', share: 0.05, change: ({ date }, random) => ({ date: addDays(date, Math.floor(random() * 7) - 3) }) },
  { name: 'day and month', share: 0.02, change: ({ date }) => ({ date: swapped(date) }) },
];

/** Two digits of a number of five or more the other way round. */
const turned = (number: string): string => number.replace(/(\d)(\d)(\d{3})/, '$2$1$3');

/** The day and the month of a day the other way round, where that is a day of the same year. */
function swapped(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  const other = `${year}-${day}-${month}`;
  return Number(day) >= 4 && Number(day) <= 12 && other <= '2026-12-31' ? other : date;
}

/** So many bills, most of them with their row in GSTR-2B; the rest missing, split, doubled, or in GSTR-2B alone. */
export function generated(count: number, seed = 1): Generated {
  const random = chance(seed);
  const used = new Set<string>();
  const made: Generated = { bills: [], lines: [], truth: new Map() };
  const suppliers = Math.max(1, Math.round(count / 25));
  for (let at = 0; at < count; at++) {
    const supplier = Math.floor(random() ** 2 * suppliers);
    const state = ['27', '29', '07', '33'][supplier % 4] ?? '27';
    const number = PATTERNS[supplier % PATTERNS.length]!(
      1 + Math.floor(at / suppliers) * 7 + Math.floor(random() * 6) + supplier,
    );
    const taxable = random() < 0.2 ? 1_000_000 : Math.round(random() * 50_000_000) + 10_000;
    const half = Math.round(taxable * 0.09);
    const tax = state === '29' ? { cgst: half, sgst: half } : { igst: Math.round(taxable * 0.18) };
    const bill = aBill({
      ...{
        id: `b${String(at).padStart(6, '0')}`,
        gstin: gstinOf(supplier, state),
        name: `Supplier ${supplier}`,
        number,
        taxable,
        tax,
      },
      date: addDays(isoDate('2026-10-01'), Math.floor(random() * 31)),
    });
    if (used.has(`${bill.gstin} ${number}`)) continue;
    used.add(`${bill.gstin} ${number}`);
    report(made, bill, random);
  }
  return made;
}

function report(made: Generated, bill: Bill, random: () => number): void {
  const fate = random();
  const key = `l${String(made.lines.length).padStart(6, '0')}`;
  const add = (line: TwoBLine, bills: readonly Bill[]) => {
    made.lines.push(line);
    made.truth.set(line.key, new Set(bills.map(({ id }) => id)));
  };
  const asRow = ({ gstin, name, number, date, taxable, tax }: Bill) =>
    aLine({ key, gstin, name, number, date, taxable, tax });
  // In GSTR-2B alone.
  if (fate < 0.03) {
    add(asRow(bill), []);
    return;
  }
  if (fate < 0.05) {
    inParts(made, bill, add, asRow);
    return;
  }
  made.bills.push(bill);
  // In the books alone.
  if (fate < 0.09) return;
  const row = noisy(bill, random);
  const reported = asRow({ ...bill, ...row });
  add(reported, [bill]);
  // Reported twice.
  if (fate > 0.99) add({ ...reported, key: `${key}-again` }, []);
}

function inParts(
  made: Generated,
  bill: Bill,
  add: (line: TwoBLine, bills: readonly Bill[]) => void,
  asRow: (bill: Bill) => TwoBLine,
) {
  const share = (amount: number, part: number) =>
    paise(part === 0 ? Math.floor(amount / 2) : amount - Math.floor(amount / 2));
  const parts = ['A', 'B'].map((letter, part) => ({
    ...bill,
    ...{ id: `${bill.id}${letter}`, number: `${bill.number}/${letter}`, taxable: share(bill.taxable, part) },
    tax: {
      igst: share(bill.tax.igst, part),
      cgst: share(bill.tax.cgst, part),
      sgst: share(bill.tax.sgst, part),
      cess: paise(0),
    },
  }));
  made.bills.push(...parts);
  add(asRow(bill), parts);
}

function noisy(bill: Bill, random: () => number): Partial<Bill> {
  let left = random();
  for (const { share, change } of NOISES) {
    if (left < share) return change(bill, random) as Partial<Bill>;
    left -= share;
  }
  return {};
}
