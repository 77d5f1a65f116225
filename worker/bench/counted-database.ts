type Counted = { meta: { rows_read: number; rows_written: number; size_after: number } };

/** What passed between a Worker and its database. */
export type Passed = { trips: number; read: number; written: number; sizeAfter: number };

/** The real database, counting round trips and the rows that were read and written, and how large it was after the last, in bytes. */
export function counted(d1: D1Database): { database: D1Database; passed: Passed } {
  const passed: Passed = { trips: 0, read: 0, written: 0, sizeAfter: 0 };
  const real = new WeakMap<object, D1PreparedStatement>();
  const note = (results: readonly Counted[]) => {
    passed.trips++;
    for (const { meta } of results) {
      passed.read += meta.rows_read;
      passed.written += meta.rows_written;
      passed.sizeAfter = meta.size_after;
    }
  };
  const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), isRead),
      all: async () => noted(await statement.all()),
      run: async () => noted(await statement.run()),
      first: async (column?: string) => {
        const [row] = noted(await statement.all<Record<string, unknown>>()).results;
        return row === undefined ? null : column ? row[column] : row;
      },
      raw: async (options: { columnNames?: false }) => {
        // Rows without their names come without counts as well, so what only reads is asked once more.
        if (isRead) note([await statement.all()]);
        else passed.trips++;
        return statement.raw(options);
      },
    } as unknown as D1PreparedStatement;
    real.set(wrapped, statement);
    return wrapped;
  };
  const noted = <Result extends Counted>(result: Result) => {
    note([result]);
    return result;
  };
  const database = {
    prepare: (sql: string) => wrap(d1.prepare(sql), /^\s*(?:select|with)\b/i.test(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await d1.batch(statements.map((statement) => real.get(statement) ?? statement));
      note(results);
      return results;
    },
  } as unknown as D1Database;
  return { database, passed };
}
