import { mayCompound, mayFileQuarterly } from '../gst/turnover';
import { financialYearOf } from '../shared/dates';
import { formatRupees, type Paise, paise } from '../shared/money';
import type { FactOf } from './facts';
import { yearBefore, yearEnd } from './financial-year';
import { type Flag, flag } from './flag';
import type { Known } from './known';

/** Where the turnover that is stated does not go with how the company is registered, or with the years it has lived. */
export const turnoverFlags = (known: Known): readonly Flag[] => [
  ...known.standing.newest('gst-registration').flatMap((registration) => filerFlags(registration, known)),
  ...known.standing
    .newest('turnover')
    .filter(({ subject, value }) => value.amount > 0 && yearEnd(subject) < known.incorporatedOn)
    .map(({ subject }) =>
      flag('turnover-before-incorporation', `There is a turnover for ${subject}, before the company was formed`, [
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
    return mayCompound(person, known.today).value ? [] : [tooMuch('composition', before, preceding, subject)];
  }
  if (value.filer !== 'regular QRMP') return [];
  const running = financialYearOf(known.today);
  const ofRunning = turnoverOf(running, known) ?? paise(0);
  if (mayFileQuarterly(preceding ?? paise(0), ofRunning, known.today).value) return [];
  const isRunning = ofRunning > (preceding ?? 0);
  return [
    tooMuch(
      'quarterly returns',
      isRunning ? running : before,
      isRunning ? ofRunning : (preceding ?? paise(0)),
      subject,
    ),
  ];
}

const turnoverOf = (year: string, { standing }: Known): Paise | undefined =>
  standing.newest('turnover').find(({ subject }) => subject === year)?.value.amount;

const tooMuch = (what: string, year: string, amount: Paise, gstin: string): Flag =>
  flag(
    what === 'composition' ? 'composition-turnover' : 'quarterly-turnover',
    `${gstin} is registered for ${what}, but the turnover of ${year}, Rs ${formatRupees(amount)}, passes the limit for it`,
    [`gst-registration.${gstin}`, `turnover.${year}`],
  );
