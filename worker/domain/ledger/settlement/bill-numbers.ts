/** Words before which a short number is a bill's: "INV 88". */
const NUMBERING = new Set(
  'INV INVOICE INVNO INVOICENO BILL BILLNO BILLS NO NOS NUM NUMBER REF AGAINST AGST TAXINV PI SI'.split(' '),
);
const FEWEST_STRONG = 4;
const MOST_RUNS = 8;

type Run = { text: string; printed: string; beginsToken: boolean; endsToken: boolean };

/** The runs of letters and of digits in a text, in capitals, noughts before a number dropped: 'INV-0042' is INV, 42. */
function runsOf(text: string): Run[] {
  const tokens = text.toUpperCase().match(/[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isBreak = (token: string | undefined) => token === undefined || !/[\p{L}\p{M}\p{N}]/u.test(token);
  return tokens.flatMap((token, at) =>
    isBreak(token)
      ? []
      : [
          {
            text: token.replace(/^0+(?=\p{N})/u, ''),
            printed: token,
            beginsToken: isBreak(tokens[at - 1]),
            endsToken: isBreak(tokens[at + 1]),
          },
        ],
  );
}

/** The number of a bill as numbers are compared: capitals, separators and noughts before digits do not matter. */
export const billNumberKey = (ref: string): string =>
  runsOf(ref)
    .map(({ text }) => text)
    .join('');

/** The same with its noughts, for narrations that leave the separators out. */
export const printedBillNumberKey = (ref: string): string =>
  runsOf(ref)
    .map(({ printed }) => printed)
    .join('');

/** A number that nothing else in a narration looks like: it has a digit and is not a year or a small number alone. */
function isStrong(key: string): boolean {
  if (!/\p{N}/u.test(key) || key.length < FEWEST_STRONG) return false;
  return !/^(?:19|20)\d\d$/.test(key);
}

/**
 * What in a narration may be a bill's number: whole tokens that stand beside each other, joined. A weak one (short, or like a year)
 * counts only behind a word such as INV; `isKnown` says which numbers are asked for, so that nothing else is collected.
 */
export function billNumbersIn(narration: string, isKnown: (key: string) => boolean): string[] {
  const runs = runsOf(narration);
  const found = new Set<string>();
  for (let from = 0; from < runs.length; from++) {
    const first = runs[from]!;
    const isNumbered = NUMBERING.has(runs[from - 1]?.text ?? '');
    if (!first.beginsToken && !isNumbered) continue;
    let key = '';
    let printed = '';
    for (let to = from; to < Math.min(runs.length, from + MOST_RUNS); to++) {
      key += runs[to]!.text;
      printed += runs[to]!.printed;
      if (!runs[to]!.endsToken) continue;
      for (const one of [key, printed]) if (isKnown(one) && (isNumbered || isStrong(one))) found.add(one);
    }
  }
  return [...found];
}
