/** TAN: four letters, five digits, one letter. */
export const isTan = (text: string): boolean => /^[A-Z]{4}\d{5}[A-Z]$/.test(text);
