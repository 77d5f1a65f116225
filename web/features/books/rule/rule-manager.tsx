import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '../../../lib/messages';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ChangeRule } from './change-rule';
import { NewRule } from './new-rule';
import { rulesQuery, useOrderRules } from './rule.calls';
import { movedOrder } from './rule.form';
import { RuleRow } from './rule-row';

/** The rules in their order; one at a time is changed, in its place. */
export function RuleManager({ companyId }: { companyId: string }) {
  const rules = useQuery(rulesQuery(companyId));
  const order = useOrderRules(companyId);
  const [changing, setChanging] = useState<string>();
  // The rule that was changed last: its button takes the focus when it is there.
  const last = useRef<string>(undefined);
  const ids = rules.data?.map(({ id }) => id) ?? [];
  const isChanging = changing !== undefined && ids.includes(changing);
  const done = (id: string) => {
    last.current = id;
    setChanging(undefined);
  };
  return (
    <div className="flex flex-col gap-5">
      {rules.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {rules.isError && <ErrorPanel error={rules.error} onRetry={() => void rules.refetch()} />}
      {rules.data?.length === 0 && <p className="text-sm text-ink-2">{m.books_no_rules()}</p>}
      <ol className="flex flex-col divide-y divide-line">
        {rules.data?.map((rule, at) => (
          <li key={rule.id} className="py-2 text-sm first:pt-0">
            {rule.id === changing ? (
              <ChangeRule companyId={companyId} rule={rule} onDone={done} />
            ) : (
              <RuleRow
                companyId={companyId}
                rule={rule}
                isFirst={at === 0}
                isLast={at === ids.length - 1}
                last={last}
                isEditOff={isChanging}
                onMove={(by) => !order.isPending && order.mutate(movedOrder(ids, rule.id, by))}
                onEdit={() => setChanging(rule.id)}
              />
            )}
          </li>
        ))}
      </ol>
      {/* Hidden, not gone: what is typed there is still there afterwards. */}
      <div hidden={isChanging}>
        <NewRule companyId={companyId} />
      </div>
    </div>
  );
}
