import { CIN_TYPES, readCin } from '../identifiers/cin';
import { gstinFault, panOfGstin, stateOfGstin } from '../identifiers/gstin';
import { panHolder } from '../identifiers/pan';
import { initialOfTan } from '../identifiers/tan';
import { dayInWords } from '../shared/days-in-words';
import { type Flag, flag, note } from './flag';
import { kindOfCin, legalFormInWords, panLetterOf } from './kind-of-cin';
import { type Known, legalFormOf } from './known';

/** Where the identifiers of a company disagree with each other or with its facts. Agreement proves nothing: nobody was asked. */
export const identityFlags = (known: Known): readonly Flag[] =>
  [yearOfCin(known), typeOfCin(known), formOfCin(known), holderOfPan(known), ...gstins(known), ...tans(known)].filter(
    (found): found is Flag => found !== undefined,
  );

function yearOfCin({ cin, incorporatedOn }: Known): Flag | undefined {
  const year = readCin(cin)?.year;
  if (year === undefined || String(year) === incorporatedOn.slice(0, 4)) return undefined;
  const message = `The CIN says that the company was formed in ${year}; its incorporation is stated on ${dayInWords(incorporatedOn)}`;
  return flag('cin-year', message, ['cin', 'incorporationDate']);
}

function typeOfCin({ cin }: Known): Flag | undefined {
  const type = readCin(cin)?.type;
  if (type === undefined || CIN_TYPES[type]) return undefined;
  return note('cin-type', `The letters ${type} of the CIN are not in the list of kinds of company`, ['cin']);
}

function formOfCin(known: Known): Flag | undefined {
  const named = kindOfCin(known.cin)?.legalForm;
  const stated = known.standing.newest('legal-form')[0]?.value.legalForm;
  if (!named || !stated || named === stated) return undefined;
  const message = `The CIN says ${legalFormInWords(named)}, the stated legal form is ${legalFormInWords(stated)}`;
  return flag('cin-legal-form', message, ['cin', 'legal-form']);
}

function holderOfPan(known: Known): Flag | undefined {
  const { pan } = known;
  const letter = pan.charAt(3);
  const form = legalFormOf(known);
  if (panHolder(pan) === null)
    return note('pan-letter', `The fourth letter of the PAN, ${letter}, is not in the published list`, ['pan']);
  if (!form || letter === panLetterOf(form)) return undefined;
  const message = `The fourth letter of the PAN is ${letter} (${panHolder(pan)}); that of a ${legalFormInWords(form)} is ${panLetterOf(form)}`;
  return flag('pan-holder', message, ['pan', 'legal-form']);
}

function gstins({ pan, cin, gstin, standing }: Known): Flag[] {
  const stated = standing.subjectsOf('gst-registration');
  const all = [...new Set([...(gstin ? [gstin] : []), ...stated])].filter((text) => gstinFault(text) === null);
  const others = all.filter((text) => panOfGstin(text) !== pan);
  const state = readCin(cin)?.state;
  const isAnyHome = all.some((text) => stateOfGstin(text)?.name === state?.name);
  const [first] = all;
  const foreign =
    state && first && !isAnyHome
      ? note(
          'gstin-state',
          `The CIN is of ${state.name}, the GSTIN of ${stateOfGstin(first)?.name}. A branch may be registered elsewhere`,
          ['gstin', 'cin'],
        )
      : undefined;
  return [
    ...others.map((text) =>
      flag('gstin-pan', `The GSTIN ${text} belongs to the PAN ${panOfGstin(text)}; the company's is ${pan}`, [
        'gstin',
        'pan',
      ]),
    ),
    ...(foreign ? [foreign] : []),
  ];
}

function tans({ name, tan, standing }: Known): Flag[] {
  const all = new Set([...(tan ? [tan] : []), ...standing.subjectsOf('tan')]);
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0];
  return [...all]
    .filter((text) => initial && initialOfTan(text) !== initial)
    .map((text) =>
      note(
        'tan-initial',
        `The fourth letter of the TAN ${text} is the first of the deductor's name: ${initialOfTan(text)}, not ${initial} of ${name}`,
        ['tan', 'name'],
      ),
    );
}
