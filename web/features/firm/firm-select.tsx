import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { Select } from '../../ui/form/field';
import type { CaFirm } from './firm.queries';

/** Chooses the working firm where there are several. */
export function FirmSelect({ firms, firm }: { firms: readonly CaFirm[]; firm: CaFirm }) {
  const me = useMe();
  const navigate = useNavigate();
  const id = useId();
  const choices = firms.map(({ id: value, name, isDemo }) => ({
    value,
    label: isDemo ? m.firm_demo_name({ name }) : name,
  }));
  const choose = (chosen: string) => {
    // The header's company follows, so that both speak of the same firm.
    const company = me?.companies.find(({ caFirmId }) => caFirmId === chosen)?.id;
    void navigate({ to: '/multi-company', search: { firm: chosen, company } });
  };
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm text-ink-2">
        {m.firm_choose()}
      </label>
      <Select
        id={id}
        className="max-w-72 truncate"
        choices={choices}
        value={firm.id}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
