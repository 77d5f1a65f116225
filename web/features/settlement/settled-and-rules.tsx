import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { rulesQuery, type Settled, useRule, useUnsettle } from './settlement.queries';

type JustSettledProps = { companyId: string; settled: readonly Settled[]; onUndone: (one: Settled) => void };

/** What was settled since the page was opened, each with its way back. */
export function JustSettled({ companyId, settled, onUndone }: JustSettledProps) {
  const undo = useUnsettle(companyId);
  return (
    <SectionCard title={m.settlement_just_settled()}>
      <ul className="flex flex-wrap gap-2 text-sm">
        {settled.map((one) => (
          <li key={one.lineId} className="flex items-center gap-2 rounded-md border border-line py-1 pr-1 pl-2.5">
            <span className="tabular-nums">{one.number}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={m.settlement_undo_of({ number: one.number })}
              isPending={undo.isPending && undo.variables.lineId === one.lineId}
              onClick={() =>
                undo.mutateAsync(one).then(
                  () => onUndone(one),
                  () => undefined,
                )
              }
            >
              {m.settlement_undo()}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Whose exact lines settle their bills by themselves; nothing while there is no such rule. */
export function Rules({ companyId, mayChange }: { companyId: string; mayChange: boolean }) {
  const { data: rules = [] } = useQuery(rulesQuery(companyId));
  const { withdraw } = useRule(companyId);
  if (rules.length === 0) return null;
  return (
    <SectionCard title={m.settlement_rules()} description={m.settlement_rules_words()}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {rules.map(({ id, party, by, at }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="font-medium wrap-anywhere">{party}</span>
              <span className="block text-xs text-ink-2">
                {m.settlement_rule_by({ person: by, at: formatInstant(at) })}
              </span>
            </span>
            {mayChange && (
              <Button
                size="sm"
                variant="ghost"
                isPending={withdraw.isPending && withdraw.variables === party}
                aria-label={m.settlement_rule_withdraw_of({ party })}
                onClick={() => withdraw.mutate(party)}
              >
                {m.settlement_rule_withdraw()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
