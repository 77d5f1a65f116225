import type { Layout, Mapping } from './layout';
import type { LineNotice, Refusal } from './notices';
import type { Role } from './roles';
import type { Ground } from './without-heading';
import { quote } from './wording';

const WORDS: readonly [role: Role, name: string][] = [
  ['date', 'the date'],
  ['description', 'the text'],
  ['debit', 'money out'],
  ['credit', 'money in'],
  ['amount', 'the amount'],
  ['side', 'the side'],
  ['balance', 'the balance'],
];

const REASONS: Readonly<Partial<Record<Ground, string>>> = {
  balances:
    'because the balances follow from each other in this way. Where the balance is what you owe, as of a loan, it is the other way round',
  signs: 'and the signs or marks of the amounts say which way the money went. No balance proves this',
};

/** What was taken for what where no line names the columns; nothing where a person has said it. */
export function unnamedWarning({ columns, headerCells }: Layout, ground: Ground): LineNotice[] {
  const reason = REASONS[ground];
  if (!reason) return [];
  const taken = WORDS.flatMap(([role, name]) => {
    const at = (columns as Mapping)[role];
    return at === undefined ? [] : [`column ${at + 1} (${named(headerCells[at])}) as ${name}`];
  });
  const message = `No line of the file names all its columns. Read were ${taken.join(', ')}, ${reason}. Check the first lines, and put the columns right if they are wrong.`;
  return [{ line: 0, code: 'NO_HEADING', message }];
}

const named = (heading = ''): string => (heading.startsWith('“') ? heading : quote(heading));

/** What a person is asked where neither a name nor a balance nor a sign tells the columns of money apart. */
export function columnsAsked({ message, line }: Refusal): LineNotice {
  const found =
    line === undefined ? 'No line of the file names its columns' : message.replace(/\. The columns are:.*$/s, '');
  const asked =
    'Neither the balances nor the signs of the amounts tell which column is money in and which money out. Say it under the columns below, and read the file again.';
  return { line: 0, code: 'COLUMNS_OPEN', message: `${found}. ${asked}` };
}
