import { m } from '../../lib/messages';
import { DateText } from '../../ui/figure/date-text';

/** Until when somebody sees it; nothing where that has no end. */
export function Ends({ endsOn }: { endsOn: string | null | undefined }) {
  if (!endsOn) return null;
  return (
    <span>
      {m.people_ends()} <DateText day={endsOn} />
    </span>
  );
}
