import type { NotDue } from '../calendar/model';
import { formName } from '../calendar/values';
import { LEGAL_FORMS } from '../roc/classification';
import { type IsoDate, isFinancialYear, yearBefore, yearEnd } from '../shared/dates';
import { type Message, say } from '../shared/message';
import { DUTY_QUESTIONS, type DutyQuestion, type FactKind, type FactValues, SUBJECT_FACTS } from './facts';
import type { Known } from './known';
import { kindOfCin, legalFormOf, namedLegalForm } from './legal-form';

/** A fact that is missing and would decide something. What is suggested is read off a number, and stored only when somebody says so. */
export type Question = {
  kind: FactKind;
  subject: string;
  why: Message;
  suggested?: FactValues['legal-form'];
};

type Basic = (known: Known) => Question | undefined;

/** What is still to be asked about a company: first what every company is asked, then what would decide whether a form is due. */
export function questionsOf(known: Known, notDue: readonly NotDue[]): readonly Question[] {
  const basics = BASICS.map((basic) => basic(known)).filter((question): question is Question => question !== undefined);
  const asked = new Set(basics.map(keyOf));
  return [...basics, ...decisive(notDue, known.today).filter((question) => !asked.has(keyOf(question)))];
}

// What is asked with and without its subject is one question; a duty is nothing but its subject, a turnover is of its year.
const keyOf = ({ kind, subject }: Question): string =>
  kind === 'duty' || kind === 'turnover' ? `${kind} ${subject}` : kind;

const BASICS: readonly Basic[] = [legalForm, capital, turnover, gstRegistration, tan, directors, auditor];

function legalForm({ profile, cin }: Known): Question | undefined {
  if (profile.newest('legal-form').length > 0) return undefined;
  const named = kindOfCin(cin);
  const forms = { list: LEGAL_FORMS.map(namedLegalForm) };
  const why = say('company.asks.legal-form', { forms });
  return { kind: 'legal-form', subject: '', why, ...(named && { suggested: named }) };
}

function capital(known: Known): Question | undefined {
  const kind = legalFormOf(known) === 'llp' ? 'contribution' : 'capital';
  if (known.profile.newest(kind).length > 0) return undefined;
  return { kind, subject: '', why: say(`company.asks.${kind}`) };
}

function turnover({ profile, today, incorporatedOn }: Known): Question | undefined {
  const year = yearBefore(today);
  if (yearEnd(year) < incorporatedOn || profile.subjectsOf('turnover').includes(year)) return undefined;
  const why = say('company.asks.turnover', { year });
  return { kind: 'turnover', subject: year, why };
}

function gstRegistration({ profile, gstin }: Known): Question | undefined {
  if (!gstin || profile.subjectsOf('gst-registration').includes(gstin)) return undefined;
  const why = say('company.asks.gst-registration', { gstin });
  return { kind: 'gst-registration', subject: gstin, why };
}

function tan({ profile, tan: number }: Known): Question | undefined {
  if (!number || profile.subjectsOf('tan').includes(number)) return undefined;
  const why = say('company.asks.tan', { tan: number });
  return { kind: 'tan', subject: number, why };
}

function directors({ profile }: Known): Question | undefined {
  if (profile.newest('director').length > 0) return undefined;
  return { kind: 'director', subject: '', why: say('company.asks.director') };
}

function auditor(known: Known): Question | undefined {
  if (legalFormOf(known) === 'llp' || known.profile.newest('auditor').length > 0) return undefined;
  const why = say('company.asks.auditor', { form: 'ADT-1' });
  return { kind: 'auditor', subject: '', why };
}

const isDuty = (asks: DutyQuestion | FactKind): asks is DutyQuestion => DUTY_QUESTIONS.some((known) => known === asks);

function decisive(notDue: readonly NotDue[], today: IsoDate): Question[] {
  const found = new Map<string, Pick<Question, 'kind' | 'subject'> & { forms: Set<string> }>();
  for (const one of notDue) {
    const asked = one.verdict === 'not-known' ? askedBy(one, today) : undefined;
    if (!asked) continue;
    const key = `${asked.kind} ${asked.subject}`;
    const known = found.get(key) ?? { ...asked, forms: new Set<string>() };
    known.forms.add(one.form);
    found.set(key, known);
  }
  return [...found.values()].map(({ kind, subject, forms }) => ({
    kind,
    subject,
    why: decides([...forms]),
  }));
}

/** What to state so that it is known whether a form is due. A turnover is asked of years that are over: no other can be told. */
export function askedBy(
  { asks, period: ofForm, asksOf, subject }: NotDue,
  today: IsoDate,
): Pick<Question, 'kind' | 'subject'> | undefined {
  if (!asks) return undefined;
  if (isDuty(asks)) return { kind: 'duty', subject: asks };
  const isOfYear = asks === 'turnover' || asks === 'tax-regime';
  const period = asksOf ?? ofForm;
  if (isOfYear && isFinancialYear(period)) return yearEnd(period) < today ? { kind: asks, subject: period } : undefined;
  const hasSubject = SUBJECT_FACTS.some((kind) => kind === asks) && !isOfYear;
  return { kind: asks, subject: hasSubject ? subject : '' };
}

const MOST_NAMED = 4;

function decides(forms: readonly string[]): Message {
  const named = forms.slice(0, MOST_NAMED).map(formName);
  if (forms.length > MOST_NAMED) return say('company.asks.decides-many', { forms: { list: named } });
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return say('company.asks.decides-one', { form: only });
  return say('company.asks.decides-some', { forms: { list: named, joined: 'and' } });
}
