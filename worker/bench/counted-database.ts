/** What passed between a Worker and its database. */
export type Passed = { trips: number; written: number };

/** The real database, counting round trips and the rows that were written. */
export function counted(d1: D1Database): { database: D1Database; passed: Passed } {
  const passed: Passed = { trips: 0, written: 0 };
  const real = new WeakMap<object, D1PreparedStatement>();
  const note = (results: readonly { meta: { rows_written: number } }[]) => {
    passed.trips++;
    passed.written += results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => noted(await statement.all()),
      run: async () => noted(await statement.run()),
      first: async (column?: string) => {
        const [row] = noted(await statement.all<Record<string, unknown>>()).results;
        return row === undefined ? null : column ? row[column] : row;
      },
      raw: (options: { columnNames?: false }) => {
        passed.trips++;
        return statement.raw(options);
      },
    } as unknown as D1PreparedStatement;
    real.set(wrapped, statement);
    return wrapped;
  };
  const noted = <Result extends { meta: { rows_written: number } }>(result: Result) => {
    note([result]);
    return result;
  };
  const database = {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await d1.batch(statements.map((statement) => real.get(statement) ?? statement));
      note(results);
      return results;
    },
  } as unknown as D1Database;
  return { database, passed };
}
