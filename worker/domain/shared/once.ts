/**
 * Work that is done the first time somebody asks for its result, and never again. For tables that take long to make ready: a Worker
 * starts in a fraction of the time when it makes only what is asked for.
 */
export function once<Result>(work: () => Result): () => Result {
  let done: { result: Result } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}
