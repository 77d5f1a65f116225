/** Whether a text has the shape of a Udyam registration number: state letters, district, serial. */
export function isUdyam(text: string): boolean {
  return /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(text);
}
