import { type Paise, paise } from '../../shared/money';
import { fileYears, PAN_NOT_AVAILABLE } from '../statement-format';
import type { Address, Deductor, RecordName, Statement, StatementChallan, StatementRow } from './model';
import { FILE_STATES } from './states.data';

/** What a record says, by the names its layout gives places to. Null and undefined stay empty. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** A record still without its line number, which runs over the whole file. */
export type Draft = { record: RecordName; values: Values };

const LINES = [1, 2, 3, 4, 5];
/** The longest line of an address. */
export const ADDRESS_LINE = 25;
const PIECES = new RegExp(`.{1,${ADDRESS_LINE}}`, 'g');

/** An address in at most five lines of 25 characters, broken between words and within one that is longer; what does not fit is in `rest`. */
export function addressLines(lines: readonly string[]): { lines: readonly string[]; rest: string } {
  const words = lines.flatMap((line) => line.split(/\s+/).flatMap((word) => word.match(PIECES) ?? []));
  const broken: string[] = [];
  for (const word of words) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= ADDRESS_LINE)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return { lines: broken.slice(0, LINES.length), rest: broken.slice(LINES.length).join(' ') };
}

function addressOf(prefix: 'address' | 'personAddress', address: Address): Values {
  const { lines } = addressLines(address.lines);
  return Object.fromEntries(LINES.map((line) => [`${prefix}${line}`, lines[line - 1] ?? '']));
}

export const sumOf = <One>(all: readonly One[], amount: (one: One) => Paise): Paise =>
  paise(all.reduce((total, one) => total + amount(one), 0));

/** Tax, surcharge and cess of a row: what was withheld. */
export const deductedOf = ({ tax, surcharge, cess }: Pick<StatementRow, 'tax' | 'surcharge' | 'cess'>): Paise =>
  paise(tax + surcharge + cess);

/** What was paid by a challan, interest, fee and others included. */
export const challanTotal = ({ tax, surcharge, cess, interest, fee, others }: StatementChallan): Paise =>
  paise(tax + surcharge + cess + interest + fee + others);

/** The deductee code of the Act of 1961: a company, or anybody else. */
const deducteeCode = (pan: string | null): string => (pan?.[3] === 'C' ? '1' : '2');

/** The records of a statement in the order of the file: the headers, then each challan followed by its deductees. */
export function draftsOf(statement: Statement, form: string): readonly Draft[] {
  const { deductor, challans, createdOn } = statement;
  return [
    {
      record: 'FH',
      values: {
        upload: 'R',
        createdOn,
        sequence: 1,
        uploader: 'D',
        tan: deductor.tan,
        batches: 1,
        software: 'ANUPALAN',
      },
    },
    { record: 'BH', values: batchValues(statement, form, deductor) },
    ...challans.flatMap((challan, index): Draft[] => [
      { record: 'CD', values: challanValues(challan, index + 1) },
      ...challan.rows.map(
        (row, place): Draft => ({
          record: 'DD',
          values: rowValues(row, challan, { challan: index + 1, deductee: place + 1 }),
        }),
      ),
    ]),
  ];
}

function batchValues({ challans, quarter }: Statement, form: string, deductor: Deductor): Values {
  const { responsible, phone, earlierReceipt } = deductor;
  const { taxYear, assessmentYear } = fileYears(quarter.year);
  return {
    ...{ batch: 1, challans: challans.length, form, earlierReceipt, tan: deductor.tan, pan: deductor.pan },
    ...{ assessmentYear, year: taxYear, quarter: quarter.name, name: deductor.name, branch: deductor.branch },
    ...addressOf('address', deductor.address),
    ...{ state: FILE_STATES[deductor.address.stateCode], pin: deductor.address.pin, email: deductor.email },
    ...{ country: 'INDIA', phoneCountry: '91', areaCode: phone.area },
    // The old layout has the area code in a place of its own.
    phone: phone.number,
    phoneWhole: `${phone.area}${phone.number}`,
    ...{ addressChanged: 'N', deductorType: deductor.type, person: responsible.name },
    designation: responsible.designation,
    ...addressOf('personAddress', responsible.address),
    ...{ personState: FILE_STATES[responsible.address.stateCode], personPin: responsible.address.pin },
    ...{ personEmail: responsible.email, mobile: responsible.mobile, personAddressChanged: 'N' },
    ...{ personCountry: 'INDIA', personPhoneCountry: '91', total: sumOf(challans, challanTotal) },
    ...{ officerApproval: 'N', hasEarlier: earlierReceipt ? 'Y' : 'N', personPan: responsible.pan },
    gstin: deductor.gstin,
  };
}

function challanValues(challan: StatementChallan, number: number): Values {
  const { rows, isNil } = challan;
  const nought = paise(0);
  return {
    ...{ batch: 1, challan: number, deductees: rows.length, isNil: isNil ? 'Y' : 'N' },
    ...(!isNil && { bsr: challan.bsr, serial: challan.serial, minorHead: challan.minorHead, paidBy: 'C' }),
    ...(!isNil && { byBookEntry: 'N' }),
    depositedOn: challan.depositedOn,
    ...{ tax: challan.tax, surcharge: challan.surcharge, cess: challan.cess, taxWhole: deductedOf(challan) },
    ...{ interest: challan.interest, fee: challan.fee, others: challan.others, total: challanTotal(challan) },
    sumDeposited: sumOf(rows, ({ deposited }) => deposited),
    sumTax: sumOf(rows, ({ tax }) => tax),
    sumSurcharge: sumOf(rows, ({ surcharge }) => surcharge),
    sumCess: sumOf(rows, ({ cess }) => cess),
    ...{ sumDeducted: sumOf(rows, deductedOf), interestAllocated: nought, othersAllocated: nought },
  };
}

function rowValues(row: StatementRow, challan: StatementChallan, place: { challan: number; deductee: number }): Values {
  const deducted = deductedOf(row);
  return {
    ...{ batch: 1, ...place, mode: 'O', employee: row.employee, deducteeCode: deducteeCode(row.pan) },
    ...{ pan: row.pan ?? PAN_NOT_AVAILABLE, name: row.name, code: row.code, amount: row.amount, paidOn: row.paidOn },
    ...{ tax: row.tax, surcharge: row.surcharge, cess: row.cess, deducted, deposited: row.deposited },
    ...{ deductedOn: row.deductedOn, deductedOnIfTaxed: deducted > 0 ? row.deductedOn : null },
    ...{ depositedOn: challan.depositedOn, isDeposited: row.deposited > 0 ? 'Y' : 'N', rate: row.rate },
    ...{ flag: row.flag, certificate: row.certificate },
  };
}
