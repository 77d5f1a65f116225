import type { IsoDate } from '../../shared/dates';
import type { Explained } from '../../shared/explained';
import type { Move } from '../obligation';

/**
 * The day by the rule and the move by a notification, out of the steps 'notified' and 'extended' of a due date: the areas of GST
 * and tax at source explain both in these words.
 */
export function lawMoves({ value, steps }: Explained<IsoDate>): { originalDueOn: IsoDate; moves: readonly Move[] } {
  const notified = steps.find(({ id }) => id === 'notified')?.quantity;
  const rule = steps.find(({ id }) => id === 'extended')?.rule;
  if (notified?.unit !== 'day' || !rule || notified.value === value) return { originalDueOn: value, moves: [] };
  const { id, statute, source, knownSince } = rule;
  const from = notified.value;
  const move = {
    reliefId: id,
    from,
    to: value,
    statute,
    ...(source.url !== undefined && { url: source.url }),
    knownSince,
  };
  return { originalDueOn: from, moves: [move] };
}
