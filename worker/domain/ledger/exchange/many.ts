/** Values in an order, of which no more than some need to be held at a time. */
export type Many<Value> = Iterable<Value> & { readonly length: number };

/** Makes a text small, and a text of it again. */
export type Pack = { small: (text: string) => Uint8Array | string; whole: (kept: Uint8Array | string) => string };

const AS_IT_IS: Pack = { small: (text) => text, whole: (kept) => `${kept}` };

const PAGE = 500;

/**
 * Keeps plain values that come one after another, page by page as text: a year of another program's vouchers fills the memory of a
 * Worker many times over as objects, the more so where each holds on to the piece of the file that it was read from.
 */
export function keeper<Value>(pack: Pack = AS_IT_IS): { add: (value: Value) => void; kept: Many<Value> } {
  const pages: (Uint8Array | string)[] = [];
  let page: string[] = [];
  let length = 0;
  const add = (value: Value) => {
    length++;
    page.push(JSON.stringify(value));
    if (page.length < PAGE) return;
    pages.push(pack.small(`[${page.join(',')}]`));
    page = [];
  };
  const kept = {
    get length() {
      return length;
    },
    *[Symbol.iterator](): Generator<Value> {
      for (const one of pages) yield* JSON.parse(pack.whole(one)) as Value[];
      yield* JSON.parse(`[${page.join(',')}]`) as Value[];
    },
  };
  return { add, kept };
}

/** The same values made into others whenever they are read; those that become nothing are left out, and `length` says how many stay. */
export const madeOf = <Value, Made>(
  many: Iterable<Value>,
  length: number,
  make: (value: Value, place: number) => Made | null,
): Many<Made> => ({
  length,
  *[Symbol.iterator]() {
    let place = 0;
    for (const value of many) {
      const made = make(value, place++);
      if (made !== null) yield made;
    }
  },
});
