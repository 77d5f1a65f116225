import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { kindOf } from '#domain/ledger/asset/kinds';
import { addMonths, financialYearOf, type IsoDate, yearEnd } from '#domain/shared/dates';
import { type Paise, parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../lib/access';
import { formatDate, formatInr, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { StatCard, StatCardSkeleton } from '../../ui/figure/stat-card';
import { Select } from '../../ui/form/field';
import { type Column, Table } from '../../ui/list/table';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { toast } from '../../ui/overlay/toast-store';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel, sentenceOf } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import {
  type Asset,
  assetsQuery,
  type Candidate,
  candidatesQuery,
  depreciationQuery,
  usePostDepreciation,
  type YearOfDepreciation,
} from './asset.queries';
import { AssetDialog } from './asset-dialog';
import { kindWords } from './asset-words';
import { BlockDialog } from './block-dialog';
import { GoingDialog, TakeBackDialog } from './going-dialog';
import { ShiftsDialog } from './shifts-dialog';

type AssetsPageProps = {
  companyId: string;
  companyName: string;
  year: string | undefined;
  onYear: (year: string) => void;
};

const FIGURES = 'grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3';
const YEARS_OFFERED = 8;

/** The register of assets, with the depreciation of both laws side by side. */
export function AssetsPage({ companyId, companyName, year: asked, onYear }: AssetsPageProps) {
  const today = useToday();
  const year = asked ?? financialYearOf(today);
  const register = useQuery(assetsQuery(companyId));
  const candidates = useQuery(candidatesQuery(companyId));
  const depreciation = useQuery(depreciationQuery(companyId, year));
  const mayChange = useMayChange(companyId);
  const failed = [register, depreciation].find(({ isError }) => isError);
  return (
    <>
      <PageHeader
        title={m.asset_title()}
        subtitle={companyName}
        actions={mayChange && <AssetDialog companyId={companyId} label={m.asset_add()} />}
      />
      <div className="mb-4 w-52 max-w-full">
        <Select
          aria-label={m.asset_year()}
          choices={yearsOffered(today, year).map((value) => ({ value, label: m.asset_year_named({ year: value }) }))}
          value={year}
          onChange={({ target }) => onYear(target.value)}
        />
      </div>
      {failed && <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (!register.data || !depreciation.data) && <OnItsWay />}
      {register.data && depreciation.data && (
        <div className="flex flex-col gap-4">
          {candidates.data && candidates.data.length > 0 && (
            <Candidates companyId={companyId} candidates={candidates.data} mayChange={mayChange} />
          )}
          {register.data.length === 0 ? (
            <EmptyState title={m.asset_none()} description={m.asset_none_words()} />
          ) : (
            <Year
              companyId={companyId}
              assets={register.data}
              depreciation={depreciation.data}
              today={today}
              mayChange={mayChange}
            />
          )}
        </div>
      )}
    </>
  );
}

function yearsOffered(today: IsoDate, chosen: string): string[] {
  const years = Array.from({ length: YEARS_OFFERED }, (_, at) => financialYearOf(addMonths(today, -12 * at)));
  return years.includes(chosen) ? years : [...years, chosen];
}

const exact = (amount: string): string => formatInrExact(parseRupees(amount));

type YearProps = {
  companyId: string;
  assets: readonly Asset[];
  depreciation: YearOfDepreciation;
  today: IsoDate;
  mayChange: boolean;
};

function Year({ companyId, assets, depreciation, today, mayChange }: YearProps) {
  const { totals, year } = depreciation;
  const left = parseRupees(totals.left);
  return (
    <>
      <div className={FIGURES}>
        <StatCard label={m.asset_book_total()} value={formatInr(parseRupees(totals.book))} note={m.asset_book_note()} />
        <StatCard label={m.asset_tax_total()} value={formatInr(parseRupees(totals.tax))} note={m.asset_tax_note()} />
        <StatCard
          label={m.asset_posted_total()}
          value={formatInr(parseRupees(totals.posted))}
          note={m.asset_posted_note()}
        />
        <StatCard
          label={m.asset_left_total()}
          value={formatInr(left)}
          tone={left === 0 ? 'green' : 'yellow'}
          note={left === 0 ? m.asset_left_none() : m.asset_left_note()}
        />
      </div>
      <SectionCard
        title={m.asset_register()}
        description={m.asset_register_words({ year })}
        actions={mayChange && left !== 0 && <PostYear companyId={companyId} year={year} today={today} amount={left} />}
      >
        <Table
          caption={m.asset_register_table()}
          columns={registerColumns(companyId, mayChange)}
          rows={registerRows(assets, depreciation)}
          rowKey={({ asset }) => asset.id}
        />
      </SectionCard>
      <SectionCard title={m.asset_blocks()} description={m.asset_blocks_words({ year })}>
        <Blocks companyId={companyId} depreciation={depreciation} mayChange={mayChange} />
      </SectionCard>
    </>
  );
}

const NARROWED = { isNumeric: true, isHiddenNarrow: true } as const;

/** Figures that have no column of their own on a narrow screen. */
function Narrow({ figures }: { figures: readonly (readonly [label: string, amount: string | undefined])[] }) {
  return (
    <dl className="mt-1 flex flex-col gap-y-0.5 text-xs text-ink-2 sm:hidden">
      {figures.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt>{label}</dt>
          <dd className="tabular-nums">{amount === undefined ? '–' : exact(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

type RegisterRow = { asset: Asset; of: YearOfDepreciation['rows'][number] | undefined };

const registerRows = (assets: readonly Asset[], { rows }: YearOfDepreciation): RegisterRow[] =>
  assets.map((asset) => ({ asset, of: rows.find(({ assetId }) => assetId === asset.id) }));

const registerColumns = (companyId: string, mayChange: boolean): Column<RegisterRow>[] => [
  {
    key: 'name',
    header: m.asset_name(),
    cell: ({ asset, of }) => (
      <>
        <Name asset={asset} />
        <Narrow
          figures={[
            [m.asset_cost(), asset.cost],
            [m.asset_opening(), of?.opening],
            [m.asset_closing(), of?.closing],
            [m.asset_left(), of?.left],
          ]}
        />
        {mayChange && (
          <div className="-ml-2 sm:hidden">
            <Acts companyId={companyId} asset={asset} />
          </div>
        )}
      </>
    ),
  },
  { ...NARROWED, key: 'cost', header: m.asset_cost(), cell: ({ asset }) => exact(asset.cost) },
  { ...NARROWED, key: 'opening', header: m.asset_opening(), cell: ({ of }) => (of ? exact(of.opening) : '–') },
  {
    key: 'charge',
    header: m.asset_depreciation(),
    isNumeric: true,
    cell: ({ asset, of }) =>
      of ? <Explained figure={m.asset_depreciation_of({ name: asset.name })} explanation={of.charge} /> : '–',
  },
  { ...NARROWED, key: 'closing', header: m.asset_closing(), cell: ({ of }) => (of ? exact(of.closing) : '–') },
  { ...NARROWED, key: 'left', header: m.asset_left(), cell: ({ of }) => (of ? exact(of.left) : '–') },
  ...(mayChange
    ? [
        {
          key: 'acts',
          header: m.asset_acts(),
          isNumeric: true,
          isHiddenNarrow: true,
          cell: ({ asset }: RegisterRow) => <Acts companyId={companyId} asset={asset} />,
        },
      ]
    : []),
];

function Name({ asset: { name, kind, putToUseOn, years, until, method, disposal, invoice } }: { asset: Asset }) {
  return (
    <>
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="block text-xs text-ink-2">
        {m.asset_facts({
          kind: kindWords(kind),
          day: formatDate(putToUseOn),
          life:
            years === null
              ? m.asset_life_until({ day: formatDate(until ?? '') })
              : m.asset_life_years({ years: `${years}` }),
          method: method === 'slm' ? m.asset_slm() : m.asset_wdv(),
        })}
      </span>
      {disposal && (
        <Badge tone="grey">
          {disposal.kind === 'sold'
            ? m.asset_sold_on({ day: formatDate(disposal.on) })
            : m.asset_scrapped_on({ day: formatDate(disposal.on) })}
        </Badge>
      )}
      {invoice && (
        <Link
          to="/invoices"
          search={{ shown: invoice.id }}
          className="ml-2 text-xs underline decoration-line-strong underline-offset-2 hover:decoration-current"
        >
          {m.asset_invoice_of({ number: invoice.number })}
        </Link>
      )}
    </>
  );
}

function Acts({ companyId, asset }: { companyId: string; asset: Asset }) {
  return (
    <div className="-my-1.5 flex gap-1 max-sm:mt-1 max-sm:mb-0 max-sm:flex-wrap sm:justify-end">
      {!asset.disposal && (
        <>
          {kindOf(asset.kind).canWorkShifts && <ShiftsDialog companyId={companyId} asset={asset} />}
          <GoingDialog companyId={companyId} asset={asset} kind="sold" />
          <GoingDialog companyId={companyId} asset={asset} kind="scrapped" />
        </>
      )}
      <TakeBackDialog companyId={companyId} asset={asset} />
    </div>
  );
}

type Shown = YearOfDepreciation['rows'][number]['charge'];

/** A figure that opens to the steps that made it. */
function Explained({ figure, explanation, words }: { figure: string; explanation: Shown; words?: ReactNode }) {
  return (
    <Why figure={figure} className="-my-0.5" words={words ?? formatInrExact(explanation.value as Paise)}>
      {() => <ExplainedSteps explanation={explanation} />}
    </Why>
  );
}

type Block = YearOfDepreciation['blocks'][number];

const BLOCK_COLUMNS = (): Column<Block>[] => [
  {
    key: 'name',
    header: m.asset_block(),
    cell: ({ name, rate, atHalfRate, opening, additions, moneysPayable }) => (
      <>
        <span className="font-medium">{m.asset_block_rate({ name, rate })}</span>
        {parseRupees(atHalfRate) > 0 && (
          <span className="block text-xs text-ink-2">{m.asset_at_half({ amount: exact(atHalfRate) })}</span>
        )}
        <Narrow
          figures={[
            [m.asset_block_opening(), opening],
            [m.asset_additions(), additions],
            [m.asset_moneys(), moneysPayable],
          ]}
        />
      </>
    ),
  },
  { ...NARROWED, key: 'opening', header: m.asset_block_opening(), cell: ({ opening }) => exact(opening) },
  { ...NARROWED, key: 'additions', header: m.asset_additions(), cell: ({ additions }) => exact(additions) },
  { ...NARROWED, key: 'moneys', header: m.asset_moneys(), cell: ({ moneysPayable }) => exact(moneysPayable) },
  {
    key: 'depreciation',
    header: m.asset_depreciation(),
    isNumeric: true,
    cell: ({ name, depreciation }) => (
      <Explained figure={m.asset_tax_depreciation_of({ name })} explanation={depreciation} />
    ),
  },
  {
    key: 'closing',
    header: m.asset_block_closing(),
    isNumeric: true,
    cell: ({ name, closing, gain }) => (
      <>
        <Explained figure={m.asset_block_closing_of({ name })} explanation={closing} />
        {gain && (
          <span className="block text-xs text-ink-2">
            {gain.value < 0
              ? m.asset_short_loss({ amount: formatInrExact(-gain.value as Paise) })
              : m.asset_short_gain({ amount: formatInrExact(gain.value as Paise) })}
          </span>
        )}
      </>
    ),
  },
];

function Blocks({ companyId, depreciation, mayChange }: Pick<YearProps, 'companyId' | 'depreciation' | 'mayChange'>) {
  const { blocks, missingBlocks, year } = depreciation;
  return (
    <div className="flex flex-col gap-3">
      {missingBlocks.map(({ block, name }) => (
        <p key={block} className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>{m.asset_block_missing({ name })}</span>
          {mayChange && <BlockDialog companyId={companyId} block={block} name={name} year={year} />}
        </p>
      ))}
      {blocks.length === 0 && missingBlocks.length === 0 && (
        <p className="text-sm text-ink-2">{m.asset_no_blocks({ year })}</p>
      )}
      {blocks.length > 0 && (
        <Table caption={m.asset_blocks_table()} columns={BLOCK_COLUMNS()} rows={blocks} rowKey={({ block }) => block} />
      )}
      <p className="text-xs text-ink-2">{m.asset_ca_note()}</p>
    </div>
  );
}

function PostYear({
  companyId,
  year,
  today,
  amount,
}: {
  companyId: string;
  year: string;
  today: IsoDate;
  amount: Paise;
}) {
  const post = usePostDepreciation(companyId);
  const lastDay = yearEnd(year);
  if (lastDay > today) return <p className="text-xs text-ink-2">{m.asset_post_by_month()}</p>;
  const fail = (error: unknown) =>
    toast({ title: m.asset_not_posted(), description: sentenceOf(error), tone: 'destructive' });
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">{m.asset_post({ year })}</Button>}
      title={m.asset_post({ year })}
      description={m.asset_post_words({ amount: formatInrExact(amount), day: formatDate(lastDay) })}
      confirmLabel={m.asset_post_confirm()}
      isDangerous={false}
      onConfirm={() => post.mutateAsync({ financialYear: year }, { onError: fail })}
    />
  );
}

function Candidates({
  companyId,
  candidates,
  mayChange,
}: {
  companyId: string;
  candidates: readonly Candidate[];
  mayChange: boolean;
}) {
  return (
    <SectionCard title={m.asset_candidates()} description={m.asset_candidates_words()}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {candidates.map((candidate) => (
          <li
            key={`${candidate.voucherId} ${candidate.account}`}
            className="flex flex-wrap items-center justify-between gap-3 py-2"
          >
            <span className="min-w-0">
              <span className="font-medium wrap-anywhere">{candidate.narration || candidate.number}</span>
              <span className="block text-xs text-ink-2">
                {m.asset_candidate_facts({ day: formatDate(candidate.date), account: candidate.accountName })}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <span className="tabular-nums">{exact(candidate.amount)}</span>
              {mayChange && (
                <AssetDialog
                  companyId={companyId}
                  candidate={candidate}
                  label={m.asset_enter()}
                  name={m.asset_enter_of({ number: candidate.number })}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function OnItsWay() {
  return (
    <div role="status" aria-label={m.ui_loading()} className="flex flex-col gap-4">
      <div className={FIGURES}>
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
      </div>
      <Skeleton className="h-72" />
      <Skeleton className="h-40" />
    </div>
  );
}
