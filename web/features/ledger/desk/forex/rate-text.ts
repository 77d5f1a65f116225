import { typedDay } from '../../../../lib/typed-day';
import type { NewRates, Rate } from './forex.queries';

export type PastedRates = { rates: NewRates['rates']; wrong: readonly number[] };

const ROW = /^(\S+)[\s,;]+([A-Za-z]{3})[\s,;]+(\d{1,6}(?:\.\d{1,6})?)$/;

/** Rates as they are typed or pasted, one a line: day, currency and rupees for one. Lines that are none are told by their number. */
export function pastedRates(text: string, kind: Rate['kind'], source: string): PastedRates {
  const rates: NewRates['rates'] = [];
  const wrong: number[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, day = '', currency = '', rate = ''] = ROW.exec(line.trim()) ?? [];
    const date = /^\d{4}-\d\d-\d\d$/.test(day) ? day : typedDay(day);
    if (date && Number(rate) > 0) rates.push({ currency: currency.toUpperCase(), day: date, kind, rate, source });
    else wrong.push(at + 1);
  }
  return { rates, wrong };
}
