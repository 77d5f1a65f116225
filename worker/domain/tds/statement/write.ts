import { type IsoDate, isIsoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import { statementDue } from '../due-dates';
import { fileAmount, fileDay, fileRate } from '../statement-format';
import { fieldCount, type LayoutInForce } from './layout';
import type { Field, FieldType, Statement } from './model';
import { type Draft, draftsOf } from './values';

/** Text as the file takes it: capitals of ASCII, no delimiter, no two blanks, at most so long. */
export const fileText = (text: string, most?: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\^\s]+/g, ' ')
    .trim()
    .toUpperCase()
    .slice(0, most)
    .trimEnd();

const WRITTEN: Readonly<Record<FieldType, (value: string | number, field: Field) => string>> = {
  integer: (value) => String(value),
  text: (value, { most }) => fileText(String(value), most),
  day: (value) => (isIsoDate(String(value)) ? fileDay(value as IsoDate) : ''),
  amount: (value) => fileAmount(paise(Number(value))),
  rupees: (value) => fileAmount(Number(value) as Paise),
  rate: (value) => fileRate(Number(value) as BasisPoints),
};

/**
 * The text of a quarter's statement: ASCII capitals, fields parted by '^', CRLF after every line, the last one too. Which place a
 * value has is the layout's affair alone. The official validator makes the file that is filed; this one has not been through it.
 */
export function writeStatement(statement: Statement, inForce: LayoutInForce): string {
  const { form } = statementDue(statement.kind, statement.quarter).value;
  return draftsOf(statement, form)
    .map((draft, index) => `${recordLine(draft, index + 1, statement, inForce)}\r\n`)
    .join('');
}

function recordLine(draft: Draft, line: number, { kind }: Statement, inForce: LayoutInForce): string {
  const places: string[] = Array.from({ length: fieldCount(inForce, draft.record) }, () => '');
  const values: Draft['values'] = {
    ...draft.values,
    line,
    record: draft.record,
    fileType: inForce.layout.fileTypes[kind],
  };
  for (const field of inForce.layout.records[draft.record]) {
    const value = values[field.name];
    if (value === null || value === undefined || value === '' || (field.only && field.only !== kind)) continue;
    places[field.at - 1] = WRITTEN[field.type](value, field);
  }
  return places.join('^');
}

/** The name of the file, at most twelve characters as older validators ask: '26QRQ3.txt'. */
export const fileName = (form: string, quarter: string): string => `${form}R${quarter}.txt`;
