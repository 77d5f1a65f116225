import { m } from '../../lib/messages';
import { Glyph } from '../../ui/state/glyph';
import type { ReraDesk } from './rera.queries';
import { shortState } from './rera.words';

/** What is recommended, line by line of what was found. */
export function ReraActions({ actions, isTitled = false }: Pick<ReraDesk, 'actions'> & { isTitled?: boolean }) {
  return (
    <div>
      {!isTitled && <h3 className="text-sm font-medium">{m.rera_actions()}</h3>}
      {actions.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{m.rera_actions_none()}</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-1 text-sm">
          {actions.map(({ state, code, words }) => (
            <li key={`${state} ${code} ${words}`} className="flex gap-2">
              <Glyph shape="open" tone="orange" />
              <span className="min-w-0 wrap-anywhere">
                {m.rera_action_in({ state: shortState(state), action: words })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
