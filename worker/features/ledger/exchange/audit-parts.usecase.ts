import { csvTable } from '../../../domain/export/csv';
import { bankReconciliation } from '../../../domain/ledger/settlement/reconciliation';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Language, say, worded, wordsOf } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { listAssets } from '../asset/asset.repository';
import { yearOfDepreciation } from '../asset/depreciation.usecase';
import { standsAt } from '../asset/register.usecase';
import { trialBalanceOn } from '../balance/balance.repository';
import { accountsOf } from '../chart/chart.repository';
import { listDocuments } from '../document/document.repository';
import { statementAnswer, trialAnswer } from '../report/statement.contract';
import { csvOf, fileOfSheet } from '../report/statement.files';
import { type Sheet, statementSheet, trialSheet } from '../report/statement.sheet';
import { balanceSheetFor, cashFlowFor, profitAndLossFor, trialBalanceFor } from '../report/statement.usecase';
import { ageingOn } from '../settlement/ageing.usecase';
import { taxControlsOn } from '../settlement/controls.usecase';
import { bankFacts } from '../settlement/standing.repository';

type Asked = {
  d1: D1Database;
  scope: CompanyScope;
  year: string;
  language: Language;
  from: IsoDate;
  to: IsoDate;
};
type Cell = string | null;
type Part = readonly [name: string, content: string | Uint8Array];

/** A table whose columns are told apart by `#` before the ids of those that hold numbers. */
function tableOf({ language }: Asked, columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const headed = columns.map((column, at) => ({
    heading: wordsOf(say(`ledger-exchange.column.${column.replace('#', '')}`), language),
    kind: column.startsWith('#') ? ('number' as const) : ('text' as const),
    value: (row: readonly Cell[]) => row[at] ?? null,
  }));
  return csvTable(headed, rows);
}

const rupees = (amount: Paise | null): Cell => (amount === null ? null : formatRupees(amount));

/** What the rooms of the ledger say of a year: statements, ageing, bank, taxes, assets and documents, each as a table by its name. */
export async function* auditParts(asked: Asked): AsyncGenerator<Part> {
  yield* statements(asked);
  yield* ageing(asked);
  yield* banks(asked);
  yield* taxes(asked);
  yield* assets(asked);
  yield* documents(asked);
}

/** The trial balance and the statements, each beside the year before, as a table and as a workbook, and on what they rest. */
async function* statements({ d1, scope, language, from, to }: Asked): AsyncGenerator<Part> {
  const shown = { columns: 'total', unit: 'exact', compare: 'year' } as const;
  const trial = await trialBalanceFor(d1, scope, to, shown);
  yield* asFiles('ledger/trial-balance', trialSheet(trialAnswer.parse(worded(trial, language)), language), language);
  const made = [
    await profitAndLossFor(d1, scope, { ...shown, from, to, basis: 'accrual' }),
    await balanceSheetFor(d1, scope, { ...shown, on: to, due: [] }),
    await cashFlowFor(d1, scope, { ...shown, from, to }),
  ];
  for (const one of made) {
    const sheet = statementSheet(statementAnswer.parse(worded(one, language)), language);
    if (one.report === 'profit-and-loss') yield ['basis.txt', `${sheet.notes.join('\n')}\n`];
    yield* asFiles(`statements/${one.report}`, sheet, language);
  }
}

async function* asFiles(name: string, sheet: Sheet, language: Language): AsyncGenerator<Part> {
  yield [`${name}.csv`, csvOf(sheet)];
  yield [`${name}.xlsx`, (await fileOfSheet(sheet, 'xlsx', language)).body];
}

async function* ageing(asked: Asked): AsyncGenerator<Part> {
  for (const side of ['receivable', 'payable'] as const) {
    const { rows, buckets } = await ageingOn(asked.d1, asked.scope, { on: asked.to, side });
    const columns = ['party', ...buckets.map((bucket) => `#bucket-${bucket}`), '#open', '#on-account', '#days'];
    const cells = rows.map(({ party, sums, open, onAccount, oldestDays }) => [
      ...[party, ...buckets.map((bucket) => sums[bucket] ?? null)],
      ...[open, onAccount, String(oldestDays)],
    ]);
    yield [`parties/ageing-${side}.csv`, tableOf(asked, columns, cells)];
  }
}

async function* banks(asked: Asked): AsyncGenerator<Part> {
  const { d1, scope, to } = asked;
  const accounts = await accountsOf(d1, scope);
  const trial = await trialBalanceOn(d1, scope, to, accounts);
  const sums: Cell[][] = [];
  const waiting: Cell[][] = [];
  for (const { id, name } of accounts.filter(({ origin }) => origin === 'bank')) {
    const facts = await bankFacts(d1, scope, id, to);
    const found = bankReconciliation({ books: trial.get(id)?.closing ?? paise(0), ...facts });
    const { books, chequesNotPresented, depositsNotCredited, linesNotInBooks, expected, statement, difference } = found;
    const amounts = [books, chequesNotPresented, depositsNotCredited, linesNotInBooks, expected, statement, difference];
    sums.push([name, to, ...amounts.map(rupees)]);
    for (const { date, number, narration, amount } of facts.outstanding)
      waiting.push([name, date, number, narration, rupees(amount)]);
  }
  const amounts = ['#books', '#cheques', '#deposits', '#not-in-books', '#expected', '#statement', '#difference'];
  yield ['bank/reconciliation-statement.csv', tableOf(asked, ['ledger', 'date', ...amounts], sums)];
  const columns = ['ledger', 'date', 'voucher', 'narration', '#amount'];
  yield ['bank/not-yet-at-bank.csv', tableOf(asked, columns, waiting)];
}

async function* taxes(asked: Asked): AsyncGenerator<Part> {
  const { gst, tds, receivable } = await taxControlsOn(asked.d1, asked.scope, asked.to);
  const columns = ['code', '#booked', '#paid', '#difference'];
  const cellsOf = ({ code, booked, paid, difference }: (typeof tds)[number]) => [code, booked, paid, difference];
  const ofGst = gst.map((one) => [one.account, ...cellsOf(one)]);
  yield ['taxes/gst-controls.csv', tableOf(asked, ['ledger', ...columns], ofGst)];
  yield ['taxes/tds-controls.csv', tableOf(asked, columns, tds.map(cellsOf))];
  yield ['taxes/prepaid.csv', tableOf(asked, columns, receivable.map(cellsOf))];
}

async function* assets(asked: Asked): AsyncGenerator<Part> {
  const { d1, scope, year, to, language } = asked;
  const { rows, blocks } = await yearOfDepreciation(d1, scope, year);
  const ofYear = new Map(rows.map((row) => [row.asset.id, row]));
  const blockName = (block: string | null): Cell => block && wordsOf(say(`asset.block.${block}`), language);
  const held = (await listAssets(d1, scope)).filter(({ asset }) => asset.boughtOn <= to);
  const cells = held.map(({ asset }) => {
    const { name, block, boughtOn, putToUseOn, cost, disposal } = asset;
    const { writtenOff, bookValue } = standsAt(asset, to);
    const found = ofYear.get(asset.id);
    const charge = [rupees(found?.charge.value ?? paise(0)), rupees(found?.posted ?? paise(0))];
    const gone = disposal && disposal.on <= to ? disposal.on : null;
    return [
      ...[name, blockName(block), boughtOn, putToUseOn, rupees(cost), ...charge],
      ...[rupees(writtenOff), rupees(bookValue), gone],
    ];
  });
  const columns = [
    'asset',
    'block',
    'bought',
    'used',
    '#cost',
    '#charge',
    '#posted',
    '#written-off',
    '#book-value',
    'gone',
  ];
  yield ['assets/register.csv', tableOf(asked, columns, cells)];
  const ofBlocks = blocks.map(
    ({ block, rate, opening, additions, atHalfRate, moneysPayable, depreciation, closing }) => [
      ...[blockName(block), `${rate / 100}`, rupees(opening), rupees(additions), rupees(atHalfRate)],
      ...[rupees(moneysPayable), rupees(depreciation.value), rupees(closing.value)],
    ],
  );
  const amounts = ['#rate', '#opening', '#additions', '#half-rate', '#moneys', '#depreciation', '#closing'];
  yield ['assets/income-tax-blocks.csv', tableOf(asked, ['block', ...amounts], ofBlocks)];
}

const PAGE = 500;

async function* documents(asked: Asked): AsyncGenerator<Part> {
  const { d1, scope, from, to } = asked;
  const heads = ['#taxable', '#igst', '#cgst', '#sgst', '#cess', '#total', '#withheld', '#open'];
  const columns = ['number', 'date', 'due', 'kind', 'party', 'gstin', ...heads, 'status'];
  for (const [side, name] of [
    ['sale', 'invoices'],
    ['purchase', 'bills'],
  ] as const) {
    const cells: Cell[][] = [];
    for (let cursor: string | undefined; ; ) {
      const found = await listDocuments(
        d1,
        scope,
        { side, from, to, status: 'all', today: to },
        { limit: PAGE, cursor },
      );
      const page = found.slice(0, PAGE);
      for (const one of page) {
        const { taxable, igst, cgst, sgst, cess, total, withheld, open } = one;
        const amounts = [taxable, igst, cgst, sgst, cess, total, withheld, open];
        const told = [one.number, one.date, one.dueDate, one.kind, one.partyName, one.gstin];
        cells.push([...told, ...amounts.map(rupees), one.status]);
      }
      const last = page.at(-1);
      if (found.length <= PAGE || !last) break;
      cursor = `${last.date}|${last.id}`;
    }
    yield [`documents/${name}.csv`, tableOf(asked, columns, cells)];
  }
}
