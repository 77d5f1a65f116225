/** Whether a text has the shape of a TAN: four letters (place, deductor's initial), five digits, one letter. */
export function isTan(text: string): boolean {
  return /^[A-Z]{4}\d{5}[A-Z]$/.test(text);
}
