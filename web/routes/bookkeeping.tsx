import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AutoBooking } from '../features/auto-booking/auto-booking';
import { CompanyPage } from '../features/dashboard/company-page';
import { MonthEndPage } from '../features/month-end/month-end-page';
import { m } from '../lib/messages';
import { SectionCard } from '../ui/card';

const month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
const search = v.object({ month: v.optional(v.fallback(v.optional(month), undefined as never)) });

export const Route = createFileRoute('/bookkeeping')({
  staticData: { title: m.bookkeeping_title },
  validateSearch: search,
  component: Bookkeeping,
});

function Bookkeeping() {
  const { month: asked } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (chosen: string) =>
    void navigate({ search: (known) => ({ ...known, month: chosen }), resetScroll: false });
  return (
    <CompanyPage title={m.bookkeeping_title()}>
      {({ id, name }) => (
        <MonthEndPage
          key={id}
          companyId={id}
          companyName={name}
          month={asked}
          onMonth={choose}
          booking={
            <SectionCard title={m.auto_booking_title()}>
              <AutoBooking companyId={id} />
            </SectionCard>
          }
        />
      )}
    </CompanyPage>
  );
}
