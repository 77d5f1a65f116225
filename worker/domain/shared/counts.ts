/**
 * A whole number with the Indian grouping, the last three digits and then pairs: '1,18,212'. As the en-IN locale has it, but
 * cheaper for every cell of a table, and the same on every machine.
 */
export function formatCount(count: number): string {
  const digits = String(Math.abs(Math.trunc(count)));
  return `${count <= -1 ? '-' : ''}${digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}`;
}
