import { cellAt, type Sample } from './layout-sample';
import type { Headings, Places } from './roles';

/** The column of the text: where the one so named is empty on every line, one of a name that nobody knows, or a further reference. */
export function textColumn(
  { description, reference }: Places,
  unnamed: readonly number[],
  named: Headings['named'],
  sample: Sample,
): number | undefined {
  const isUsed = description !== undefined && sample.some((cells) => !SAYS_NOTHING.test(cellAt(cells, description)));
  if (isUsed || unnamed.length === 0) return description;
  const others = (named.get('reference') ?? []).filter((at) => at !== reference);
  return longestText([...unnamed, ...others], sample) ?? description;
}

const SAYS_NOTHING = /^(?:[-–—\s]*|n\.?\/?a\.?|nil|null|none)$/i;

/** A bank may call the text a reference: of several the one with the most letters is the text, and another the reference. */
export function textOfReferences(places: Places, named: Headings['named'], sample: Sample): Places {
  const all = named.get('reference') ?? [];
  const description = longestText(all, sample) ?? places.reference;
  if (description === undefined) return places;
  const reference = description === places.reference ? all.find((at) => at !== description) : places.reference;
  return { ...places, description, reference: reference ?? description };
}

/** A heading may call the text by a word nobody knows: it is the column without a known name that holds the most letters. */
function longestText(places: readonly number[], sample: Sample): number | undefined {
  const letters = (at: number) =>
    sample.reduce((sum, cells) => sum + cellAt(cells, at).replace(/\P{L}/gu, '').length, 0);
  const [best] = places.map((at) => ({ at, length: letters(at) })).sort((one, other) => other.length - one.length);
  return best && best.length > 0 ? best.at : undefined;
}
