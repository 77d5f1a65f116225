/** Whether a word is another one but for a letter that is missing, too many, wrong, or changed places with its neighbour. */
export function isNearly(word: string, known: string): boolean {
  const apart = word.length - known.length;
  if (apart < -1 || apart > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at++;
  const [rest, wanted] = [word.slice(at), known.slice(at)];
  if (apart === 1) return rest.slice(1) === wanted;
  if (apart === -1) return rest === wanted.slice(1);
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0];
  return rest.slice(1) === wanted.slice(1) || (isSwapped && rest.slice(2) === wanted.slice(2));
}
