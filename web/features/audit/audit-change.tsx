import { m } from '../../lib/messages';
import { changesIn, fieldName, valueWords } from './audit.fields';
import type { Entry } from './audit.queries';
import { actionName } from './audit.words';

/** Field by field what was there before and after an act, as the trail keeps it. */
export function AuditChange({ entry }: { entry: Entry }) {
  const changes = changesIn(entry);
  if (changes.length === 0) return <p className="text-ink-2">{m.audit_no_change()}</p>;
  const hasBefore = changes.some(({ before }) => before !== undefined);
  return (
    <section
      aria-label={m.audit_change_of({ action: actionName(entry) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="[&_td]:max-w-96 [&_td]:py-1 [&_td]:pr-6 [&_td]:align-top [&_td]:break-words [&_th]:py-1 [&_th]:pr-6 [&_th]:text-left [&_th]:align-top [&_th]:font-normal [&_th]:text-ink-3">
        <thead className="text-xs">
          <tr>
            <th scope="col">{m.audit_field()}</th>
            {hasBefore && <th scope="col">{m.audit_before()}</th>}
            <th scope="col">{m.audit_after()}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldName(field)}</th>
              {hasBefore && <td className="text-ink-2">{valueWords(before, field)}</td>}
              <td>{valueWords(after, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
