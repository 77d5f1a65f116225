import { useState } from 'react';
import { ROLES, type Role } from '#domain/bank/reader/model';

import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Select } from '../../../ui/form/field';
import { faultOf, isSameRoles, type Roles, roleName, rolesOf, withRole } from './column-roles';
import type { Preview } from './upload.calls';

// A choice may not be empty text; this one stands for no column and is never sent.
const NOWHERE = 'none';

type ColumnChoiceProps = {
  recognised: Preview['recognised'];
  isReading: boolean;
  onRoles: (roles: Roles) => void;
};

/** Which column was read as what, and the way to put it right: the file is then read again. */
export function ColumnChoice({ recognised, isReading, onRoles }: ColumnChoiceProps) {
  const [roles, setRoles] = useState(() => rolesOf(recognised));
  const isChanged = !isSameRoles(roles, rolesOf(recognised));
  const fault = isChanged ? faultOf(roles) : undefined;
  const { headingLine } = recognised;
  // Columns of money that are left open are a question: it must be seen.
  const isAsked = faultOf(rolesOf(recognised)) !== undefined;
  return (
    <details open={isAsked} className="rounded-md border border-line px-4 py-2 text-sm">
      <summary className="min-h-6 font-medium">
        {headingLine === 0 ? m.books_columns_unnamed() : m.books_columns_read({ line: headingLine })}
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {ROLES.map((role) => (
          <RoleField
            key={role}
            role={role}
            place={roles[role]}
            headings={recognised.headings}
            onPlace={(place) => setRoles(withRole(roles, role, place))}
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-2">{m.books_columns_remembered()}</p>
      {fault && (
        <p role="alert" className="mt-1 text-xs font-medium text-red">
          {fault}
        </p>
      )}
      <Button
        size="sm"
        className="mt-2 mb-1"
        disabled={!isChanged || fault !== undefined}
        isPending={isReading}
        onClick={() => onRoles(roles)}
      >
        {m.books_read_again()}
      </Button>
    </details>
  );
}

type RoleFieldProps = {
  role: Role;
  place: number | undefined;
  headings: readonly string[];
  onPlace: (place: number | undefined) => void;
};

function RoleField({ role, place, headings, onPlace }: RoleFieldProps) {
  return (
    <Field name={role} label={roleName(role)}>
      {(control) => (
        <Select
          {...control}
          choices={[
            { value: NOWHERE, label: m.books_not_in_file() },
            ...headings.map((heading, at) => ({
              value: `${at}`,
              label: heading.trim() || m.books_column_at({ place: at + 1 }),
            })),
          ]}
          value={place === undefined ? NOWHERE : `${place}`}
          onChange={({ target }) => onPlace(target.value === NOWHERE ? undefined : Number(target.value))}
        />
      )}
    </Field>
  );
}
