import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { financialYearOf, isoDate } from '#domain/shared/dates';
import { type CalendarItem, calendarQuery } from '../../lib/compliance.queries';
import { type Employee, employeesQuery } from '../../lib/employees.queries';
import { formatDate } from '../../lib/format';
import { costWords, itemMark } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { SectionCard } from '../../ui/card';
import { Field, Select } from '../../ui/form/field';
import { ItemLink } from '../../ui/item-link';
import { type Column, Table } from '../../ui/list/table';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ArrearsCard } from './arrears-card';
import { ForeignFeeCard } from './foreign-card';
import { paidOn } from './paid';
import { FundCard, InsuranceCard, ProfessionalTaxCard } from './salary-cards';

/** The forms of provident fund, ESI, professional tax and the Reserve Bank, as the calendar names them. */
const FORMS = [
  ...['pf-return', 'esi-contribution', 'professional-tax', 'fla-return', 'APR', 'FC-GPR', 'FC-TRS'],
  ...['Form ESOP', 'Form CN', 'Form DI', 'LLP-I', 'LLP-II'],
];

/** The desk of labour law and of foreign money: what is due, and the worked amounts of each. */
export function LabourPage({ companyId, companyName }: { companyId: string; companyName: string }) {
  return (
    <>
      <PageHeader title={m.labour_title()} subtitle={companyName} />
      <div className="flex flex-col gap-4">
        <DueCard companyId={companyId} />
        <OfSalaries companyId={companyId} />
        <ArrearsCard />
        <ForeignFeeCard />
        <p className="text-xs text-ink-3">{m.labour_no_advice()}</p>
      </div>
    </>
  );
}

/** What a salary brings with it, for figures that are typed or those of an employee. */
function OfSalaries({ companyId }: { companyId: string }) {
  const today = useToday();
  const { data = [] } = useQuery(employeesQuery(companyId, financialYearOf(today)));
  const employed = data.filter(({ leftOn }) => leftOn === null || leftOn >= today);
  const [id, setId] = useState('');
  const chosen = employed.find((one) => one.id === id);
  const start = chosen && paidOn(chosen, today);
  return (
    <>
      {employed.length > 0 && <WhosePay employees={employed} id={id} onId={setId} />}
      <FundCard key={`fund ${id}`} start={start} />
      <InsuranceCard key={`insurance ${id}`} start={start} />
      <ProfessionalTaxCard key={`tax ${id}`} start={start} />
    </>
  );
}

type WhosePayProps = { employees: readonly Employee[]; id: string; onId: (id: string) => void };

function WhosePay({ employees, id, onId }: WhosePayProps) {
  return (
    <div className="max-w-sm">
      <Field name="whose" label={m.labour_whose()}>
        {(control) => (
          <Select
            {...control}
            value={id}
            onChange={({ target }) => onId(target.value)}
            choices={[
              { value: '', label: m.labour_typed() },
              ...employees.map((one) => ({ value: one.id, label: one.name })),
            ]}
          />
        )}
      </Field>
    </div>
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
