import { isHsn, isSac } from '../../identifiers/hsn';
import type { TdsNature } from '../../tds/natures';
import { type AccountCode, chartAccount } from '../chart/chart';
import { ABROAD, type DocumentLine, type DocumentSide } from './model';

/*
 * Where the lines of documents post when nobody says so. These are habits of booking, not law: a person's own choice of account
 * on the line always wins, and a line that was placed by its code alone says so.
 */

// The longest beginning that fits counts. Headings are those of the scheme of classification of services.
// biome-ignore format: one service a line reads as the table it is
const ACCOUNTS_OF_SERVICES: readonly (readonly [sac: string, account: AccountCode])[] = [
  ['9954', '5503'],
  ['9961', '5512'],
  ['9963', '5513'],
  ['99633', '5205'],
  ['9964', '5513'],
  ['996412', '5514'],
  ['9965', '5521'],
  ['9966', '5514'],
  ['9967', '5521'],
  ['9968', '5516'],
  ['9969', '5518'],
  ['9971', '5522'],
  ['99713', '5524'],
  ['99714', '5524'],
  ['9972', '5501'],
  ['9973', '5502'],
  ['99733', '5533'],
  ['997331', '5510'],
  ['9982', '5504'],
  ['998221', '5505'],
  ['9983', '5506'],
  ['998311', '5504'],
  ['998312', '5504'],
  ['998315', '5509'],
  ['99836', '5511'],
  ['9984', '5517'],
  ['99843', '5510'],
  ['9985', '5503'],
  ['99851', '5507'],
  ['998514', '5508'],
  ['998596', '5511'],
  ['9987', '5503'],
  ['9988', '5508'],
  ['9991', '5525'],
  ['9992', '5519'],
  ['9993', '5205'],
  ['9995', '5519'],
  ['9996', '5205'],
];

/** The account of a line nobody gave one: sales by code and place, purchases of services by what was bought. */
export function defaultAccount(
  side: DocumentSide,
  { hsn = '' }: Pick<DocumentLine, 'hsn'>,
  place: string,
): AccountCode {
  if (side === 'sale') return place === ABROAD ? '4103' : isHsn(hsn) ? '4102' : '4101';
  if (!isSac(hsn)) return isHsn(hsn) ? '5101' : '5531';
  const fitting = ACCOUNTS_OF_SERVICES.filter(([sac]) => hsn.startsWith(sac));
  return fitting.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? '5531';
}

/** Accounts of which tax is no credit unless somebody says otherwise: food, health, and travel of staff (s.17(5)(b), (g)). */
const BLOCKED: ReadonlySet<string> = new Set<AccountCode>(['5205', '1105']);

export const isBlockedByAccount = (code: string): boolean => BLOCKED.has(code);

/** Accounts of what is bought to be used up or sold again. Tax is withheld of it by large buyers alone. */
export const GOODS_ACCOUNTS = ['5101', '5102', '1301', '1302'] as const satisfies readonly AccountCode[];

/** What is paid for by an account, as the law of tax withheld at source looks at it. Contracts differ by the payee. */
const NATURES: Partial<Record<string, TdsNature | 'contract-by-payee'>> = {
  ...Object.fromEntries(GOODS_ACCOUNTS.map((code) => [code, 'goods' as const])),
  '1106': 'contract-by-payee',
  '5304': 'interest',
  '5306': 'interest',
  '5501': 'propertyRent',
  '5502': 'machineryRent',
  '5503': 'contract-by-payee',
  '5504': 'professionalFee',
  '5505': 'professionalFee',
  '5506': 'technicalFee',
  '5507': 'professionalFee',
  '5508': 'contract-by-payee',
  '5509': 'technicalFee',
  '5511': 'contract-by-payee',
  '5512': 'commission',
  '5516': 'contract-by-payee',
  '5521': 'contract-by-payee',
  '5533': 'royalty',
} satisfies Partial<Record<AccountCode, TdsNature | 'contract-by-payee'>>;

/** Accounts of carriage, whose lines had no nature before. */
export const CARRIAGE_ACCOUNTS = ['5516', '5521'] as const satisfies readonly AccountCode[];

/** The nature of a payment for what an account stands for; nothing where tax is usually not withheld. */
export function natureOfAccount(code: string, pan: string | undefined): TdsNature | undefined {
  const nature = NATURES[code];
  if (nature !== 'contract-by-payee') return nature;
  const holder = pan?.charAt(3);
  return holder === 'P' || holder === 'H' ? 'contractWithIndividual' : 'contract';
}

/** Whether a line buys something that is kept: its creditor stands apart from trade payables. */
export function isCapital(code: string): boolean {
  const line = chartAccount(code)?.line;
  return line === 'ppe' || line === 'intangible-assets' || line === 'cwip';
}
