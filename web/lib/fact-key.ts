import { FACT_KINDS, type FactKind } from '#domain/company/facts';

/** What names a fact of a company, stated or not: its kind, and its subject where it has one. */
export type FactName = { kind: FactKind; subject: string };

/** As the address has it: 'employees', 'turnover 2025-26'. */
export const factKey = ({ kind, subject }: FactName): string => (subject ? `${kind} ${subject}` : kind);

/** The fact that an address names; undefined where it names none. */
export function readFactKey(key: string): FactName | undefined {
  const [first = '', ...rest] = key.split(' ');
  const kind = FACT_KINDS.find((known) => known === first);
  return kind && { kind, subject: rest.join(' ') };
}
