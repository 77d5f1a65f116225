import { m } from '../../lib/messages';
import { FilingDialog } from '../../ui/form/filing-dialog';
import { type RocForm, useRecordFiled } from './roc.queries';

type RecordFiledProps = { companyId: string; itemId: string; form: Pick<RocForm, 'title'> };

/** Records the filing of a form with its day and SRN; the calendar's item is then done. */
export function RecordFiled({ companyId, itemId, form: { title } }: RecordFiledProps) {
  const record = useRecordFiled(companyId, itemId);
  const number = { label: m.roc_srn(), hint: m.roc_srn_hint() };
  return <FilingDialog {...{ title, number }} hasFee send={(filing) => record.mutateAsync(filing)} />;
}
