/** Turns while something runs; the words beside it say what. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-3 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
