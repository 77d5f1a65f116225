import { dayInWords } from '../shared/days-in-words';
import { eventFlags } from './event-flags';
import type { FactOf } from './facts';
import { type Flag, flag, note } from './flag';
import { identityFlags } from './identity-flags';
import { legalFormInWords } from './kind-of-cin';
import { type Known, legalFormOf } from './known';
import { turnoverFlags } from './turnover-flags';

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

function beforeIncorporation({ standing, incorporatedOn }: Known): Flag[] {
  const early = standing.dossier.facts.filter(
    ({ holdsFrom, withdrawnOn }) => withdrawnOn === undefined && holdsFrom < incorporatedOn,
  );
  return early.map(({ kind, subject, holdsFrom }) =>
    flag(
      'fact-before-incorporation',
      `${named(kind, subject)} is said to hold from ${dayInWords(holdsFrom)}, but the company was formed on ${dayInWords(incorporatedOn)}`,
      [`${kind}.holdsFrom`, 'incorporationDate'],
    ),
  );
}

const named = (kind: string, subject: string): string => (subject ? `${kind} ${subject}` : kind);

function wrongKindOfCapital(known: Known): Flag[] {
  const form = legalFormOf(known);
  const [capital] = known.standing.newest('capital');
  const [contribution] = known.standing.newest('contribution');
  if (form === 'llp' && capital)
    return [flag('llp-with-capital', 'An LLP has a contribution, not share capital', ['capital', 'legal-form'])];
  if (form && form !== 'llp' && contribution) {
    const message = `A ${legalFormInWords(form)} has share capital, not a contribution`;
    return [flag('company-with-contribution', message, ['contribution', 'legal-form'])];
  }
  return [];
}

const LEAST_DIRECTORS = { opc: 1, private: 2, public: 3, llp: 2 } as const;

function directorFlags(known: Known): Flag[] {
  const { standing, incorporatedOn, today } = known;
  const directors = standing.newest('director');
  const early = directors.filter(({ value }) => value.appointedOn < incorporatedOn);
  const serving = directors.filter(({ value }) => value.ceasedOn === undefined || value.ceasedOn > today);
  const form = legalFormOf(known);
  const isFew = form !== undefined && directors.length > 0 && serving.length < LEAST_DIRECTORS[form];
  return [
    ...early.map(({ subject, value }) =>
      flag(
        'director-before-incorporation',
        `${value.name} was appointed on ${dayInWords(value.appointedOn)}, before the company was formed on ${dayInWords(incorporatedOn)}`,
        [`director.${subject}`, 'incorporationDate'],
      ),
    ),
    ...(isFew ? [few(form, serving.length)] : []),
    ...standing
      .events('director-kyc')
      .filter(({ subject }) => !directors.some((director) => director.subject === subject))
      .map(({ subject }) =>
        flag('director-unknown', `KYC is recorded for the DIN ${subject}, which is no director's`, ['director-kyc']),
      ),
  ];
}

const few = (form: keyof typeof LEAST_DIRECTORS, count: number): Flag => {
  const people = form === 'llp' ? 'designated partners' : 'directors';
  const message = `${count} of the ${people} ${count === 1 ? 'is' : 'are'} stated; a ${legalFormInWords(form)} has at least ${LEAST_DIRECTORS[form]}`;
  return note('too-few-directors', message, ['director']);
};

function certificateFlags({ standing }: Known): Flag[] {
  const [certificate] = standing.newest('board-certificate');
  const [recognition] = standing.newest('startup-recognition');
  const fields = ['board-certificate', 'startup-recognition'];
  if (!certificate) return [];
  if (!recognition)
    return [
      flag(
        'certificate-without-recognition',
        'The certificate of the Board is given to recognised start-ups only, and no recognition is stated',
        fields,
      ),
    ];
  if (certificate.value.issuedOn >= recognition.value.recognisedOn) return [];
  const message = `The certificate of the Board of ${dayInWords(certificate.value.issuedOn)} is older than the recognition of ${dayInWords(recognition.value.recognisedOn)}`;
  return [flag('certificate-before-recognition', message, fields)];
}

const FOR_GOOD = ['concessional_22', 'new_manufacturing_15'];

function regimeFlags({ standing }: Known): Flag[] {
  const byYear = standing.newest('tax-regime').toSorted((one, other) => (one.subject < other.subject ? -1 : 1));
  return byYear.flatMap((later, place) => {
    const chosen = byYear.slice(0, place).findLast(({ value }) => FOR_GOOD.includes(value.regime));
    return chosen && chosen.value.regime !== later.value.regime ? [left(chosen, later)] : [];
  });
}

const left = (chosen: FactOf<'tax-regime'>, later: FactOf<'tax-regime'>): Flag =>
  flag(
    'regime-left',
    `The regime chosen for ${chosen.subject} cannot be left again, but for ${later.subject} another one is stated`,
    [`tax-regime.${chosen.subject}`, `tax-regime.${later.subject}`],
  );
