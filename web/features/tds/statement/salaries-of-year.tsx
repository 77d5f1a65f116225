import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { Table } from '../../../ui/list/table';
import { exact } from '../tds.words';
import { SheetLinks } from './sheet-links';
import type { Drafted } from './statement.queries';

type SalariesOfYearProps = { salaries: NonNullable<Drafted['salaries']>; path: string; year: string };

/** Each employee's year, which the statement of salaries for January to March carries. */
export function SalariesOfYear({ salaries, path, year }: SalariesOfYearProps) {
  const title = m.tds_statement_salaries({ year });
  return (
    <SectionCard
      title={title}
      description={m.tds_statement_salaries_words()}
      actions={salaries.length > 0 && <SheetLinks path={path} csv="&part=salaries" />}
    >
      {salaries.length === 0 ? (
        <p className="text-sm text-ink-2">{m.tds_statement_salaries_none()}</p>
      ) : (
        <Table
          caption={title}
          columns={[
            {
              ...{ key: 'payee', header: m.tds_statement_employee(), isWide: true },
              cell: ({ employee, number, pan }) => (
                <>
                  <span className="wrap-anywhere">{employee}</span>
                  <span className="block text-xs text-ink-2">{`${number} · ${pan ?? m.tds_statement_no_pan()}`}</span>
                </>
              ),
            },
            { key: 'salary', header: m.tds_statement_amount(), isNumeric: true, cell: ({ salary }) => exact(salary) },
            {
              ...{ key: 'income', header: m.tds_statement_income(), isNumeric: true },
              cell: ({ totalIncome }) => exact(totalIncome),
            },
            { key: 'due', header: m.tds_statement_year_tax(), isNumeric: true, cell: ({ yearTax }) => exact(yearTax) },
            { key: 'tax', header: m.tds_statement_tax(), isNumeric: true, cell: ({ withheld }) => exact(withheld) },
            { key: 'short', header: m.tds_statement_short(), isNumeric: true, cell: ({ short }) => exact(short) },
          ]}
          rows={salaries}
          rowKey={({ number }) => number}
        />
      )}
    </SectionCard>
  );
}
