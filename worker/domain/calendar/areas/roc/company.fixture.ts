import type { CompanyEvent } from '../../../company/events';
import type { Fact, FactValues } from '../../../company/facts';
import { isoDate } from '../../../shared/dates';
import { obligationsOf, ofLlp } from '../../engine';
import { fact, KESTREL, rupees } from '../../kestrel.fixture';
import type { Answer, Asked, Dossier } from '../../model';
import { roc } from './roc';

export const CRORE = 10_000_000;

/** Every fact of these tests holds from long ago. */
export const since = (subject = '') => ({ subject, holdsFrom: '2014-04-01' });

export const legalForm = (form: FactValues['legal-form']['legalForm'], isNeverSmall = false): Fact =>
  fact('legal-form', { legalForm: form, isNeverSmall }, since());

export const capital = (paidUp: number, authorised = paidUp): Fact =>
  fact('capital', { paidUp: rupees(paidUp), authorised: rupees(authorised) }, since());

export const turnover = (year: string, amount: number): Fact =>
  fact('turnover', { amount: rupees(amount) }, since(year));

type Given = { facts?: readonly Fact[]; events?: readonly CompanyEvent[] } & Partial<Dossier>;

/** What the Registrar asks of a company of a day between two days, with the facts that are given and no other. */
export function asks(
  incorporatedOn: string,
  given: Given,
  between: readonly [string, string],
  rest: Partial<Asked> = {},
): Answer {
  const dossier = {
    ...KESTREL,
    trackedSince: isoDate('2014-04-01'),
    facts: [],
    events: [],
    ...given,
    incorporatedOn: isoDate(incorporatedOn),
  };
  const asked = { today: isoDate('2026-11-20'), from: isoDate(between[0]), to: isoDate(between[1]), ...rest };
  return obligationsOf(dossier, asked, [roc, ofLlp]);
}

/** The due days by form and period. */
export const daysOf = (answer: Answer, ...forms: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    answer.obligations
      .filter(({ form }) => forms.length === 0 || forms.includes(form))
      .map(({ form, period, dueOn }) => [`${form} ${period}`, dueOn.value]),
  );

/** The reasons for what is not due, by form and period, each with what it asks. */
export const notDue = ({ notDue: lines }: Answer): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ form, period, verdict, asks: asked }) => [
      `${form} ${period}`.trim(),
      asked ? `${verdict}: ${asked}` : verdict,
    ]),
  );
