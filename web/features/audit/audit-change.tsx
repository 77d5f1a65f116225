import { m } from '../../lib/messages';
import type { Entry } from './audit.queries';
import { actionName, fieldsOf } from './audit.words';

/** Field by field what was there before and after an act, as the trail keeps it. */
export function AuditChange({ entry }: { entry: Entry }) {
  const { before, after } = entry.details;
  const fields = [...new Set([...Object.keys(fieldsOf(before) ?? {}), ...Object.keys(fieldsOf(after) ?? {})])];
  return (
    <details className="mt-1">
      <summary className="w-fit text-xs text-accent">{m.audit_what_changed()}</summary>
      {fields.length === 0 ? (
        <p className="mt-1 font-mono text-xs break-all">{textOf(after ?? before)}</p>
      ) : (
        <section
          aria-label={m.audit_change_of({ action: actionName(entry) })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-1 overflow-x-auto"
        >
          <table className="text-xs [&_td]:max-w-80 [&_td]:py-0.5 [&_td]:pr-6 [&_td]:align-top [&_td]:break-words [&_th]:py-0.5 [&_th]:pr-6 [&_th]:text-left [&_th]:align-top [&_th]:font-medium [&_th]:text-ink-2">
            <thead>
              <tr>
                <th scope="col">{m.audit_field()}</th>
                <th scope="col">{m.audit_before()}</th>
                <th scope="col">{m.audit_after()}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row" className="font-mono">
                    {field}
                  </th>
                  <td>{textOf(fieldsOf(before)?.[field])}</td>
                  <td>{textOf(fieldsOf(after)?.[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? m.why_yes() : m.why_no();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
