/** CIN: listing status, industry, state, year, type, number: 21 characters. */
export const isCin = (text: string): boolean => /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(text);
