import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The sources below a folder as repository paths: what the product is made of, without its tests. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.(test|e2e|gen|config|fixture)\.tsx?$|\/(dist|node_modules|e2e|compiled)\//.test(path),
    );
}

/** The imports of a file, types included, as repository paths without their ending, or as 'npm:name' for packages. */
export function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const named = text.matchAll(/^(?:import|export)\s[^;]*?from\s+'([^']+)'/gms);
  const inTypes = text.matchAll(/\bimport\('([^']+)'\)/g);
  return [...named, ...inTypes].map(([, target = '']) => targetOf(path, target));
}

/** What is loaded with a file: its imports by the same names, without types and without what it asks for when it needs it. */
export function loadedWith(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const named = text.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?)\s*from\s+'([^']+)'/gms);
  const isOfTypes = (names: string) => /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names);
  return [...named].flatMap(([, names = '', target = '']) => (isOfTypes(names) ? [] : [targetOf(path, target)]));
}

function targetOf(path: string, target: string): string {
  if (target.startsWith('.')) return relative(root, join(root, dirname(path), target)).replace(/\.tsx?$/, '');
  if (target === '#api') return 'worker/api';
  if (target === '#words') return 'web/messages/joined/words.json';
  if (target.startsWith('#domain/')) return target.replace('#domain/', 'worker/domain/');
  return `npm:${target}`;
}

/** For each name what it leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between the sources of some folders. */
export function importGraph(folders: readonly string[]): Graph {
  const files = folders.flatMap(sourceFiles);
  const known = new Map(files.map((path) => [path.replace(/\.tsx?$/, ''), path]));
  return new Map(
    files.map((path) => [
      path,
      new Set(importsOf(path).flatMap((target) => known.get(target) ?? known.get(`${target}/index`) ?? [])),
    ]),
  );
}

/** A graph with the names put together into groups; what a group leads to within itself does not count. */
export function grouped(graph: Graph, groupOf: (name: string) => string | undefined): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const own = groupOf(from);
    if (own === undefined) continue;
    const others = groups.get(own) ?? new Set();
    groups.set(own, others);
    for (const target of targets) {
      const other = groupOf(target);
      if (other !== undefined && other !== own) others.add(other);
    }
  }
  return groups;
}

/**
 * The circles of a graph, each as the names of which every one leads to every other, in alphabetical order: its strongly
 * connected components of more than one name, and what leads to itself (Tarjan, 1972).
 */
export function circlesOf(graph: Graph): string[][] {
  const places = new Map<string, { order: number; lowest: number }>();
  const path: string[] = [];
  const open = new Set<string>();
  const circles: string[][] = [];

  function visit(name: string): { order: number; lowest: number } {
    const place = { order: places.size, lowest: places.size };
    places.set(name, place);
    path.push(name);
    open.add(name);
    for (const target of graph.get(name) ?? []) {
      const known = places.get(target);
      if (!known) place.lowest = Math.min(place.lowest, visit(target).lowest);
      else if (open.has(target)) place.lowest = Math.min(place.lowest, known.order);
    }
    if (place.lowest === place.order) {
      const together = path.splice(path.indexOf(name));
      for (const one of together) open.delete(one);
      if (together.length > 1 || graph.get(name)?.has(name)) circles.push(together.sort());
    }
    return place;
  }

  for (const name of graph.keys()) if (!places.has(name)) visit(name);
  return circles.sort();
}

/** The steps of a circle in the order in which one imports the next, so that a reader sees which to cut. */
export function shortestCircle(graph: Graph, circle: readonly string[]): string[] {
  const within = new Set(circle);
  const rounds = circle.map((start) => roundFrom(graph, within, start));
  return rounds.sort((one, other) => one.length - other.length)[0] ?? [];
}

function roundFrom(graph: Graph, within: ReadonlySet<string>, start: string): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const name of queue) {
    for (const target of graph.get(name) ?? []) {
      if (target === start) return wayTo(name, cameFrom, start);
      if (!within.has(target) || cameFrom.has(target)) continue;
      cameFrom.set(target, name);
      queue.push(target);
    }
  }
  return [...within];
}

function wayTo(name: string, cameFrom: ReadonlyMap<string, string>, start: string): string[] {
  const way = [name];
  for (let at = name; at !== start; at = cameFrom.get(at) ?? start) way.unshift(cameFrom.get(at) ?? start);
  return way;
}
