// Twelve digits of UPI and IMPS; a NEFT number of 16 and an RTGS number of 22 characters begin with the bank's code.
const RRN = /(?<![0-9A-Z])\d{12}(?![0-9A-Z])/g;
const UTR = /(?<![0-9A-Z])[A-Z]{4}[A-Z0-9]{12}(?:[A-Z0-9]{6})?(?![0-9A-Z])/g;
const DIGITS_OF_UTR = 8;

/** The payment numbers of a line that another bank prints too: the same one in two accounts is the same payment. */
export function bankReferences(description: string, reference: string | null): string[] {
  const capitals = `${description} ${reference ?? ''}`.toUpperCase();
  const numbers = [...capitals.matchAll(RRN)].map(([found]) => found).filter((found) => !/^(\d)\1+$/.test(found));
  const transfers = [...capitals.matchAll(UTR)]
    .map(([found]) => found)
    .filter((found) => found.replace(/\D/g, '').length >= DIGITS_OF_UTR);
  return [...new Set([...numbers, ...transfers])];
}
