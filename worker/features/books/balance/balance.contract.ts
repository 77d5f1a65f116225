import { z } from 'zod';
import { SIDES } from '../../../domain/bank/values';
import { formatRupees } from '../../../domain/shared/money';
import { numeric } from '../../../platform/wire';
import { orNull } from '../statement/statement.contract';
import type { Account, Explained, Line, Said } from './balance.repository';

const line = z.object({
  transactionId: z.uuid(),
  transactionDate: z.iso.date(),
  description: z.string(),
  transactionType: z.enum(SIDES),
  amount: numeric,
  balance: numeric.nullable(),
  reference: z.string().nullable(),
  statementFrom: z.iso.date().nullable().describe('about.balance.statement'),
  statementTo: z.iso.date().nullable(),
  isChosen: z.boolean().describe('about.balance.is-chosen'),
});

export const accountBalanceAnswer = z.object({
  bankAccountId: z.uuid(),
  accountName: z.string(),
  balance: z
    .object({
      openingOn: z.iso.date(),
      opening: numeric,
      received: numeric,
      paid: numeric,
      on: z.iso.date().describe('about.balance.on'),
      book: numeric,
      bank: numeric,
      difference: numeric.describe('about.balance.difference'),
      earlierCount: z.number().describe('about.balance.earlier-count'),
      laterCount: z.number().describe('about.balance.later-count'),
    })
    .nullable(),
  differenceCount: z.number(),
  differences: z.array(
    z.object({
      after: z.iso.date(),
      date: z.iso.date(),
      amount: numeric,
      duplicates: z.array(z.object({ one: line, other: line })).describe('about.balance.duplicates'),
      lines: z.array(line).describe('about.balance.lines'),
      lineCount: z.number(),
    }),
  ),
  said: z
    .array(z.object({ kept: line, other: line, byName: z.string(), at: z.string(), isMerged: z.boolean() }))
    .describe('about.balance.said'),
  unproved: z
    .array(
      z.object({
        uploadId: z.uuid(),
        fileName: z.string().nullable(),
        from: z.iso.date().nullable(),
        to: z.iso.date().nullable(),
      }),
    )
    .describe('about.balance.unproved'),
});

/** An account as it is answered, the newest difference first. */
export function accountBalanceJson({
  id,
  name,
  balance,
  differences,
  said,
  unproved,
}: Account): z.infer<typeof accountBalanceAnswer> {
  return {
    bankAccountId: id,
    accountName: name,
    balance: balance && {
      ...{ openingOn: balance.opening.day, opening: formatRupees(balance.opening.balance) },
      ...{ received: formatRupees(balance.received), paid: formatRupees(balance.paid) },
      ...{ on: balance.bank.day, book: formatRupees(balance.book), bank: formatRupees(balance.bank.balance) },
      ...{ difference: formatRupees(balance.difference) },
      ...{ earlierCount: balance.earlier, laterCount: balance.later },
    },
    differenceCount: balance?.differences.length ?? 0,
    differences: differences.toReversed().map(differenceJson),
    said: said.map(saidJson),
    unproved,
  };
}

const differenceJson = ({ after, date, amount, duplicates, lines, lineCount }: Explained) => ({
  ...{ after, date, lineCount },
  amount: formatRupees(amount),
  duplicates: duplicates.map(({ one, other }) => ({ one: lineJson(one), other: lineJson(other) })),
  lines: lines.map(lineJson),
});

const saidJson = ({ kept, other, ...rest }: Said) => ({ ...rest, kept: lineJson(kept), other: lineJson(other) });

const lineJson = ({
  id,
  date,
  description,
  side,
  amount,
  balance,
  reference,
  isChosen,
  statementFrom,
  statementTo,
}: Line) => ({
  ...{ transactionId: id, transactionDate: date, description, transactionType: side, reference },
  ...{ amount: formatRupees(amount), balance: orNull(balance as never), isChosen: isChosen === 1 },
  ...{ statementFrom, statementTo },
});

export const aboutAnother = z.strictObject({ withId: z.uuid().describe('about.balance.with-id') });

export const saidAnswer = z.object({ message: z.string(), changed: z.boolean() });
