/** Whether a text has the shape of a DIN (of a director) or DPIN (of a partner of an LLP): eight digits, zeros in front. */
export const isDin = (text: string): boolean => /^\d{8}$/.test(text) && text !== '00000000';
