import type { Explained, Step } from '../../shared/explained';

/** The steps of several computations as one list: what a later one takes as given and an earlier one made is not told twice. */
export function joinSteps(...parts: readonly (readonly Step[])[]): readonly Step[] {
  const known = new Set<string>();
  return parts.flatMap((steps) =>
    steps.filter(({ id }) => {
      const isNew = !known.has(id);
      known.add(id);
      return isNew;
    }),
  );
}

/** The steps under other names: those named in `names`, and the rest with a prefix, so that two computations do not meet. */
export function renameSteps(
  steps: readonly Step[],
  prefix: string,
  names: Readonly<Record<string, string>> = {},
): Step[] {
  const renamed = (id: string) => names[id] ?? `${prefix}${id}`;
  return steps.map((step) => ({ ...step, id: renamed(step.id), inputs: step.inputs.map(renamed) }));
}

/**
 * One figure of a computation with what it rests on: the step of that id last, before it those it was made from, in their order.
 * Throws RangeError where no step has the id.
 */
export function explain({ steps }: { steps: readonly Step[] }, id: string): Explained<number> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const last = byId.get(id);
  if (!last) throw new RangeError(`No step ${id}`);
  const needed = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (needed.has(next)) continue;
    needed.add(next);
    open.push(...(byId.get(next)?.inputs ?? []));
  }
  const cut = steps.filter((step) => step !== last && needed.has(step.id));
  const value = typeof last.quantity.value === 'number' ? last.quantity.value : 0;
  return { value, steps: [...cut, last] };
}

/** Whether a figure can be opened: some choices lack a step, as the 22% regime lacks MAT. */
export const hasStep = ({ steps }: { steps: readonly Step[] }, id: string): boolean =>
  steps.some((step) => step.id === id);
