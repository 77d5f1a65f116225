import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import type { Preview } from './upload.calls';
import { exactAmount, periodName } from './words';

/** The proof of a statement in a few figures: its days, its balances, and how many rows follow from one another. */
export function StatementFacts({ preview }: { preview: Preview }) {
  const { period, opening, closing, newCount, knownCount, agreeing, checked } = preview;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-md bg-sunken px-4 py-3 sm:grid-cols-3">
      <Fact name={m.bank_period()}>{period ? periodName(period.from, period.to) : m.bank_none()}</Fact>
      <Fact name={m.bank_opening()}>{opening === null ? m.bank_not_given() : exactAmount(opening)}</Fact>
      <Fact name={m.bank_closing()}>{closing === null ? m.bank_not_given() : exactAmount(closing)}</Fact>
      <Fact name={m.bank_lines()}>{m.bank_new_and_known({ added: newCount, known: knownCount })}</Fact>
      <Fact name={m.bank_proof()}>
        {checked === 0 ? (
          <Badge tone="yellow">{m.bank_no_balances()}</Badge>
        ) : (
          <Badge tone={agreeing === checked ? 'green' : 'yellow'}>{m.bank_rows_agree({ agreeing, checked })}</Badge>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="text-sm font-medium tabular-nums">{children}</dd>
    </div>
  );
}
