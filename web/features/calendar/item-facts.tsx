import type { ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import type { ItemExplanation } from '../../lib/compliance.queries';
import { formatDate, formatInrExact } from '../../lib/format';
import { costWords, statusWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { CostSoFar, DueDay, Opens } from './item-why';

/** What is known of an item, each answer opening to its reason. */
export function ItemFacts({ answer: { item, applies, paid } }: { answer: ItemExplanation }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <Fact name={m.calendar_due()}>
        <DueDay item={item} />
      </Fact>
      <Fact name={m.calendar_status()}>{statusWords(item.status)}</Fact>
      <Fact name={m.calendar_applies()}>
        <Opens item={item} of="applies" figure={m.calendar_why_applies({ title: item.title })}>
          {applies.value ? m.calendar_applies_yes() : m.calendar_applies_no()}
        </Opens>
      </Fact>
      {costWords(item) && (
        <Fact name={m.calendar_cost()}>
          <CostSoFar item={item} />
        </Fact>
      )}
      {item.period && <Fact name={m.calendar_period()}>{item.period}</Fact>}
      {item.subject && (
        <Fact name={m.calendar_subject()}>
          <code className="font-mono wrap-anywhere">{item.subject}</code>
        </Fact>
      )}
      {item.doneOn && <Fact name={m.calendar_done()}>{formatDate(item.doneOn)}</Fact>}
      {item.acknowledgement && <Fact name={m.calendar_acknowledgement()}>{item.acknowledgement}</Fact>}
      {paid && <Fact name={m.calendar_paid()}>{formatInrExact(parseRupees(paid))}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
