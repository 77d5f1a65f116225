import { useState } from 'react';
import { m } from '../../../lib/messages';
import { useAddRule } from './rule.calls';
import { EMPTY_RULE } from './rule.form';
import { RuleForm } from './rule-form';

/** One rule more, which is tried after the others. */
export function NewRule({ companyId }: { companyId: string }) {
  const add = useAddRule(companyId);
  const [made, setMade] = useState(0);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{m.books_new_rule()}</h3>
      <RuleForm
        key={made} // The next one is begun anew.
        companyId={companyId}
        first={EMPTY_RULE}
        save={{
          label: m.books_rule_add(),
          isPending: add.isPending,
          act: (rule) => add.mutate(rule, { onSuccess: () => setMade(made + 1) }),
        }}
      />
    </section>
  );
}
