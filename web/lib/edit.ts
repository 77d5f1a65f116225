type Fields = Readonly<Record<string, unknown>>;

/** What an edit sends: the fields that became something else, and what was seen of them before. */
export type Edited<Typed extends Fields> = { [Name in keyof Typed]?: Exclude<Typed[Name], undefined> } & {
  was: Record<string, unknown>;
};

/**
 * What a form changed since it was opened; undefined where that is nothing. A field that was not touched is not sent, so that
 * another person's change of it stays. `now` is what the server said last: after it refused a stale edit, that is newer.
 */
export function editedOf<Typed extends Fields>(typed: Typed, opened: Fields, now: Fields): Edited<Typed> | undefined {
  const isSame = (name: string) => JSON.stringify(typed[name] ?? null) === JSON.stringify(opened[name] ?? null);
  const names = Object.keys(typed).filter((name) => !isSame(name));
  if (names.length === 0) return undefined;
  const of = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { ...of(typed), was: of(now) } as Edited<Typed>;
}
