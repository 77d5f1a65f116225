import { m } from '../../../lib/messages';

const LINK = 'inline-flex min-h-8 items-center rounded-md px-2 text-sm font-medium text-accent hover:bg-sunken';

/** The same sheet as a workbook and as CSV. */
export function SheetLinks({ path, csv }: { path: string; csv?: string }) {
  return (
    <>
      <a className={LINK} href={`${path}?format=xlsx`} download>
        {m.tds_statement_xlsx()}
      </a>
      <a className={LINK} href={`${path}?format=csv${csv ?? ''}`} download>
        {m.tds_statement_csv()}
      </a>
    </>
  );
}

export function TextLink({ path }: { path: string }) {
  return (
    <a className={LINK} href={`${path}?format=text`} download>
      {m.tds_statement_text()}
    </a>
  );
}
