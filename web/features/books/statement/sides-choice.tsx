import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { type Roles, rolesOf } from './column-roles';
import type { Preview } from './upload.calls';

export const SIDES_SWAPPED = 'SIDES_SWAPPED';

type SidesChoiceProps = { preview: Preview; isReading: boolean; onRoles: (roles: Roles) => void };

/** Asked where all balances speak against the sides of the file. Where one column holds both sides, only a person can correct it. */
export function SidesChoice({ preview: { problems, recognised }, isReading, onRoles }: SidesChoiceProps) {
  const question = problems.find(({ code }) => code === SIDES_SWAPPED);
  if (!question) return null;
  const roles = rolesOf(recognised);
  const { debit, credit } = roles;
  const nameAt = (place: number | undefined) => recognised.headings[place ?? -1]?.trim() || m.bank_none();
  return (
    <section role="alert" className="rounded-md border border-danger bg-red-soft px-4 py-3 text-sm">
      <h3 className="font-semibold text-red">{m.bank_sides()}</h3>
      <p className="break-words">{question.message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {debit !== undefined && credit !== undefined && (
          <Button
            size="sm"
            className="whitespace-normal"
            isPending={isReading}
            onClick={() => onRoles({ ...roles, debit: credit, credit: debit })}
          >
            {m.bank_sides_turned()}
          </Button>
        )}
        <Button size="sm" className="whitespace-normal" isPending={isReading} onClick={() => onRoles(roles)}>
          {debit !== undefined && credit !== undefined
            ? m.bank_sides_as_printed({ debit: nameAt(debit), credit: nameAt(credit) })
            : m.bank_sides_as_marked()}
        </Button>
      </div>
    </section>
  );
}
