import { optionForm } from '#domain/income-tax/company/choice';
import { TAX_OPTIONS } from '#domain/income-tax/company/model';
import { say } from '#domain/shared/message';
import { m } from '../../../lib/messages';
import { taxWorded } from '../../../lib/tax-words';
import { type Controls, Group } from './input-controls';
import { bookFields } from './input-groups';

type CompanyGroupsProps = {
  year: string;
  controls: Controls;
  yearChoices: readonly { value: string; label: string }[];
};

/** What only a company is asked: its regime, and the profit of the books that MAT is of. */
export function CompanyGroups({ year, controls: { amount, yesNo, day, select }, yearChoices }: CompanyGroupsProps) {
  const options = TAX_OPTIONS.map((option) => ({
    value: option,
    label: m.itr_option({
      regime: taxWorded(say(`company-tax.choice.${option}`)),
      form: taxWorded(optionForm(option, year)),
    }),
  }));
  return (
    <>
      <Group title={m.itr_group_company()}>
        {select('form', m.itr_form(), [
          { value: 'private', label: m.itr_form_private() },
          { value: 'public', label: m.itr_form_public() },
        ])}
        {day('incorporatedOn', m.itr_incorporated())}
        {select('chosen.option', m.itr_chosen(), [{ value: '', label: m.itr_chosen_none() }, ...options])}
        {select('chosen.since', m.itr_chosen_since(), yearChoices)}
        {yesNo('isManufacturer', m.itr_manufacturer())}
        {day('manufacturesSince', m.itr_manufactures_since())}
        {amount({ name: 'otherThanManufacturing', label: m.itr_other_than_manufacturing() })}
      </Group>
      <Group title={m.itr_group_book()}>{bookFields().map(amount)}</Group>
    </>
  );
}
