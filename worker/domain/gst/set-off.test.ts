import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paise, rupees } from '../shared/money';
import { type ByHead, setOffCredit } from './set-off';

describe('credit against tax', () => {
  const heads = (integrated: number, central: number, state: number): ByHead => ({
    integrated: rupees(integrated),
    central: rupees(central),
    state: rupees(state),
  });
  const use = (of: string, against: string, amount: number) => ({ of, against, amount: rupees(amount) });

  test('W08', () => {
    const { uses, cash, closing } = setOffCredit(heads(1_000, 300, 300), heads(1_300, 200, 200));
    expect(cash).toEqual(heads(0, 0, 0));
    expect(closing).toEqual(heads(0, 100, 0));
    expect(uses).toEqual([
      use('integrated', 'integrated', 1_000),
      use('integrated', 'central', 200),
      use('integrated', 'state', 100),
      use('central', 'central', 100),
      use('state', 'state', 200),
    ]);
  });

  test('W09', () => {
    const { uses, cash, closing } = setOffCredit(heads(40_000, 30_000, 0), heads(0, 50_000, 40_000));
    expect([cash, closing]).toEqual([heads(0, 0, 0), heads(0, 0, 20_000)]);
    expect(uses.slice(1)).toEqual([use('central', 'integrated', 20_000), use('state', 'integrated', 20_000)]);
  });

  test('nothing is lost, and central and state credit never pay for each other', () => {
    const amount = fc.nat(1e9).map(paise);
    const any = fc.record({ integrated: amount, central: amount, state: amount });
    const sum = ({ integrated, central, state }: ByHead) => integrated + central + state;
    fc.assert(
      fc.property(any, any, (liability, credit) => {
        const { uses, cash, closing } = setOffCredit(liability, credit);
        const used = uses.reduce((total, { amount: one }) => total + one, 0);
        expect(sum(cash)).toBe(sum(liability) - used);
        expect(sum(closing)).toBe(sum(credit) - used);
        expect(
          uses.filter(({ of, against }) => of !== against && of !== 'integrated' && against !== 'integrated'),
        ).toEqual([]);
        expect(closing.integrated === 0 || sum(cash) === 0).toBe(true);
      }),
    );
  });
});
