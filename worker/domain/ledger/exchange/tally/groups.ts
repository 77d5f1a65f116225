import type { VoucherKind } from '../../model';
import type { Head } from '../model';
import { alike } from '../names';
import { KINDS, OTHER_NAMES, RESERVED } from './groups.data';

const byName = new Map([
  ...Object.entries(RESERVED).map(([name, head]) => [alike(name), { name, head }] as const),
  ...Object.entries(OTHER_NAMES).map(
    ([other, name]) => [alike(other), { name, head: RESERVED[name] ?? null }] as const,
  ),
]);

const MOST_LEVELS = 20;

/** The reserved group above a group, by the groups of the file; nothing where the chain does not end in one. */
export function reservedGroup(
  group: string,
  parents: ReadonlyMap<string, string>,
): { name: string; head: Head | null } | null {
  let name = group;
  for (let level = 0; level < MOST_LEVELS; level++) {
    const found = byName.get(alike(name));
    if (found) return found;
    const parent = parents.get(alike(name));
    if (parent === undefined) return null;
    name = parent;
  }
  return null;
}

/** A group and those above it, as far as the file says. */
export function groupsFrom(group: string, parents: ReadonlyMap<string, string>): string[] {
  const chain: string[] = [];
  for (let name: string | undefined = group; name && chain.length < MOST_LEVELS; name = parents.get(alike(name)))
    chain.push(name);
  return chain;
}

/** The kind of a voucher type, its own types by their parents; nothing where the file does not say what it is. */
export function kindOf(type: string, parents: ReadonlyMap<string, string>): VoucherKind | 'skip' | null {
  let name = type;
  for (let level = 0; level < MOST_LEVELS; level++) {
    const found = KINDS[alike(name)];
    if (found !== undefined) return found;
    const parent = parents.get(alike(name));
    if (parent === undefined || alike(parent) === alike(name)) return null;
    name = parent;
  }
  return null;
}
