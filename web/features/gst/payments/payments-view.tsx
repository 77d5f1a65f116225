import type { GstViewProps } from '../gst.search';
import { type Registration, RegistrationPicker, ReturnPicker, usualPeriods } from '../settle/return-picker';
import { ChallanList } from './challan-list';
import { CompositionView } from './composition-view';
import { MonthlyView } from './monthly-view';

/** Months one and two of a quarter: they have a payment of their own. */
const isOfMonth = (month: string): boolean => Number(month.slice(5)) % 3 !== 0;

const periodsOf = (registration: Registration, months: readonly string[]): readonly string[] =>
  registration.filer === 'regular-QRMP' ? months.filter(isOfMonth) : usualPeriods(registration, months);

/** What is paid into the cash ledger: the monthly payment of who files by quarters, the statement of composition, and any challan. */
export function PaymentsView(props: GstViewProps) {
  const { companyId } = props;
  return (
    <RegistrationPicker {...props}>
      {({ gstin, filer }) => {
        const list = <ChallanList companyId={companyId} gstin={gstin} />;
        if (filer !== 'regular-QRMP' && filer !== 'composition') return list;
        return (
          <>
            <ReturnPicker {...props} hasOneRegistration periodsOf={periodsOf}>
              {(which) => {
                const key = `${which.gstin} ${which.period}`;
                return filer === 'composition' ? (
                  <CompositionView key={key} companyId={companyId} which={which} />
                ) : (
                  <MonthlyView key={key} companyId={companyId} which={which} />
                );
              }}
            </ReturnPicker>
            {list}
          </>
        );
      }}
    </RegistrationPicker>
  );
}
