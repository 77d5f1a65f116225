import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { Select } from '../../ui/form/field';

/** Chooses the company that the pages speak of; the choice is in the address and goes along every link. */
export function CompanySwitcher({ onChosen }: { onChosen?: () => void }) {
  const { companies, company } = useWorkspace();
  const navigate = useNavigate();
  const id = useId();
  if (!company) return null;
  const listed = companies.some((one) => one.id === company.id) ? companies : [company, ...companies];
  const choose = (chosen: string) => {
    onChosen?.();
    void navigate({ to: '.', search: (search) => ({ ...search, company: chosen }) });
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {m.shell_company()}
      </label>
      <Select
        id={id}
        className="max-w-72 truncate md:border-transparent md:bg-transparent md:font-medium"
        choices={listed.map((one) => ({ value: one.id, label: one.name }))}
        value={company.id}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
