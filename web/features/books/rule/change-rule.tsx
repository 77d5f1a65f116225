import { useEffect, useRef, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { DiscardQuestion } from '../../../ui/overlay/discard-question';
import { SkeletonRows } from '../../../ui/state/skeleton';
import type { Category } from '../books.queries';
import { useCategories } from '../category/category-groups';
import { type CategoryRule, useChangeRule } from './rule.calls';
import { type TypedRule, typedRule, wholeChange } from './rule.form';
import { RuleForm } from './rule-form';

type ChangeRuleProps = {
  companyId: string;
  rule: CategoryRule;
  /** With the id that the rule has then; a changed one has another than before. */
  onDone: (id: string) => void;
};

/** A rule in the list as it is changed; what was typed is not dropped unasked. */
export function ChangeRule(props: ChangeRuleProps) {
  const { choosable } = useCategories();
  if (choosable.length === 0) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  return <ChangeForm {...props} choosable={choosable} />;
}

function ChangeForm({ companyId, rule, onDone, choosable }: ChangeRuleProps & { choosable: readonly Category[] }) {
  const [first] = useState(() => typedRule(rule, choosable));
  const [typed, setTyped] = useState(first);
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeRule(companyId);
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.querySelector('input')?.focus(), []);
  const leave = () => onDone(rule.id);
  const done = ({ id }: { id: string }) => onDone(id);
  const title = m.books_rule_edit_title({ text: rule.contains });
  return (
    <section ref={part} aria-label={title} className="flex w-full flex-col gap-3 py-2">
      <div className="flex flex-col gap-1">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <p className="text-ink-2">{m.books_rule_edit_words()}</p>
      </div>
      <RuleForm
        companyId={companyId}
        first={first}
        replaces={rule.id}
        onTyped={setTyped}
        save={{
          label: m.books_rule_save(),
          isPending: change.isPending,
          // The call says itself what went wrong; what was typed stays.
          act: (said) =>
            void change.mutateAsync({ ruleId: rule.id, change: wholeChange(said) }).then(done, () => undefined),
        }}
      >
        <Button onClick={() => (isSame(typed, first) ? leave() : setIsAsking(true))}>{m.ui_cancel()}</Button>
      </RuleForm>
      <DiscardQuestion isOpen={isAsking} onStay={() => setIsAsking(false)} onDiscard={leave} />
    </section>
  );
}

const isSame = (one: TypedRule, other: TypedRule) => JSON.stringify(one) === JSON.stringify(other);
