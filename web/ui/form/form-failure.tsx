import { sentenceOf } from '../state/error-panel';

/** Above a form's button: why the form as a whole was not accepted; `said` where its fields say more than the answer. */
export function FormFailure({ failure, said }: { failure: unknown; said?: string | undefined }) {
  if (failure === undefined) return null;
  return (
    <p role="alert" className="rounded-md border border-red-mark bg-red-soft px-3 py-2 text-sm">
      {said ?? sentenceOf(failure)}
    </p>
  );
}
