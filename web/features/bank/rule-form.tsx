import { type FormEvent, useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form-failure';
import { useCategories } from './category-groups';
import { useAddRule, useRulePreview } from './rule.calls';
import { EMPTY_RULE, faultsOf, ruleOf, type TypedRule } from './rule.form';
import { RuleFields } from './rule-fields';
import { RuleSample } from './rule-sample';

/** A new rule: first whom it would touch, then the rule itself. */
export function RuleForm({ companyId }: { companyId: string }) {
  const [typed, setTyped] = useState(EMPTY_RULE);
  const [isAsked, setIsAsked] = useState(false);
  const { choosable } = useCategories();
  const preview = useRulePreview(companyId);
  const add = useAddRule(companyId);
  const rule = ruleOf(typed, choosable);
  const change = (changed: Partial<TypedRule>) => {
    setTyped({ ...typed, ...changed });
    preview.reset(); // What was shown was for another rule.
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (rule && !preview.isPending) preview.mutate(rule);
  };
  const save = () => {
    if (!rule || add.isPending) return;
    add.mutate(rule, {
      onSuccess: () => {
        setTyped(EMPTY_RULE);
        setIsAsked(false);
        preview.reset();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{m.bank_new_rule()}</h3>
      <RuleFields companyId={companyId} typed={typed} faults={isAsked ? faultsOf(typed) : {}} onChange={change} />
      <FormFailure failure={preview.error ?? undefined} />
      {preview.data && <RuleSample preview={preview.data} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" isPending={preview.isPending}>
          {m.bank_rule_preview()}
        </Button>
        {preview.data && (
          <Button variant="primary" isPending={add.isPending} onClick={save}>
            {m.bank_rule_add()}
          </Button>
        )}
      </div>
    </form>
  );
}
