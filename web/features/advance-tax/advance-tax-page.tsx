import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isoDate } from '#domain/shared/dates';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Select } from '../../ui/form/field';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Desk, deskQuery } from './advance-tax.queries';
import { factsOf, faultsOf, type TypedEstimate, typedOf, workOut } from './estimate';
import { EstimateCard } from './estimate-card';
import { DeskFigures } from './figures';
import { IfPaidCard } from './if-paid-card';
import { Instalments } from './instalments';
import { Payments } from './payments';

type AdvanceTaxPageProps = {
  companyId: string;
  companyName: string;
  year: string | undefined;
  onYear: (year: string) => void;
};

/** The desk of advance tax: an estimate, what each instalment asks, what waiting costs, and what was paid. */
export function AdvanceTaxPage({ companyId, companyName, year, onYear }: AdvanceTaxPageProps) {
  const found = useQuery(deskQuery(companyId, year));
  const mayChange = useMayChange(companyId);
  const desk = found.data;
  return (
    <>
      <PageHeader
        title={m.shell_page_advance_tax()}
        subtitle={companyName}
        actions={
          desk && (
            <Select
              aria-label={m.advance_tax_year()}
              value={desk.year}
              onChange={({ target: { value } }) => onYear(value)}
              choices={desk.years.map((one) => ({ value: one, label: one }))}
            />
          )
        }
      />
      <div className="flex flex-col gap-4">
        {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
        {!found.isError && !desk && <SkeletonRows rows={8} label={m.ui_loading()} />}
        {desk && <DeskView key={desk.year} companyId={companyId} desk={desk} mayChange={mayChange} />}
        <p className="text-xs text-ink-3">{m.advance_tax_no_advice()}</p>
      </div>
    </>
  );
}

type DeskViewProps = { companyId: string; desk: Desk; mayChange: boolean };

/** All of it follows from what is typed, at once and in this browser; only what is kept is sent. */
function DeskView({ companyId, desk, mayChange }: DeskViewProps) {
  const [typed, setTyped] = useState<TypedEstimate>(() => typedOf(desk));
  const asOf = isoDate(desk.today);
  const faults = faultsOf(typed, desk.year);
  const facts = factsOf(typed, desk, asOf);
  const worked = workOut(typed, desk, asOf);
  return (
    <>
      {worked && <DeskFigures desk={worked} />}
      <EstimateCard
        {...{ companyId, desk, typed, faults, mayChange }}
        onTyped={(change) => setTyped((known) => ({ ...known, ...change }))}
      />
      {worked && facts ? (
        <>
          <Instalments advance={worked.advance} asOf={asOf} next={worked.next?.dueOn} />
          {worked.advance.value.isLiable && <IfPaidCard facts={facts} desk={worked} />}
        </>
      ) : (
        <EmptyState title={m.advance_tax_empty()} description={m.advance_tax_empty_words()} />
      )}
      <Payments companyId={companyId} desk={desk} mayChange={mayChange} />
    </>
  );
}
