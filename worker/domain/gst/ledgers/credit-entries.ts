import type { IsoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { type ByHead, byHead, isNothing, lessByHead, NOTHING, type Settlement, usedByHead } from '../settle/model';
import type { OwnEntry } from './model';

/** A recorded set-off, with what it left. */
export type Recorded = { period: string; filedOn: IsoDate; figures: Settlement; closing: ByHead };

/**
 * The electronic credit ledger as the recorded set-offs make it, which the portal writes on the day of filing: credit of the return,
 * what is reversed beyond it, and what pays tax. Credit that came forward without a record is an entry of its own.
 */
export function creditEntries(recorded: readonly Recorded[]): OwnEntry[] {
  let left = NOTHING;
  return recorded.flatMap(({ period, filedOn, figures, closing }) => {
    const part = (id: string, type: OwnEntry['type'], of: ByHead): OwnEntry[] => {
      const amounts = byHead((head) => Math.max(0, of[head]));
      const number = `GSTR-3B ${period}`;
      if (isNothing(amounts)) return [];
      return [
        {
          id: `${period} ${id}`,
          date: filedOn,
          number,
          what: say(`gst-ledger.entry.${id}`, { period }),
          type,
          amounts,
        },
      ];
    };
    const { forward, net, owed, uses } = figures;
    const come = lessByHead(forward, left);
    const minus = (of: ByHead) => lessByHead(NOTHING, of);
    left = closing;
    return [
      ...part('forward', 'credit', come),
      ...part('forward-less', 'debit', minus(come)),
      ...part('accrued', 'credit', net),
      ...part('reversed', 'debit', minus(net)),
      ...part('given-back', 'credit', owed),
      ...part('used', 'debit', usedByHead(uses, 'of')),
    ];
  });
}
