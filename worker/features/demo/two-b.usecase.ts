import { type DemoBill, demoTwoB, monthsWithTwoB } from '../../domain/demo/two-b';
import { readTwoB } from '../../domain/gst/two-b/read-two-b';
import type { CompanyScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { today } from '../../platform/clock';
import { fileOf, keepFile } from '../../platform/files';
import { type Change, commit } from '../audit/audit.repository';
import { fileImported } from '../gst/two-b/two-b.repository';
import { joinChanges } from './demo.repository';

/** Every month whose credit may still be taken has one, or its bills would count as not reported. */
const MONTHS = 20;
/** So many of the latest wait for decisions. */
const OPEN = 2;
const BILLS = `SELECT own_gstin own, return_period month, gstin, party_name name, number, date, taxable_paise taxable, igst_paise igst,
    cgst_paise cgst, sgst_paise sgst FROM ledger_documents
  WHERE company_id = ?1 AND side = 'purchase' AND kind = 'invoice' AND status = 'posted' AND gstin IS NOT NULL
    AND own_gstin IS NOT NULL AND return_period IN (SELECT value FROM json_each(?2)) ORDER BY date, number`;

/** Imports GSTR-2B of the months of the books as a person would, made from their bills: most agree, some wait for a decision. */
export async function keepDemoTwoB(
  acting: Acting,
  { files, person, scope }: { files: R2Bucket; person: Person; scope: CompanyScope },
): Promise<void> {
  const { d1 } = acting;
  const months = monthsWithTwoB(today(), MONTHS);
  const { results } = await d1
    .prepare(BILLS)
    .bind(scope.companyId, JSON.stringify(months))
    .all<DemoBill & { own: string; month: string }>();
  const changes: Change[] = [];
  for (const [at, month] of months.entries()) {
    const bills = results.filter((bill) => bill.month === month);
    const own = bills[0]?.own;
    if (!own) continue;
    const text = demoTwoB(own, month, bills, at < OPEN);
    const reading = readTwoB(text, { registrations: [own] });
    if (!reading.ok) throw new Error(`The GSTR-2B of ${month} cannot be read: ${reading.faults[0]?.code}`);
    const content = new Blob([text]);
    const kept = await fileOf(scope.companyId, 'gst-2b', content);
    await keepFile(files, kept, content);
    const fileName = `GSTR2B_${own}_${month}.json`;
    changes.push(fileImported(d1, scope, person, reading.twoB, { ...kept, fileName }).change);
  }
  if (changes.length > 0) await commit({ ...acting, alongside: [] }, joinChanges(changes));
}
