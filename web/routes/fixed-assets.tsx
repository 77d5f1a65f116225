import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { isFinancialYear } from '#domain/shared/dates';
import { AssetsPage } from '../features/asset/assets-page';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';

const search = v.object({
  year: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.check(isFinancialYear))), undefined as never)),
});

export const Route = createFileRoute('/fixed-assets')({
  staticData: { title: m.asset_title },
  validateSearch: search,
  component: FixedAssets,
});

function FixedAssets() {
  const { year } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (chosen: string) =>
    void navigate({ search: (known) => ({ ...known, year: chosen }), resetScroll: false });
  return (
    <CompanyPage title={m.asset_title()}>
      {({ id, name }) => <AssetsPage key={id} companyId={id} companyName={name} year={year} onYear={choose} />}
    </CompanyPage>
  );
}
