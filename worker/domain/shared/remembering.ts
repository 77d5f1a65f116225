/** The same function, which works one text out only once when it is asked for it several times in a row. */
export function rememberingLast<Value>(work: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: work(text) };
    return last.value;
  };
}
