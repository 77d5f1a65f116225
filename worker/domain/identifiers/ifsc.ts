/** Whether a text has the shape of an IFSC: the bank's four letters, a zero, six characters of the branch. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);
}

/** The bank's four letters, by which its branches are known. */
export function bankOfIfsc(ifsc: string): string {
  return ifsc.slice(0, 4);
}
