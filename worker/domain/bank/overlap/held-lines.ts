/** What an account holds of some days: the keys of its lines, and narrations their keys leave out, where they were asked for. */
export type Held = { keys: ReadonlySet<string>; narrations: ReadonlyMap<string, string> };

const LINE_END = '\n';
const KEY_END = '\t';

/** Reads what the database put together: a line of text for each line held, its key and perhaps its narration after a tab. */
export function heldOf(texts: readonly string[]): Held {
  const narrations = new Map<string, string>();
  const keyOf = (line: string) => {
    const end = line.indexOf(KEY_END);
    if (end === -1) return line;
    const key = line.slice(0, end);
    narrations.set(key, line.slice(end + 1));
    return key;
  };
  const keysIn = (text: string) => {
    const lines = text.split(LINE_END);
    return text.includes(KEY_END) ? lines.map(keyOf) : lines;
  };
  return { keys: new Set(texts.flatMap(keysIn)), narrations };
}

/** A line as it is compared. Its narration is empty where nobody knows it; its reference, where it prints none. */
export type Parts = { date: string; signed: number; balance: number | null; reference: string; narration: string };

/** What a key holds, as line-keys.ts writes it: day, signed paise, balance, occurrence, reference, narration. */
export function partsOf(key: string, known = ''): Parts {
  const [date = '', signed = '', balance = '', , reference = '', ...narration] = key.split('|');
  return {
    date,
    signed: Number(signed),
    balance: balance === '' ? null : Number(balance),
    reference,
    narration: narration.join('|') || known,
  };
}

/** Puts a value with those of the same key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
