import { useQuery } from '@tanstack/react-query';
import { isoDate } from '#domain/shared/dates';
import { type CalendarItem, calendarQuery } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { costWords, itemMark } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { ItemLink } from '../../ui/item-link';
import { type Column, Table } from '../../ui/list/table';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ArrearsCard, ForeignFeeCard, FundCard, InsuranceCard, ProfessionalTaxCard } from './calculators';

/** The forms of provident fund, ESI, professional tax and the Reserve Bank, as the calendar names them. */
const FORMS = [
  ...['pf-return', 'esi-contribution', 'professional-tax', 'FLA', 'APR', 'FC-GPR', 'FC-TRS'],
  ...['Form ESOP', 'Form CN', 'Form DI', 'LLP-I', 'LLP-II'],
];

/** The desk of labour law and of foreign money: what is due, and the worked amounts of each. */
export function LabourPage({ companyId, companyName }: { companyId: string; companyName: string }) {
  return (
    <>
      <PageHeader title={m.labour_title()} subtitle={companyName} />
      <div className="flex flex-col gap-4">
        <DueCard companyId={companyId} />
        <FundCard />
        <InsuranceCard />
        <ProfessionalTaxCard />
        <ArrearsCard />
        <ForeignFeeCard />
        <p className="text-xs text-ink-3">{m.labour_no_advice()}</p>
      </div>
    </>
  );
}

function DueCard({ companyId }: { companyId: string }) {
  const found = useQuery(calendarQuery(companyId, { status: 'open' }));
  const items = found.data?.filter(({ formType }) => formType !== null && FORMS.includes(formType));
  return (
    <SectionCard title={m.labour_due()} description={m.labour_due_words()}>
      {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      {!found.isError && !items && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {items?.length === 0 && <p className="text-sm text-ink-2">{m.labour_due_none()}</p>}
      {items && items.length > 0 && (
        <Table caption={m.labour_due()} columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
      )}
    </SectionCard>
  );
}

const COLUMNS: readonly Column<CalendarItem>[] = [
  {
    ...{ key: 'title', header: m.labour_form() },
    cell: ({ id, title, formType }) => (
      <ItemLink itemId={id} formType={formType}>
        {title}
      </ItemLink>
    ),
  },
  {
    ...{ key: 'due', header: m.labour_due_on() },
    cell: (item) => {
      const { words, tone } = itemMark(item);
      return (
        <span className="flex flex-col items-start gap-1">
          <span className="whitespace-nowrap">{formatDate(isoDate(item.dueDate))}</span>
          <Badge tone={tone}>{words}</Badge>
        </span>
      );
    },
  },
  {
    ...{ key: 'cost', header: m.labour_cost(), isHiddenNarrow: true },
    cell: (item) => costWords(item) ?? '–',
  },
];
