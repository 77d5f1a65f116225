import type { Finding } from '../../domain/gst/gstr-1/check';
import { quarterOfMonth } from '../../domain/gst/gstr-1/period';
import { filerIn } from '../../domain/gst/register/register';
import { gstinFault, panOfGstin } from '../../domain/identifiers/tax-number';
import { addMonths, type IsoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import type { CompanyScope } from '../../platform/access';
import { today } from '../../platform/clock';
import { Problem } from '../../platform/problem';
import type { KnownCompany } from '../ledger/document/keeper.repository';
import type { SalesForm } from './gst.contract';
import { type Overview, readOverview } from './overview.repository';
import { worksheetOf } from './worksheet.usecase';

export type Told = Finding & { form: string | null; period: string | null };
export type Validation = {
  gstin: string;
  isValid: boolean;
  checked: { form: string; period: string; stops: number; warnings: number }[];
  findings: Told[];
};

/**
 * The whole check of a company's GST: its number, its open returns, and the last return that fell to be made, as it would be filed.
 * Throws 422 where the company has no GSTIN.
 */
export async function validated(
  d1: D1Database,
  scope: CompanyScope,
  asked: { gstin?: string | undefined; period?: string | undefined },
): Promise<Validation> {
  const day = today();
  const overview = await readOverview(d1, scope, day);
  const { company } = overview;
  const gstin = asked.gstin ?? company.gstin ?? company.registrations[0]?.gstin;
  if (!gstin) throw new Problem(422, 'no-gstin', say('gst-return.fault.no-gstin'));
  const faults = numberFindings(company, gstin, day);
  const found: Told[] = [...faults, ...openReturns(overview, gstin, day)].map((one) => ({
    form: null,
    period: null,
    ...one,
  }));
  const checked: Validation['checked'] = [];
  const last = faults.length === 0 ? lastReturn(company, gstin, day, asked.period) : undefined;
  if (last) {
    const { findings } = await worksheetOf(d1, scope, { gstin, ...last });
    const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
    checked.push({ ...last, stops: count('stop'), warnings: count('warn') });
    found.push(...findings.map((one) => ({ ...one, ...last })));
  }
  return { gstin, isValid: faults.length === 0, checked, findings: found };
}

/** What is wrong with the number itself: its make, whose PAN it has, and whether the company holds it today. */
function numberFindings({ pan, gstin: main, registrations }: KnownCompany, gstin: string, day: IsoDate): Finding[] {
  const wrong = gstinFault(gstin);
  if (wrong) return [{ rule: 'GST.GSTIN', severity: 'stop', field: 'gstin', message: wrong }];
  const stop = (rule: string, message: Finding['message']): Finding => ({
    rule,
    severity: 'stop',
    field: 'gstin',
    message,
  });
  if (panOfGstin(gstin) !== pan)
    return [stop('GST.GSTIN.PAN', say('company.fault.gstin-pan', { holder: panOfGstin(gstin), pan }))];
  const one = registrations.find((registration) => registration.gstin === gstin);
  if (!one && gstin !== main) return [stop('GST.GSTIN.UNKNOWN', say('gst-return.finding.unknown', { gstin }))];
  if (one?.cancelledOn && one.cancelledOn <= day)
    return [
      stop(
        'GST.GSTIN.CANCELLED',
        say('gst-return.finding.cancelled', { gstin, day: onDay(one.cancelledOn as IsoDate) }),
      ),
    ];
  return [];
}

/** The returns of the registration that are overdue: the portal takes a later one only after them. */
const openReturns = ({ items }: Overview, gstin: string, day: IsoDate): Told[] =>
  items
    .filter((item) => item.gstin === gstin && item.status === 'pending' && item.dueDate < day)
    .map(({ form, period, dueDate }) => ({
      ...{ rule: form === 'GSTR-3B' ? 'GST.SEQ.1' : 'GST.OVERDUE', severity: 'warn', form, period },
      message: say('gst-return.finding.overdue', { form, period: period ?? '', day: onDay(dueDate) }),
    }));

/** The return of sales whose period ended last, by how the registration files. */
function lastReturn(
  company: KnownCompany,
  gstin: string,
  day: IsoDate,
  period?: string,
): { form: SalesForm; period: string } | undefined {
  if (period) return { form: 'GSTR-1', period };
  const month = addMonths(day, -1).slice(0, 7);
  const filer = filerIn(company.registrations, gstin, month);
  if (filer === 'regular-monthly') return { form: 'GSTR-1', period: month };
  if (filer !== 'regular-QRMP') return undefined;
  return { form: 'GSTR-1', period: quarterOfMonth(addMonths(day, -3).slice(0, 7)) };
}
