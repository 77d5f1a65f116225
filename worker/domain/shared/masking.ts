const SHOWN = 4;

/** An account number with all but its last four characters covered. One of four or fewer is covered whole. */
export function maskAccountNumber(number: string): string {
  const covered = number.length > SHOWN ? number.length - SHOWN : number.length;
  return 'X'.repeat(covered) + number.slice(covered);
}
