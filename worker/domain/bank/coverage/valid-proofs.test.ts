import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type StoredProof, validProofs, withoutDays } from './valid-proofs';

import { storedProof } from './valid-proofs.fixture';

const day = (text: string) => isoDate(`2026-10-${text}`);
const upload = (from: string, to: string, rest: Partial<StoredProof> = {}) => storedProof(day(from), day(to), rest);
const GONE = upload('01', '10', { undoneAt: '2026-11-21T06:00:00.000Z' });
const shown = (uploads: StoredProof[]) =>
  validProofs(uploads).flatMap(({ covered }) => covered.map(({ from, to }) => `${from.slice(8)}-${to.slice(8)}`));

test.each<[name: string, uploads: StoredProof[], left: string[]]>([
  ['one that was taken back proves nothing', [GONE], []],
  ['another whose lines are all there proves all it did', [GONE, upload('01', '31', { presentCount: 4 })], ['01-31']],
  ['another that shared none of them too', [GONE, upload('01', '31')], ['01-31']],
  [
    'one whose lines went in part no longer proves those days',
    [GONE, upload('01', '31', { presentCount: 3 })],
    ['11-31'],
  ],
  [
    'one that came after the other was taken back had all its lines itself',
    [{ ...GONE, undoneAt: '2026-11-19T06:00:00.000Z' }, upload('01', '31', { presentCount: 3 })],
    ['01-31'],
  ],
])('of the uploads of an account, %s', (_name, uploads, left) => {
  expect(shown(uploads)).toEqual(left);
});

test('days that went are cut out, whichever side they lie on', () => {
  const left = (from: string, to: string) =>
    withoutDays([{ from: day('05'), to: day('15') }], { from: day(from), to: day(to) }).map(
      (piece) => `${piece.from.slice(8)}-${piece.to.slice(8)}`,
    );
  expect(left('08', '10')).toEqual(['05-07', '11-15']);
  expect(left('01', '05')).toEqual(['06-15']);
  expect(left('15', '20')).toEqual(['05-14']);
  expect(left('01', '20')).toEqual([]);
  expect(left('16', '20')).toEqual(['05-15']);
});
