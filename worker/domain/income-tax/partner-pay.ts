import { firstDayOf, nameOfTaxYear } from '../law/periods';
import { ruleInForce } from '../law/rule';
import { PARTNER_LIMITS_2024 } from '../law/sources';
import { actHistory, inBothActs, unread } from '../law/table';
import { citationOf, type Explained, inPaise, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, lakh, type Paise, paise, percent, rupees, shareOf } from '../shared/money';

/** Of the first part of the book profit a share, and no less than an amount; of the rest another share. */
export type PartnerPayLimit = { firstPart: Paise; ofFirst: BasisPoints; atLeast: Paise; ofRest: BasisPoints };

const limit = (firstPart: Paise, atLeast: Paise): PartnerPayLimit => ({
  firstPart,
  ofFirst: percent(90),
  atLeast,
  ofRest: percent(60),
});

/** What a firm or LLP may deduct of what it pays its working partners, all of them together. */
export const PARTNER_PAY = actHistory<PartnerPayLimit>(
  { id: 'IT.40B.REM', unit: 'paise of book profit; basis points', source: PARTNER_LIMITS_2024 },
  [
    {
      from: '2014-04-01',
      value: limit(lakh(3), rupees(150_000)),
      statute: 'Income-tax Act 1961 s.40(b)(v)',
      source: unread('Section 40(b)(v) before 2024'),
    },
    {
      from: '2024-04-01',
      knownSince: '2024-08-16',
      value: limit(lakh(6), lakh(3)),
      statute: 'Income-tax Act 1961 s.40(b)(v) as amended by the Finance (No. 2) Act, 2024',
    },
    { from: '2026-04-01', value: limit(lakh(6), lakh(3)), statute: 'Income-tax Act 2025 s.35' },
  ],
);

/** Interest to a partner is deducted up to this rate a year, simple, and no more than the deed gives. */
export const PARTNER_INTEREST = inBothActs<BasisPoints>(
  {
    id: 'IT.40B.INT',
    from: '2014-04-01',
    unit: 'basis points a year, simple',
    comparator: 'EXCEEDS',
    source: unread('Section 40(b)(iv)'),
  },
  percent(12),
  ['s.40(b)(iv)', 's.35'],
);

/** What the deed has to say: that partners are paid, and of remuneration how much or by which measure; none of it for a time before the deed. */
export const PARTNER_DEED = inBothActs<string>(
  { id: 'IT.40B.DEED', from: '2014-04-01', unit: 'reading', source: unread('Section 40(b)(i) to (iii)') },
  'WORKING_PARTNERS_BY_THE_DEED',
  ['s.40(b)(i) to (iii)', 's.35'],
);

/**
 * The most that a firm or LLP deducts for remuneration of its working partners (s.40(b)(v); s.35), by its book profit: the
 * business profit after allowed interest and before that remuneration; a loss is below nought.
 */
export function partnerPayLimit(
  bookProfit: Paise,
  year: string,
  knownOn?: Parameters<typeof ruleInForce>[2],
): Explained<Paise> {
  const rule = ruleInForce(PARTNER_PAY, firstDayOf(year), knownOn);
  const { firstPart, ofFirst, atLeast, ofRest } = rule.value;
  const cited = { rule: citationOf(rule) };
  const working = new Working();
  working.give('year', say('income-tax.step.year'), inWords(nameOfTaxYear(year)));
  working.give('bookProfit', say('income-tax.step.book-profit-of-the-firm'), inPaise(bookProfit));
  const profit = paise(Math.max(0, bookProfit));
  const first = paise(Math.max(atLeast, shareOf(paise(Math.min(profit, firstPart)), ofFirst)));
  working.make('first', say('income-tax.step.of-the-first-part'), inPaise(first), {
    formula: say('income-tax.formula.share-of-first-part', { part: inPaise(firstPart), least: inPaise(atLeast) }),
    inputs: ['bookProfit'],
    ...cited,
  });
  const rest = shareOf(paise(Math.max(0, profit - firstPart)), ofRest);
  working.make('rest', say('income-tax.step.of-the-rest'), inPaise(rest), {
    formula: say('income-tax.formula.share-of-rest', { part: inPaise(firstPart) }),
    inputs: ['bookProfit'],
    ...cited,
  });
  const most = paise(first + rest);
  working.make('most', say('income-tax.step.partner-pay-at-most'), inPaise(most), {
    formula: say('income-tax.formula.first-plus-rest'),
    inputs: ['first', 'rest'],
    ...cited,
    summary: say('income-tax.summary.partner-pay', {
      ...{ first: inPaise(first), rest: inPaise(rest), most: inPaise(most), statute: rule.statute },
    }),
  });
  return working.explain(most);
}
