import { STARTUP_HOLIDAY } from '../../benefits/law/startup';
import { type Holiday, startupHoliday } from '../../benefits/tax-holiday';
import { firstDayOf } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import { financialYearOf, type IsoDate } from '../../shared/dates';
import { inPaise, onDay, type Step } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { NEW_MANUFACTURER } from '../law/company';
import { REPORT_FORMS } from '../law/report-forms';
import { reportForm } from '../report-form';
import { isLlp } from './entity';
import { lineOf } from './income';
import { type CompanyTaxFacts, INCOME_LINES, type TaxChoice, type TaxOption } from './model';

export type Openness = {
  unavailable: Message[];
  consequences: Message[];
  isIrrevocable: boolean;
  steps: readonly Step[];
};

type Asked = { facts: CompanyTaxFacts; dueOn: IsoDate; filedOn: IsoDate; knownOn?: IsoDate | undefined };

/** Whether a choice is open to the company for the year, why not, and what comes with it (sheet of ss.115BA, 115BAA, 115BAB, 80-IAC). */
export function opennessOf(choice: TaxChoice, asked: Asked): Openness {
  const { facts } = asked;
  const holiday = choice === 'holiday' ? holidayOf(asked) : undefined;
  const unavailable = [
    ...boundBy(choice, facts),
    ...(holiday ? holidayFaults({ ...holiday.value, turnoverLimit: limitOf(facts, asked.knownOn) }, asked) : []),
    ...optionFaults(choice, asked),
  ];
  return {
    unavailable,
    consequences: consequencesOf(choice, asked),
    isIrrevocable: isOption(choice),
    steps: holiday?.steps ?? [],
  };
}

const isOption = (choice: TaxChoice): choice is TaxOption => choice !== 'holiday' && choice !== 'normal';

/** The option that binds the company in the year, where it took one for this year or an earlier one. */
export const chosenIn = ({ company, year }: CompanyTaxFacts): TaxOption | undefined =>
  company.chosen && company.chosen.since <= year ? company.chosen.option : undefined;

/** What was chosen binds; only the 25% option may be left, for that of 22%. */
function boundBy(choice: TaxChoice, facts: CompanyTaxFacts): Message[] {
  const chosen = chosenIn(facts);
  if (!chosen || chosen === choice) return [];
  if (chosen === 'manufacturing_25' && choice === 'concessional_22') return [];
  const since = facts.company.chosen?.since ?? facts.year;
  return [say('company-tax.closed.bound', { regime: say(`income-tax.regime.${chosen}`), year: since })];
}

const limitOf = ({ year }: CompanyTaxFacts, knownOn?: IsoDate): Paise =>
  ruleInForce(STARTUP_HOLIDAY, firstDayOf(year), knownOn).value.turnover;

function holidayOf({ facts, knownOn }: Asked) {
  const { company, holiday, turnover } = facts;
  return startupHoliday(
    {
      form: company.form,
      incorporatedOn: company.incorporatedOn ?? firstDayOf(facts.year),
      turnover: turnover ?? paise(0),
      hasBoardCertificate: holiday?.hasBoardCertificate ?? false,
      regime: isLlp(facts) ? 'llp' : 'normal',
      ...(holiday?.firstClaimedYear && { firstClaimedYear: holiday.firstClaimedYear }),
      ...(holiday?.isReconstruction !== undefined && { isReconstruction: holiday.isReconstruction }),
      ...(holiday?.hasUsedPlant !== undefined && { hasUsedPlant: holiday.hasUsedPlant }),
    },
    facts.year,
    knownOn,
  );
}

function holidayFaults(
  { failing, windows, turnoverLimit }: Holiday & { turnoverLimit: Paise },
  { facts, dueOn, filedOn }: Asked,
): Message[] {
  const first = windows[0]?.[0] ?? facts.year;
  const last = windows.at(-1)?.at(-1) ?? facts.year;
  const missing = [
    ...(facts.company.incorporatedOn === undefined ? [say('company-tax.closed.no-incorporation-day')] : []),
    ...(facts.turnover === undefined ? [say('company-tax.closed.no-turnover')] : []),
  ];
  const claimed = facts.holiday?.firstClaimedYear ?? '';
  const told = failing
    .filter((reason) => reason !== 'window' || facts.company.incorporatedOn !== undefined)
    .map((reason) =>
      say(`company-tax.closed.holiday-${reason === 'window' && windows.length === 0 ? 'claimed' : reason}`, {
        ...{ first, last, claimed, year: facts.year, turnover: inPaise(facts.turnover ?? paise(0)) },
        limit: inPaise(turnoverLimit),
      }),
    );
  const late = filedOn > dueOn ? [say('company-tax.closed.holiday-late', { due: onDay(dueOn) })] : [];
  return [...missing, ...told, ...late];
}

const OPTION_FORMS = {
  manufacturing_25: REPORT_FORMS.manufacturing25,
  concessional_22: REPORT_FORMS.concessional22,
  new_manufacturing_15: REPORT_FORMS.newManufacturing15,
} as const;

/** The form of an option by its old number: those of the Rules of 2026 are not confirmed, which its rule says. */
export const optionForm = (option: TaxOption, year: string, knownOn?: IsoDate): Message =>
  reportForm(OPTION_FORMS[option], year, knownOn);

function optionFaults(choice: TaxChoice, asked: Asked): Message[] {
  const { facts, dueOn, filedOn } = asked;
  if (!isOption(choice) || chosenIn(facts) === choice) return [];
  const form = optionForm(choice, facts.year, asked.knownOn);
  const late = filedOn > dueOn ? [say('company-tax.closed.option-late', { form, due: onDay(dueOn) })] : [];
  if (choice === 'concessional_22') return late;
  return [...manufacturerFaults(choice, asked), ...late];
}

/** The options of manufacturers are taken with the first return, and that of 15% needs a young company. */
function manufacturerFaults(choice: 'manufacturing_25' | 'new_manufacturing_15', { facts, knownOn }: Asked): Message[] {
  const { company, year } = facts;
  if (company.isManufacturer === undefined) return [say('company-tax.closed.manufacturer-unknown')];
  if (!company.isManufacturer) return [say('company-tax.closed.no-manufacturer')];
  const { incorporatedOn, manufacturesSince } = company;
  if (!incorporatedOn) return [say('company-tax.closed.no-incorporation-day')];
  const faults: Message[] = [];
  if (choice === 'new_manufacturing_15') {
    const { setUpFrom, begunBy } = ruleInForce(NEW_MANUFACTURER, firstDayOf(year), knownOn).value;
    if (incorporatedOn < setUpFrom) faults.push(say('company-tax.closed.set-up', { day: onDay(setUpFrom as IsoDate) }));
    if (!manufacturesSince || manufacturesSince > begunBy)
      faults.push(say('company-tax.closed.begun', { day: onDay(begunBy as IsoDate) }));
  }
  const first = financialYearOf(incorporatedOn);
  return first === year ? faults : [...faults, say('company-tax.closed.first-return', { year: first })];
}

function consequencesOf(choice: TaxChoice, asked: Asked): Message[] {
  const { facts, dueOn } = asked;
  if (choice === 'normal') return [say(`company-tax.follows.${isLlp(facts) ? 'only-rate' : 'free'}`)];
  if (choice === 'holiday') {
    const minimum = isLlp(facts) ? 'company-tax.follows.amt-stays' : 'company-tax.follows.mat-stays';
    return [say('company-tax.follows.holiday-years'), say(minimum)];
  }
  const withheld = paise(
    INCOME_LINES.filter((line) => 'needs' in line).reduce((sum, { id }) => sum + lineOf(facts, id), 0),
  );
  const lapsing = paise((facts.losses ?? []).reduce((sum, { ofDeductions = 0 }) => sum + ofDeductions, 0));
  const form = optionForm(choice, facts.year, asked.knownOn);
  const takes = chosenIn(facts) === choice ? 'company-tax.follows.taken' : 'company-tax.follows.form';
  return [
    say(takes, { form, due: onDay(dueOn), year: facts.company.chosen?.since ?? facts.year }),
    say('company-tax.follows.irrevocable'),
    say('company-tax.follows.no-holiday'),
    say(choice === 'manufacturing_25' ? 'company-tax.follows.mat-stays' : 'company-tax.follows.no-mat'),
    ...amountSaid('company-tax.follows.no-deductions', withheld),
    ...(choice === 'manufacturing_25' ? [] : amountSaid('company-tax.follows.losses-lapse', lapsing)),
  ];
}

const amountSaid = (id: string, amount: Paise): Message[] => (amount > 0 ? [say(id, { amount: inPaise(amount) })] : []);
