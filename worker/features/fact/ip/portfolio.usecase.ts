import { profileOf } from '../../../domain/calendar/profile';
import type { FactOf } from '../../../domain/company/facts';
import { madridHint } from '../../../domain/ip/madrid';
import type { AskedOf } from '../../../domain/ip/model';
import { standingOf } from '../../../domain/ip/portfolio';
import { type Applicant, type Filing, IP_STANDINGS } from '../../../domain/ip/values';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { notHere } from '../../../platform/problem';
import { type CompanyCase, readCases } from '../../calendar/case/case.repository';
import type { Shown } from './ip.contract';

/** A company as the portfolio reads it: its rights, and the calendar's obligations for them. */
export async function caseOfCompany(d1: D1Database, { companyId }: CompanyScope): Promise<CompanyCase> {
  const found = (await readCases(d1, [companyId])).get(companyId);
  if (!found) throw notHere();
  return found;
}

/** The rights that stand, in the order in which they were applied for; drafts last. */
export function rightsOf({ dossier }: CompanyCase, today: IsoDate): readonly FactOf<'ip-asset'>[] {
  const orderOf = ({ value, subject }: FactOf<'ip-asset'>) => `${value.appliedOn ?? '9999'}|${subject}`;
  return profileOf(dossier, { today, from: today, to: today })
    .newest('ip-asset')
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** Who files, by the facts of the company. */
export function applicantOf({ company, dossier }: CompanyCase, today: IsoDate): Applicant {
  const profile = profileOf(dossier, { today, from: today, to: today });
  if (profile.newest('startup-recognition').length > 0 || company.isDpiitRecognized) return 'startup';
  return company.udyam ? 'small-entity' : 'other';
}

const DONE = ['completed', 'settled'];

export type FilerAsked = { applicant?: Applicant | undefined; filing: Filing };

/** Each right with where it stands; what is done is what the calendar says is done. */
export function shownRights(companyCase: CompanyCase, today: IsoDate, asked: FilerAsked): readonly Shown[] {
  const items = new Map(
    companyCase.items.flatMap((item) => (item.obligationKey ? [[item.obligationKey, item] as const] : [])),
  );
  const filer = { applicant: asked.applicant ?? applicantOf(companyCase, today), filing: asked.filing };
  return rightsOf(companyCase, today).map(({ id, subject, value, recordedOn }): Shown => {
    const itemFor = (form: string, period: string) => items.get([form, period, subject].join('|'));
    const isDone: AskedOf['isDone'] = (form, period) => DONE.includes(itemFor(form, period)?.status ?? '');
    return {
      ...{ id, subject, value, createdAt: recordedOn },
      standing: standingOf(value, { today, filer, isDone }),
      madrid: madridHint(value, today),
      itemOf: ({ form, period }) => {
        const item = form && period ? itemFor(form, period) : undefined;
        return item && !['withdrawn', 'not_due'].includes(item.status)
          ? { id: item.id, status: item.status }
          : undefined;
      },
    };
  });
}

/** The portfolio in figures: who files, how many rights stand how, and what comes next. */
export function portfolioJson(companyCase: CompanyCase, today: IsoDate) {
  const kind = applicantOf(companyCase, today);
  const shown = shownRights(companyCase, today, { filing: 'electronic' });
  const next = shown
    .flatMap(({ id, value, standing, itemOf }) =>
      standing.clocks
        .filter((clock) => clock.form && !clock.doneOn && !DONE.includes(itemOf(clock)?.status ?? ''))
        .map(({ title, dueOn }) => ({ assetId: id, name: value.name, title, dueOn: dueOn.value })),
    )
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
    .at(0);
  return {
    applicant: { kind, why: say(`ip.applicant-why.${kind}`) },
    assets: shown.length,
    counts: IP_STANDINGS.map((standing) => ({
      ...{ standing, count: shown.filter((one) => one.standing.standing === standing).length },
    })),
    next: next ?? null,
  };
}
