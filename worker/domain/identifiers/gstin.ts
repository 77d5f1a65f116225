export function gstinFault(text: string): string | null {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(text) ? null : 'A GSTIN has 15 characters';
}
