import type { IpRight } from '../company/facts';
import { ruleIfInForce, ruleInForce } from '../law/rule';
import { addDays, type IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { applicationClocks } from './application';
import { type FeeKind, filingFee } from './fees';
import { type AskedOf, byDay, type Clock, type Fee, type Standing } from './model';
import { COPYRIGHT_OBJECTION_DAYS, COPYRIGHT_YEARS, ipTermEndsOn } from './other-rights';
import { EXAMINATION_REQUEST_MONTHS, patentDates } from './patent';
import { designClocks, markClocks, patentClocks, type Registered } from './registered';
import { OPPOSITION_MONTHS } from './trade-mark';

/** Where a right stands on a day, with every term that runs. The calendar counts by the same functions. */
export function standingOf(right: IpRight, asked: AskedOf): Standing {
  const { today } = asked;
  const { kind, appliedOn, registeredOn, jurisdiction = 'IN' } = right;
  if (jurisdiction !== 'IN') return abroad(right, today);
  if (!appliedOn) return { standing: 'draft', clocks: [], fees: draftFees(right, asked) };
  if (!registeredOn)
    return {
      standing: 'pending',
      clocks: openClocks({ ...right, appliedOn }, asked).toSorted(byDay),
      fees: kind === 'trademark' ? feesOf(['expedition'], right.classes.length, asked) : [],
    };
  const registered: Registered = { ...right, appliedOn, registeredOn };
  if (kind === 'trademark') return markClocks(registered, asked);
  if (kind === 'patent') return patentClocks(registered, asked);
  if (kind === 'design') return designClocks(registered, asked);
  return { standing: 'active', note: copyrightNote(today), clocks: [], fees: [] };
}

const copyrightNote = (today: IsoDate): Message =>
  say('ip.note.copyright', { count: ruleInForce(COPYRIGHT_YEARS, today).value });

/** Of a right abroad nothing is computed: the law of its country is not held here. */
function abroad({ appliedOn, registeredOn, inForceTo }: IpRight, today: IsoDate): Standing {
  const isOver = inForceTo !== undefined && inForceTo < today;
  const standing = !appliedOn ? 'draft' : !registeredOn ? 'pending' : isOver ? 'expired' : 'active';
  return {
    ...{ standing, note: say('ip.note.abroad'), clocks: [], fees: [] },
    ...(inForceTo && { renewalOn: inForceTo }),
  };
}

const DRAFT_FEES = {
  trademark: ['application'],
  patent: ['patent-filing', 'examination', 'expedited-examination'],
  design: ['design'],
  copyright: [],
} as const satisfies Record<IpRight['kind'], readonly FeeKind[]>;

const draftFees = ({ kind, classes }: IpRight, asked: AskedOf): readonly Fee[] =>
  feesOf(DRAFT_FEES[kind], kind === 'trademark' ? classes.length : 1, asked);

const feesOf = (kinds: readonly FeeKind[], count: number, { filer, today }: AskedOf): readonly Fee[] =>
  kinds.flatMap((id) => {
    const fee = filingFee(id, filer, today, Math.max(count, 1));
    return fee ? [{ id, fee }] : [];
  });

type Applied = IpRight & { appliedOn: IsoDate };

/** The terms of an open application: what its office asks, what others may do, and what ends abroad. */
function openClocks(right: Applied, asked: AskedOf): readonly Clock[] {
  const terms = applicationClocks(right).map(
    ({ form, from, dueOn, doneOn, until }): Clock => ({
      ...{ id: form, form, period: from, title: say(`ip.clock.${form}`), dueOn, ...(doneOn && { doneOn }) },
      stages: until
        ? [
            { name: say('ip.stage.in-time'), to: dueOn.value },
            { name: say('ip.stage.form-4'), from: addDays(dueOn.value, 1), to: until },
          ]
        : [],
    }),
  );
  if (right.kind === 'trademark') return [...terms, ...opposition(right)];
  if (right.kind === 'patent') return [...terms, ...ofPatent(right, asked)];
  return right.kind === 'copyright' ? objection(right) : terms;
}

/** The time in which others may oppose: nothing is done in it, and registration waits for its end. */
function opposition({ publishedOn }: Applied): readonly Clock[] {
  if (!publishedOn || !ruleIfInForce(OPPOSITION_MONTHS, publishedOn)) return [];
  const dueOn = ipTermEndsOn('opposition', publishedOn);
  return [
    { id: 'opposition', title: say('ip.clock.opposition'), note: say('ip.clock.opposition-note'), dueOn, stages: [] },
  ];
}

function objection({ appliedOn }: Applied): readonly Clock[] {
  if (!ruleIfInForce(COPYRIGHT_OBJECTION_DAYS, appliedOn)) return [];
  const dueOn = ipTermEndsOn('objection', appliedOn);
  return [
    { id: 'objection', title: say('ip.clock.objection'), note: say('ip.clock.objection-note'), dueOn, stages: [] },
  ];
}

function ofPatent(right: Applied, { today, filer }: AskedOf): readonly Clock[] {
  const { appliedOn, priorityOn, examinationAskedOn } = right;
  if (!ruleIfInForce(EXAMINATION_REQUEST_MONTHS, appliedOn)) return [];
  const { value, steps } = patentDates({ filedOn: appliedOn, ...(priorityOn && { priorityOn }) });
  const explained = (id: string, day: IsoDate): Explained<IsoDate> => ({
    value: day,
    steps: steps.filter((step) => step.id === id || step.id === 'filed' || step.id === 'first'),
  });
  const fee = filingFee('examination', filer, today);
  const faster = filingFee('expedited-examination', filer, today);
  const by = value.examinationRequestBy;
  const abroad = [
    ['convention', value.conventionBy],
    ['national', value.nationalPhaseBy],
  ] as const;
  return [
    {
      ...{ id: 'examination', form: 'Form 18', period: by.slice(0, 4), title: say('ip.clock.examination') },
      dueOn: explained('examination', by),
      ...(examinationAskedOn && { doneOn: examinationAskedOn }),
      stages: [
        ...(fee ? [{ name: say('ip.stage.usual'), to: by, fee }] : []),
        ...(faster ? [{ name: say('ip.stage.expedited'), to: by, fee: faster }] : []),
      ],
    },
    ...abroad
      .filter(([, day]) => day >= today)
      .map(
        ([id, day]): Clock => ({
          ...{
            id,
            title: say(`ip.clock.${id}`),
            note: say(`ip.clock.${id}-note`),
            dueOn: explained(id, day),
            stages: [],
          },
        }),
      ),
  ];
}
