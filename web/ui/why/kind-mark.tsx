import type { StepKind } from './explained';
import { kindWords } from './why-words';

const TONES: Record<StepKind, string> = {
  given: 'text-ink-2',
  made: 'text-ink-3',
  assumed: 'text-orange-mark',
  rule: 'text-accent',
};

/** What a step is, as a line before its word: solid was given, dotted was worked out, dashed was assumed, double is law. */
export function KindMark({ kind }: { kind: StepKind }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <svg
        viewBox="0 0 16 6"
        className={`h-1.5 w-4 ${TONES[kind]}`}
        stroke="currentColor"
        strokeWidth="1.5"
        focusable="false"
        aria-hidden="true"
      >
        {kind === 'rule' ? (
          <path d="M0 1.500h16M0 4.500h16" />
        ) : (
          <path d="M0 3h16" {...(kind !== 'given' && { strokeDasharray: kind === 'made' ? '1.500 1.500' : '4 2' })} />
        )}
      </svg>
      <span className={kind === 'assumed' ? 'font-medium text-orange' : undefined}>{kindWords(kind)}</span>
    </span>
  );
}
