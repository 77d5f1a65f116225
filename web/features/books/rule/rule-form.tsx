import { type FormEvent, type ReactNode, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { FormFailure } from '../../../ui/form/form-failure';
import { useCategories } from '../category/category-groups';
import { type NewRule, useRulePreview } from './rule.calls';
import { faultsOf, ruleOf, type TypedRule } from './rule.form';
import { RuleFields } from './rule-fields';
import { RuleSample } from './rule-sample';

type RuleFormProps = {
  companyId: string;
  first: TypedRule;
  /** The rule that is changed, where it is not a new one. */
  replaces?: string;
  save: { label: string; isPending: boolean; act: (rule: NewRule) => void };
  onTyped?: (typed: TypedRule) => void;
  /** What else can be done, before what goes on. */
  children?: ReactNode;
};

/** What a rule says: first whom it would touch, then the rule itself. */
export function RuleForm({ companyId, first, replaces, save, onTyped, children }: RuleFormProps) {
  const [typed, setTyped] = useState(first);
  const [isAsked, setIsAsked] = useState(false);
  const { choosable } = useCategories();
  const preview = useRulePreview(companyId);
  const rule = ruleOf(typed, choosable);
  const change = (changed: Partial<TypedRule>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    onTyped?.(next);
    preview.reset(); // What was shown was for another rule.
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (rule && !preview.isPending) preview.mutate({ ...rule, ...(replaces && { replaces }) });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <RuleFields companyId={companyId} typed={typed} faults={isAsked ? faultsOf(typed) : {}} onChange={change} />
      <FormFailure failure={preview.error ?? undefined} />
      {preview.data && <RuleSample preview={preview.data} />}
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button type="submit" isPending={preview.isPending}>
          {m.books_rule_preview()}
        </Button>
        {rule && preview.data && (
          <Button variant="primary" isPending={save.isPending} onClick={() => save.act(rule)}>
            {save.label}
          </Button>
        )}
      </div>
    </form>
  );
}
