/** PAN: five letters, four digits, one letter. */
export const isPan = (text: string): boolean => /^[A-Z]{5}\d{4}[A-Z]$/.test(text);
