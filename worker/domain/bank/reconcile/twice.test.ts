import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { FiledForm } from './model';
import { matchesOf } from './reconcile';

import { deposit, line } from './reconcile.fixture';

const small = fc.integer({ min: 1, max: 3 });
const lines = fc.array(
  fc.record({
    day: small,
    amount: small,
    account: fc.constantFrom('A', 'B'),
    side: fc.constantFrom('debit' as const, 'credit' as const),
    names: fc.constantFrom('', 'ACK 0000000', 'ACK 0000001'),
    refused: fc.subarray(['form 0', 'form 1', 'deposit 0', 'line 0', 'line 1']),
  }),
  { maxLength: 12 },
);
const paidAt = fc.array(fc.record({ day: small, amount: small }), { maxLength: 5 });
const filedAt = fc.array(fc.record({ day: small, amount: fc.option(small) }), { maxLength: 5 });

const world = fc.record({ lines, paid: paidAt, filed: filedAt }).map(({ lines: all, paid, filed }) => ({
  open: all.map(({ day, amount, account, side, names, refused }, at) =>
    line(`2026-10-0${day}`, amount, { id: `line ${at}`, side, bankAccountId: account, description: names, refused }),
  ),
  deposits: paid.map(({ day, amount }, at) => ({ ...deposit(`2026-10-0${day}`, amount), id: `deposit ${at}` })),
  forms: filed.map(
    ({ day, amount }, at): FiledForm => ({
      id: `form ${at}`,
      name: 'GSTR-3B',
      date: isoDate(`2026-10-0${day}`),
      paid: amount === null ? null : paise(amount),
      acknowledgement: `000000${at}`,
    }),
  ),
}));

test('no line, deposit or form is matched twice, in whatever order they come', () => {
  fc.assert(
    fc.property(world, ({ open, deposits, forms }) => {
      const matches = matchesOf(open, deposits, forms);
      const lineIds = matches.map(({ lineId }) => lineId);
      expect(new Set(lineIds).size).toBe(lineIds.length);
      const withIds = matches.map(({ withId }) => withId);
      expect(new Set(withIds).size).toBe(withIds.length);
      expect(matchesOf(open.toReversed(), deposits.toReversed(), forms.toReversed())).toHaveLength(matches.length);
      const legs = matches.filter(({ kind }) => kind === 'transfer');
      for (const { lineId, withId } of legs)
        expect(legs).toContainEqual(expect.objectContaining({ lineId: withId, withId: lineId }));
    }),
  );
});

test('what is refused after a run is not made again, and the other matches stand', () => {
  fc.assert(
    fc.property(world, fc.nat(), ({ open, deposits, forms }, pick) => {
      const matches = matchesOf(open, deposits, forms);
      const gone = matches[pick % Math.max(matches.length, 1)];
      fc.pre(gone !== undefined);
      const legs = gone.kind === 'transfer' ? [gone.lineId, gone.withId] : [gone.lineId];
      const kept = matches.filter(({ lineId }) => !legs.includes(lineId));
      const taken = new Set(kept.flatMap(({ lineId, withId }) => [lineId, withId]));
      const isFree = ({ id }: { id: string }) => !taken.has(id);
      const refused = open
        .filter(isFree)
        .map((one) => (one.id === gone.lineId ? { ...one, refused: [...one.refused, gone.withId] } : one));
      const again = matchesOf(refused, deposits.filter(isFree), forms.filter(isFree));
      expect(again).not.toContainEqual(expect.objectContaining({ lineId: gone.lineId, withId: gone.withId }));
      expect(again).not.toContainEqual(expect.objectContaining({ lineId: gone.withId, withId: gone.lineId }));
      for (const { lineId, withId } of again) expect(taken.has(lineId) || taken.has(withId)).toBe(false);
    }),
  );
});
