import { chanceOf } from '../domain/demo/seeded-random';
import { addDays, isoDate } from '../domain/shared/dates';
import { formatRupees, paise } from '../domain/shared/money';

const WORDS = [
  'UPI/{R}/COFFEE KIOSK/PAY',
  'NEFT-ICICN{R}-BLUEPINE ANALYTICS PVT LTD',
  'AWS INDIA INV {R}',
  'SALARY EMP {R}',
  'IMPS/P2A/{R}/ASHA RAO/HDFC',
] as const;
const LINES_A_DAY = 28;

/** The first day: one that a year of lines goes on from, or that lets ten years of them end before this one. */
const FIRST_DAY = { year: isoDate('2025-04-01'), long: isoDate('2016-04-01') };
const LINES_OF_A_YEAR = 15_000;

/** A baseline statement of so many lines whose balances follow, the same for the same seed. */
export function statementText(lines: number, seed: string): string {
  const chance = chanceOf(seed);
  let balance = 90_000_000_00;
  const from = lines > LINES_OF_A_YEAR ? FIRST_DAY.long : FIRST_DAY.year;
  const rows = Array.from({ length: lines }, (_, place) => {
    const date = addDays(from, Math.floor(place / LINES_A_DAY))
      .split('-')
      .reverse()
      .join('/');
    const amount = chance.between(100, 90_000_00);
    const isCredit = chance.below(2) === 0;
    balance += isCredit ? amount : -amount;
    const money = isCredit ? `,${formatRupees(paise(amount))}` : `${formatRupees(paise(amount))},`;
    return `${date},${chance.pick(WORDS).replace('{R}', chance.digits(12))},${money},${formatRupees(paise(balance))}`;
  });
  return `${['Date,Description,Debit Amount,Credit Amount,Balance', ...rows].join('\n')}\n`;
}
