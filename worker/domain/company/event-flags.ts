import { monthInWords } from '../shared/days-in-words';
import { type Flag, flag, note } from './flag';
import type { Known } from './known';

/** Where the events of a company do not go with its facts or with each other. */
export const eventFlags = (known: Known): readonly Flag[] => [...taxAtSourceFlags(known), ...filingFlags(known)];

function taxAtSourceFlags({ standing }: Known): Flag[] {
  const tans = standing.subjectsOf('tan');
  const deductions = standing.events('deduction');
  const deposits = standing.events('deposit');
  const unknown = new Set(
    [...deductions, ...deposits].map(({ subject }) => subject).filter((tan) => !tans.includes(tan)),
  );
  const months = new Set(deposits.map(({ subject, details }) => [subject, details.statement, details.month].join('|')));
  return [
    ...[...unknown].map((tan) =>
      flag('tan-unknown', `Tax at source is recorded for the TAN ${tan}, which is not stated of this company`, ['tan']),
    ),
    ...[...months].flatMap((key) => {
      const [tan = '', statement, month = ''] = key.split('|');
      const isSame = (other: { subject: string; details: { statement: string } }) =>
        other.subject === tan && other.details.statement === statement;
      const held = sum(deductions.filter((one) => isSame(one) && one.happenedOn.startsWith(month)));
      const paid = sum(deposits.filter((one) => isSame(one) && one.details.month === month));
      if (paid <= held) return [];
      const message = `More is deposited for ${monthInWords(month)} than was withheld in it, for the TAN ${tan}`;
      return [note('deposit-exceeds-deduction', message, ['deposit', 'deduction'])];
    }),
  ];
}

const sum = (events: readonly { details: { amount: number } }[]): number =>
  events.reduce((total, { details }) => total + details.amount, 0);

function filingFlags({ standing }: Known): Flag[] {
  const filed = standing.events('filing').map(({ subject }) => subject);
  const open = standing.events('nothing-due').filter(({ subject }) => filed.includes(subject));
  return open.map(({ subject }) =>
    flag('filed-though-nothing-due', `${subject.split('|')[0]} is recorded as filed and as not due at once`, [
      'filing',
      'nothing-due',
    ]),
  );
}
