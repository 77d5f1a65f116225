export const isUdyam = (text: string): boolean => /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(text);
