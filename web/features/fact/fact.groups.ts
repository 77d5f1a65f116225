import { type FactKind, SINGLE_FACTS } from '#domain/company/facts';
import { m } from '../../lib/messages';
import type { Fact } from './fact.types';

export type FactGroup = { id: string; title: () => string; words: () => string; kinds: readonly FactKind[] };

/** The facts in the order in which a founder knows them. */
export const FACT_GROUPS: readonly FactGroup[] = [
  {
    id: 'company',
    title: m.fact_group_company,
    words: m.fact_group_company_words,
    kinds: ['legal-form', 'capital', 'contribution', 'employees'],
  },
  { id: 'turnover', title: m.fact_group_turnover, words: m.fact_group_turnover_words, kinds: ['turnover'] },
  {
    id: 'registrations',
    title: m.fact_group_registrations,
    words: m.fact_group_registrations_words,
    kinds: ['gst-registration', 'first-export', 'tan', 'provident-fund', 'state-insurance', 'professional-tax'],
  },
  { id: 'people', title: m.fact_group_people, words: m.fact_group_people_words, kinds: ['director', 'auditor'] },
  {
    id: 'elections',
    title: m.fact_group_elections,
    words: m.fact_group_elections_words,
    kinds: ['tax-regime', 'tax-carried'],
  },
  {
    id: 'recognition',
    title: m.fact_group_recognition,
    words: m.fact_group_recognition_words,
    kinds: ['formation', 'startup-recognition', 'board-certificate', 'holiday-claim'],
  },
  {
    id: 'rera',
    title: m.fact_group_rera,
    words: m.fact_group_rera_words,
    kinds: ['rera-project', 'rera-agent', 'rera-activity'],
  },
  { id: 'ip', title: m.fact_group_ip, words: m.fact_group_ip_words, kinds: ['ip-asset'] },
];

/** Kinds that only an LLP, or only a company, has. */
export function isAskedOf(kind: FactKind, isLlp: boolean): boolean {
  if (kind === 'contribution') return isLlp;
  return !(isLlp && (kind === 'capital' || kind === 'auditor'));
}

const SINGLE: readonly FactKind[] = SINGLE_FACTS;

/** Whether a company has this kind of fact once at a time. */
export const isSingle = (kind: FactKind): boolean => SINGLE.includes(kind);

export type Standing = { fact: Fact; earlier: readonly Fact[] };

/** The statements of a kind that stand, one of each subject in its order, each with those it took over from. */
export function standingFacts(facts: readonly Fact[], kind: FactKind): readonly Standing[] {
  const ofKind = facts.filter((fact) => fact.kind === kind);
  return ofKind
    .filter(({ isCurrent }) => isCurrent)
    .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
    .map((fact) => ({ fact, earlier: ofKind.filter((other) => other.subject === fact.subject && other !== fact) }));
}
