import { useState } from 'react';
import { m } from '../../lib/messages';
import { bareAmount } from '../../lib/typed-amount';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Field, Input, Select } from '../../ui/form/field';
import { sentenceOf } from '../../ui/state/error-panel';
import { type Answers, type Standing, useValidate } from './benefits.queries';

type AnswersCardProps = { companyId: string; answers: Standing['answers'] };

const shown = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no');
const chosen = (value: string) => (value === '' ? null : value === 'yes');

/** What no fact says, asked once and remembered with the test that it goes into. */
export function AnswersCard({ companyId, answers }: AnswersCardProps) {
  const validate = useValidate(companyId);
  const [said, setSaid] = useState({
    isInnovative: shown(answers.isInnovative),
    isDeepTech: shown(answers.isDeepTech),
    investment: answers.investment?.replace(/\.00$/, '') ?? '',
    exports: answers.exports?.replace(/\.00$/, '') ?? '',
  });
  const set = (name: keyof typeof said) => ({
    value: said[name],
    onChange: ({ target }: { target: { value: string } }) => setSaid((known) => ({ ...known, [name]: target.value })),
  });
  const sent: Answers = {
    isInnovative: chosen(said.isInnovative),
    isDeepTech: chosen(said.isDeepTech),
    investment: bareAmount(said.investment) || null,
    exports: bareAmount(said.exports) || null,
  };
  const choices = [
    { value: '', label: m.benefits_not_answered() },
    { value: 'yes', label: m.benefits_yes() },
    { value: 'no', label: m.benefits_no() },
  ];
  return (
    <SectionCard title={m.benefits_answers()} description={m.benefits_answers_words()}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          validate.mutate(sent);
        }}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <Field name="isInnovative" label={m.benefits_ask_innovative()}>
            {(control) => <Select {...control} choices={choices} {...set('isInnovative')} />}
          </Field>
          <Field name="isDeepTech" label={m.benefits_ask_deep_tech()}>
            {(control) => <Select {...control} choices={choices} {...set('isDeepTech')} />}
          </Field>
          <Field name="investment" label={m.benefits_ask_investment()} hint={m.benefits_ask_investment_hint()}>
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" {...set('investment')} />}
          </Field>
          <Field name="exports" label={m.benefits_ask_exports()} hint={m.benefits_ask_exports_hint()}>
            {(control) => <Input {...control} inputMode="decimal" autoComplete="off" {...set('exports')} />}
          </Field>
        </div>
        {validate.isError && (
          <p role="alert" className="text-sm font-medium text-red">
            {sentenceOf(validate.error)}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          isPending={validate.isPending}
          pendingLabel={m.benefits_testing()}
        >
          {m.benefits_validate()}
        </Button>
      </form>
    </SectionCard>
  );
}
