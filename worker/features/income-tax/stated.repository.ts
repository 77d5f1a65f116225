import { sumOfCredits, usableCredits } from '../../domain/income-tax/company/company-tax';
import { type LossBroughtForward, TAX_OPTIONS, type TaxOption } from '../../domain/income-tax/company/model';
import type { TaxRegime } from '../../domain/income-tax/regime';
import type { LegalForm } from '../../domain/roc/classification';
import type { Paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';

/** What the company profile says that its income-tax rests on; of several statements the latest. */
export type Stated = {
  legalForm: LegalForm | undefined;
  /** By year, as its statement names it. */
  regimes: ReadonlyMap<string, TaxRegime>;
  turnovers: ReadonlyMap<string, Paise>;
  /** Of the partners of an LLP. */
  contribution: Paise | undefined;
  duties: ReadonlyMap<string, boolean>;
  hasBoardCertificate: boolean;
  /** What earlier years carry: their losses and their MAT or AMT credit. */
  losses: readonly LossBroughtForward[];
  credits: readonly { year: string; amount: Paise }[];
  /** The first year for which the start-up deduction was claimed. */
  firstClaimedYear: string | undefined;
  /** How the business began, where that is stated. */
  formation: { isReconstruction: boolean; hasUsedPlant: boolean } | undefined;
};

const STATED = `SELECT kind, subject, value FROM company_facts WHERE company_id = ?1 AND withdrawn_on IS NULL
    AND kind IN ('tax-regime', 'legal-form', 'turnover', 'contribution', 'board-certificate', 'duty',
      'tax-carried', 'holiday-claim', 'formation') ORDER BY holds_from, recorded_on, id`;

/** The statement that asks it, for a round trip that asks more. */
export const askStated = (d1: D1Database, { companyId }: CompanyScope): D1PreparedStatement =>
  d1.prepare(STATED).bind(companyId);

type StatedRow = { kind: string; subject: string; value: string };
type Carried = { loss: Paise; depreciation: Paise; credit: Paise; wasInTime: boolean };
type StatedValue = {
  regime?: TaxRegime;
  legalForm?: LegalForm;
  amount?: Paise;
  answer?: boolean;
} & Partial<Carried> & {
    firstYear?: string;
    isReconstruction?: boolean;
    hasUsedPlant?: boolean;
  };

/** What that statement answers. */
export function statedIn(answer: D1Result | undefined): Stated {
  const rows = (answer?.results ?? []) as StatedRow[];
  const read = rows.map(({ value, ...fact }) => ({ ...fact, value: JSON.parse(value) as StatedValue }));
  const bySubject = <Value>(kind: string, pick: (value: StatedValue) => Value | undefined) =>
    new Map(
      read.flatMap(({ kind: its, subject, value }) => {
        const found = its === kind ? pick(value) : undefined;
        return found === undefined ? [] : [[subject, found] as const];
      }),
    );
  const carried = [...bySubject('tax-carried', (value) => value as Carried)];
  return {
    legalForm: read.findLast(({ kind }) => kind === 'legal-form')?.value.legalForm,
    regimes: bySubject('tax-regime', ({ regime }) => regime),
    turnovers: bySubject('turnover', ({ amount }) => amount),
    contribution: read.findLast(({ kind }) => kind === 'contribution')?.value.amount,
    duties: bySubject('duty', ({ answer: said }) => said),
    hasBoardCertificate: read.some(({ kind }) => kind === 'board-certificate'),
    losses: carried.flatMap(([year, { loss, depreciation, wasInTime }]) =>
      loss + depreciation > 0 ? [{ year, business: loss, depreciation, wasInTime }] : [],
    ),
    credits: carried.flatMap(([year, { credit }]) => (credit > 0 ? [{ year, amount: credit }] : [])),
    firstClaimedYear: read.findLast(({ kind }) => kind === 'holiday-claim')?.value.firstYear,
    formation: read.findLast(({ kind }) => kind === 'formation')?.value as Stated['formation'],
  };
}

/** The credits of earlier years that still can be used in a year, the oldest first. */
export const openCredits = ({ credits, legalForm }: Stated, year: string): Stated['credits'] =>
  usableCredits({ year, matCredit: credits, company: { form: legalForm === 'llp' ? 'llp' : 'private' } });

export const openCredit = (stated: Stated, year: string): Paise => sumOfCredits(openCredits(stated, year));

const isOption = (regime: TaxRegime): regime is TaxOption => TAX_OPTIONS.some((option) => option === regime);

/** The option that holds in a year by what is stated of it and of earlier years, since the first year it was stated for. */
export function chosenOf(
  { regimes }: Pick<Stated, 'regimes'>,
  year: string,
): { option: TaxOption; since: string } | undefined {
  const known = [...regimes].filter(([of]) => of <= year).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const option = known.at(-1)?.[1];
  if (!option || !isOption(option)) return undefined;
  const since = known.find(([, regime]) => regime === option)?.[0] ?? year;
  return { option, since };
}
