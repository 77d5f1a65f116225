import { isUnverified } from '../law/rule';
import { addDays, type IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { AREAS_OF_LAW } from './areas/all';
import { type AreaOfLaw, type Draft, keyOf } from './draft';
import { ladderOf } from './ladder';
import type { Answer, Asked, Dossier, Obligation, Waiver } from './obligation';
import { movedBy, type ReliefsByForm, reliefsByForm, waiversOf } from './reliefs';
import { type Standing, standingOf } from './standing';
import { type State, stateOf, type Words, wordsOf } from './statuses';
import { isStruckOffThreatened } from './strike-off';

/** What is laid over every draft alike. */
type Overlay = { standing: Standing; words: Words; reliefs: ReliefsByForm };

/**
 * What the law asks of a company between two due days, with its facts, events and reliefs as they were known: each obligation
 * once, by due day and key; what is not due and why; what money lapses. Pure: equal questions have equal answers. The areas of
 * law can be given, so that one can be asked alone.
 */
export function obligationsOf(dossier: Dossier, asked: Asked, areas: readonly AreaOfLaw[] = AREAS_OF_LAW): Answer {
  const standing = standingOf(dossier, asked);
  const overlay = { standing, words: wordsOf(standing), reliefs: reliefsByForm(dossier.reliefs) };
  const answers = areas.map((area) => area(standing));
  const obligations = answers
    .flatMap(({ drafts }) => drafts.flatMap((draft) => obligationOf(draft, overlay) ?? []))
    .sort(byDueDay);
  return {
    obligations,
    notDue: answers.flatMap(({ notDue }) => notDue),
    warnings: answers.flatMap(({ warnings = [] }) => warnings),
    isStruckOffThreatened: isStruckOffThreatened(standing, obligations),
  };
}

/** Undefined where neither the law's own day nor the moved one touches the window. */
function obligationOf(draft: Draft, overlay: Overlay): Obligation | undefined {
  const { asked } = overlay.standing;
  const reliefs = overlay.reliefs.get(draft.form) ?? [];
  const moved = movedBy(reliefs, draft, draft.dueOn, asked.knownOn);
  const day = moved.dueOn.value;
  if (draft.originalDueOn > asked.to || day < asked.from) return undefined;
  const key = keyOf(draft);
  const state = stateOf(draft, key, day, overlay.words, overlay.standing);
  const waivers = reliefs.length > 0 ? waiversOf(reliefs, { ...draft, dueOn: day }, asked.knownOn) : [];
  const { area, form, period, subject, title, priority, isOptional, originalDueOn, applies } = draft;
  return {
    ...{ key, area, form, period, subject, title, priority, isOptional, applies, originalDueOn },
    description: isSunday(day) ? `${draft.description} ${ON_SUNDAY}` : draft.description,
    isUnverified: restsOnUnverified(moved.dueOn),
    dueOn: moved.dueOn,
    moves: [...draft.moves, ...moved.moves],
    waivers,
    ...costOf(draft, day, state, waivers, reliefs),
    ...state,
  };
}

function costOf(
  { costOn, costBreaks }: Draft,
  dueOn: IsoDate,
  { status }: State,
  waivers: readonly Waiver[],
  reliefs: Standing['dossier']['reliefs'],
): Pick<Obligation, 'ladder' | 'costOn'> {
  if (!costOn || status === 'not_due' || status === 'settled') return { ladder: [] };
  const onDay = (day: IsoDate) => costOn(day, dueOn, reliefs);
  const ofWaivers = waivers.flatMap(({ filedFrom, filedBy }) => [filedFrom, addDays(filedBy, 1)]);
  const breaks = [...(costBreaks?.(dueOn) ?? []), ...ofWaivers];
  return { costOn: onDay, ladder: ladderOf((day) => onDay(day).value, breaks, dueOn) };
}

const ON_SUNDAY = 'This day is a Sunday; the date does not move.';
const isSunday = (day: IsoDate): boolean => new Date(Date.parse(day)).getUTCDay() === 0;

const restsOnUnverified = ({ steps }: Explained<unknown>): boolean =>
  steps.some(({ rule }) => rule !== undefined && isUnverified(rule));

const byDueDay = (one: Obligation, other: Obligation): number =>
  one.dueOn.value === other.dueOn.value ? (one.key < other.key ? -1 : 1) : one.dueOn.value < other.dueOn.value ? -1 : 1;
