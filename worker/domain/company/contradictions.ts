import { formName } from '../calendar/values';
import { mayCompound, mayFileQuarterly } from '../gst/turnover';
import { kindOfCinLetters, readCin } from '../identifiers/company-number';
import { gstinFault, initialOfTan, panHolder, panOfGstin, stateOfGstin } from '../identifiers/tax-number';
import { financialYearOf, yearBefore, yearEnd } from '../shared/dates';
import { inPaise, onDay } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import type { FactKind, FactOf } from './facts';
import type { Known } from './known';
import { kindOfCin, legalFormOf, legalFormOn, namedLegalForm, panLetterOf } from './legal-form';

/** Something that does not fit. A contradiction cannot be so; a note may well be, and is worth a look. */
export type Flag = { code: string; weight: 'contradiction' | 'note'; message: Message; fields: readonly string[] };

const flag = (code: string, message: Message, fields: readonly string[]): Flag => ({
  code,
  weight: 'contradiction',
  message,
  fields,
});

const note = (code: string, message: Message, fields: readonly string[]): Flag => ({
  ...flag(code, message, fields),
  weight: 'note',
});

/**
 * What contradicts itself, or is odd enough to be asked about, in all that is known of a company: its identifiers against each other
 * and against its facts, its facts against each other, its events against its facts. Nothing of it is refused or corrected.
 */
export const contradictionsOf = (known: Known): readonly Flag[] => [
  ...identityFlags(known),
  ...beforeIncorporation(known),
  ...wrongKindOfCapital(known),
  ...directorFlags(known),
  ...turnoverFlags(known),
  ...certificateFlags(known),
  ...regimeFlags(known),
  ...eventFlags(known),
];

function beforeIncorporation({ profile, incorporatedOn }: Known): Flag[] {
  const early = profile.dossier.facts.filter(
    ({ holdsFrom, withdrawnOn }) => withdrawnOn === undefined && holdsFrom < incorporatedOn,
  );
  return early.map(({ kind, subject, holdsFrom }) =>
    flag(
      'fact-before-incorporation',
      say('company.flag.fact-before-incorporation', {
        fact: named(kind, subject),
        from: onDay(holdsFrom),
        formed: onDay(incorporatedOn),
      }),
      [`${kind}.holdsFrom`, 'incorporationDate'],
    ),
  );
}

function named(kind: FactKind, subject: string): Message {
  const fact = say(`company.fact.${kind}`);
  return subject && kind !== 'duty' ? say('company.fact.of', { fact, subject }) : fact;
}

function wrongKindOfCapital(known: Known): Flag[] {
  const [capital] = known.profile.newest('capital');
  const [contribution] = known.profile.newest('contribution');
  if (capital && legalFormOn(known, capital.holdsFrom) === 'llp')
    return [flag('llp-with-capital', say('company.flag.llp-with-capital'), ['capital', 'legal-form'])];
  const form = contribution && legalFormOn(known, contribution.holdsFrom);
  if (form && form !== 'llp') {
    const message = say('company.flag.company-with-contribution', { form: namedLegalForm(form) });
    return [flag('company-with-contribution', message, ['contribution', 'legal-form'])];
  }
  return [];
}

const LEAST_DIRECTORS = { opc: 1, private: 2, public: 3, llp: 2 } as const;

function directorFlags(known: Known): Flag[] {
  const { profile, incorporatedOn, today } = known;
  const directors = profile.newest('director');
  const early = directors.filter(({ value }) => value.appointedOn < incorporatedOn);
  const serving = directors.filter(({ value }) => value.ceasedOn === undefined || value.ceasedOn > today);
  const form = legalFormOf(known);
  const isFew = form !== undefined && directors.length > 0 && serving.length < LEAST_DIRECTORS[form];
  return [
    ...early.map(({ subject, value }) =>
      flag(
        'director-before-incorporation',
        say('company.flag.director-before-incorporation', {
          name: value.name,
          appointed: onDay(value.appointedOn),
          formed: onDay(incorporatedOn),
        }),
        [`director.${subject}`, 'incorporationDate'],
      ),
    ),
    ...(isFew ? [tooFewDirectors(form, serving.length)] : []),
    ...profile
      .events('director-kyc')
      .filter(({ subject }) => !directors.some((director) => director.subject === subject))
      .map(({ subject }) =>
        flag('director-unknown', say('company.flag.director-unknown', { din: subject }), ['director-kyc']),
      ),
  ];
}

const tooFewDirectors = (form: keyof typeof LEAST_DIRECTORS, count: number): Flag => {
  const about = { count, form: namedLegalForm(form), least: LEAST_DIRECTORS[form] };
  const message = say(form === 'llp' ? 'company.flag.too-few-partners' : 'company.flag.too-few-directors', about);
  return note('too-few-directors', message, ['director']);
};

function certificateFlags({ profile }: Known): Flag[] {
  const [certificate] = profile.newest('board-certificate');
  const [recognition] = profile.newest('startup-recognition');
  const fields = ['board-certificate', 'startup-recognition'];
  if (!certificate) return [];
  if (!recognition)
    return [flag('certificate-without-recognition', say('company.flag.certificate-without-recognition'), fields)];
  if (certificate.value.issuedOn >= recognition.value.recognisedOn) return [];
  const message = say('company.flag.certificate-before-recognition', {
    issued: onDay(certificate.value.issuedOn),
    recognised: onDay(recognition.value.recognisedOn),
  });
  return [flag('certificate-before-recognition', message, fields)];
}

const FOR_GOOD = ['concessional_22', 'new_manufacturing_15'];

function regimeFlags({ profile }: Known): Flag[] {
  const byYear = profile.newest('tax-regime').toSorted((one, other) => (one.subject < other.subject ? -1 : 1));
  return byYear.flatMap((later, place) => {
    const chosen = byYear.slice(0, place).findLast(({ value }) => FOR_GOOD.includes(value.regime));
    return chosen && chosen.value.regime !== later.value.regime ? [regimeLeftFlag(chosen, later)] : [];
  });
}

const regimeLeftFlag = (chosen: FactOf<'tax-regime'>, later: FactOf<'tax-regime'>): Flag =>
  flag('regime-left', say('company.flag.regime-left', { chosen: chosen.subject, later: later.subject }), [
    `tax-regime.${chosen.subject}`,
    `tax-regime.${later.subject}`,
  ]);

/** Where the identifiers of a company disagree with each other or with its facts. Agreement proves nothing: nobody was asked. */
const identityFlags = (known: Known): readonly Flag[] =>
  [yearOfCin(known), typeOfCin(known), formOfCin(known), holderOfPan(known), ...gstins(known), ...tans(known)].filter(
    (found): found is Flag => found !== undefined,
  );

function yearOfCin({ cin, incorporatedOn }: Known): Flag | undefined {
  const year = readCin(cin)?.year;
  if (year === undefined || String(year) === incorporatedOn.slice(0, 4)) return undefined;
  const message = say('company.flag.cin-year', { year: String(year), formed: onDay(incorporatedOn) });
  return flag('cin-year', message, ['cin', 'incorporationDate']);
}

function typeOfCin({ cin }: Known): Flag | undefined {
  const type = readCin(cin)?.type;
  if (type === undefined || kindOfCinLetters(type)) return undefined;
  return note('cin-type', say('company.flag.cin-type', { type }), ['cin']);
}

function formOfCin(known: Known): Flag | undefined {
  const named = kindOfCin(known.cin)?.legalForm;
  const stated = known.profile.newest('legal-form')[0]?.value.legalForm;
  if (!named || !stated || named === stated) return undefined;
  const message = say('company.flag.cin-legal-form', { named: namedLegalForm(named), stated: namedLegalForm(stated) });
  return flag('cin-legal-form', message, ['cin', 'legal-form']);
}

function holderOfPan(known: Known): Flag | undefined {
  const { pan } = known;
  const letter = pan.charAt(3);
  const form = legalFormOf(known);
  if (panHolder(pan) === null) return note('pan-letter', say('company.flag.pan-letter', { letter }), ['pan']);
  if (!form || letter === panLetterOf(form)) return undefined;
  const message = say('company.flag.pan-holder', {
    letter,
    holder: panHolder(pan) ?? letter,
    form: namedLegalForm(form),
    expected: panLetterOf(form),
  });
  return flag('pan-holder', message, ['pan', 'legal-form']);
}

function gstins({ pan, cin, gstin, profile }: Known): Flag[] {
  const stated = profile.subjectsOf('gst-registration');
  const all = [...new Set([...(gstin ? [gstin] : []), ...stated])].filter((text) => gstinFault(text) === null);
  const others = all.filter((text) => panOfGstin(text) !== pan);
  const state = readCin(cin)?.state;
  const isAnyHome = all.some((text) => stateOfGstin(text)?.name === state?.name);
  const [first] = all;
  const foreign =
    state && first && !isAnyHome
      ? note(
          'gstin-state',
          say('company.flag.gstin-state', { cin: state.name, gstin: stateOfGstin(first)?.name ?? '' }),
          ['gstin', 'cin'],
        )
      : undefined;
  return [
    ...others.map((text) =>
      flag('gstin-pan', say('company.flag.gstin-pan', { gstin: text, holder: panOfGstin(text), pan }), [
        'gstin',
        'pan',
      ]),
    ),
    ...(foreign ? [foreign] : []),
  ];
}

function tans({ name, tan, profile }: Known): Flag[] {
  const all = new Set([...(tan ? [tan] : []), ...profile.subjectsOf('tan')]);
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0];
  return [...all]
    .filter((text) => initial && initialOfTan(text) !== initial)
    .map((text) =>
      note(
        'tan-initial',
        say('company.flag.tan-initial', { tan: text, letter: initialOfTan(text), initial: initial ?? '', name }),
        ['tan', 'name'],
      ),
    );
}

/** Where the turnover that is stated does not go with how the company is registered, or with the years it has lived. */
const turnoverFlags = (known: Known): readonly Flag[] => [
  ...known.profile.newest('gst-registration').flatMap((registration) => filerFlags(registration, known)),
  ...known.profile
    .newest('turnover')
    .filter(({ subject, value }) => value.amount > 0 && yearEnd(subject) < known.incorporatedOn)
    .map(({ subject }) =>
      flag('turnover-before-incorporation', say('company.flag.turnover-before-incorporation', { year: subject }), [
        `turnover.${subject}`,
        'incorporationDate',
      ]),
    ),
];

function filerFlags({ subject, value }: FactOf<'gst-registration'>, known: Known): Flag[] {
  if (value.cancelledOn) return [];
  const before = yearBefore(known.today);
  const preceding = turnoverOf(before, known);
  if (value.filer === 'composition' && preceding !== undefined) {
    const person = { stateCode: subject.slice(0, 2), turnoverPrecedingYear: preceding, isForServices: false };
    // Goods have the higher limit: what passes it may not compound, whatever is supplied.
    return mayCompound(person, known.today).value ? [] : [tooMuch('composition-turnover', before, preceding, subject)];
  }
  if (value.filer !== 'regular-QRMP') return [];
  const running = financialYearOf(known.today);
  const ofRunning = turnoverOf(running, known) ?? paise(0);
  if (mayFileQuarterly(preceding ?? paise(0), ofRunning, known.today).value) return [];
  const isRunning = ofRunning > (preceding ?? 0);
  return [
    tooMuch(
      'quarterly-turnover',
      isRunning ? running : before,
      isRunning ? ofRunning : (preceding ?? paise(0)),
      subject,
    ),
  ];
}

const turnoverOf = (year: string, { profile }: Known): Paise | undefined =>
  profile.newest('turnover').find(({ subject }) => subject === year)?.value.amount;

const tooMuch = (
  code: 'composition-turnover' | 'quarterly-turnover',
  year: string,
  amount: Paise,
  gstin: string,
): Flag =>
  flag(code, say(`company.flag.${code}`, { gstin, year, amount: inPaise(amount) }), [
    `gst-registration.${gstin}`,
    `turnover.${year}`,
  ]);

/** Where the events of a company do not go with its facts or with each other. */
const eventFlags = (known: Known): readonly Flag[] => [...taxAtSourceFlags(known), ...filingFlags(known)];

function taxAtSourceFlags({ profile }: Known): Flag[] {
  const tans = profile.subjectsOf('tan');
  const deductions = profile.events('deduction');
  const deposits = profile.events('deposit');
  const unknown = new Set(
    [...deductions, ...deposits].map(({ subject }) => subject).filter((tan) => !tans.includes(tan)),
  );
  const months = new Set(deposits.map(({ subject, details }) => [subject, details.statement, details.month].join('|')));
  return [
    ...[...unknown].map((tan) => flag('tan-unknown', say('company.flag.tan-unknown', { tan }), ['tan'])),
    ...[...months].flatMap((key) => {
      const [tan = '', statement, month = ''] = key.split('|');
      const isSame = (other: { subject: string; details: { statement: string } }) =>
        other.subject === tan && other.details.statement === statement;
      const held = sum(deductions.filter((one) => isSame(one) && one.happenedOn.startsWith(month)));
      const paid = sum(deposits.filter((one) => isSame(one) && one.details.month === month));
      if (paid <= held) return [];
      const message = say('company.flag.deposit-exceeds-deduction', { month: { month }, tan });
      return [note('deposit-exceeds-deduction', message, ['deposit', 'deduction'])];
    }),
  ];
}

const sum = (events: readonly { details: { amount: number } }[]): number =>
  events.reduce((total, { details }) => total + details.amount, 0);

function filingFlags({ profile }: Known): Flag[] {
  const filed = profile.events('filing').map(({ subject }) => subject);
  const open = profile.events('nothing-due').filter(({ subject }) => filed.includes(subject));
  return open.map(({ subject }) =>
    flag(
      'filed-though-nothing-due',
      say('company.flag.filed-though-nothing-due', { form: formName(subject.split('|')[0] ?? '') }),
      ['filing', 'nothing-due'],
    ),
  );
}
