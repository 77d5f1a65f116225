import { noticeBy } from '../../domain/roc/meeting-notice';
import { type IsoDate, yearBefore, yearEnd } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { type Language, type Said, say, wordsOf } from '../../domain/shared/message';
import type { PaperPart } from '../../platform/pdf-paper';
import type { CompanyCase } from '../calendar/case/case.repository';
import { heldIn, meetingsCaseOf, notesOf, peopleOf } from './meetings.usecase';
import type { PaperAsked } from './roc.contract';

// What is left to be filled in by hand.
const BLANK = '____________________';

/**
 * Notice or minutes of a meeting as a PDF: filled with what is recorded of the company and, of a meeting that was held, of the meeting;
 * what nobody recorded is left blank. A template: what the articles ask beside it is not known here.
 */
export async function meetingPaper(
  companyCase: CompanyCase,
  asked: PaperAsked,
  today: IsoDate,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import('../../platform/pdf-paper');
  const words = (said: Said) => wordsOf(said, language);
  const { company } = companyCase;
  const about = aboutOf(companyCase, asked, today);
  const parts = asked.paper === 'notice' ? noticeParts(about) : minutesParts(about);
  return paperPdf({
    title: words(say(`roc-paper.${asked.kind}-${asked.paper}`)),
    subtitle: words(about.when),
    company: company.name,
    identity: [words(say('roc-paper.cin', { cin: company.cin }))],
    parts: parts.map((part) => inWords(part, words)),
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
  });
}

type Part =
  | { kind: 'facts'; facts: readonly (readonly [Said, Said])[] }
  | {
      kind: 'table';
      title: Said;
      columns: readonly { heading: Said; share: number }[];
      rows: readonly (readonly Said[])[];
    }
  | { kind: 'text'; text: Said; tone?: 'plain' | 'quiet' | 'warning' };

function inWords(part: Part, words: (said: Said) => string): PaperPart {
  if (part.kind === 'facts')
    return { kind: 'facts', facts: part.facts.map(([label, value]) => [words(label), words(value)]) };
  if (part.kind === 'text') return { ...part, text: words(part.text) };
  return {
    kind: 'table',
    title: words(part.title),
    columns: part.columns.map(({ heading, share }) => ({ heading: words(heading), share })),
    rows: part.rows.map((cells) => ({ cells: cells.map(words) })),
  };
}

type About = PaperAsked & {
  when: Said;
  people: readonly string[];
  agenda: readonly Said[];
  noticeOn: IsoDate;
  isLateNotice: boolean;
  attended: readonly string[];
  resolutions: readonly string[];
  heldAt: string | null;
};

function aboutOf(companyCase: CompanyCase, asked: PaperAsked, today: IsoDate): About {
  const { profile, obligations } = meetingsCaseOf(companyCase, today);
  const name = asked.kind === 'board' ? 'board-meeting' : asked.kind;
  const held = heldIn(profile).find(({ kind, happenedOn }) => kind === name && happenedOn === asked.on);
  const notes = held ? notesOf(held) : { place: null, attended: [], resolutions: [] };
  const noticeOn = noticeBy(asked.kind, asked.on).value;
  const year = yearLaidOn(companyCase, asked.on);
  const open = obligations.filter(
    ({ form, status, dueOn }) =>
      form !== 'agm' && form !== 'board-meeting' && status === 'pending' && dueOn.value <= asked.on,
  );
  const endsTerm = obligations.some(({ form, period }) => form === 'ADT-1' && period === asked.on);
  const toAdopt = say('roc-paper.adopt-accounts', { year, end: onDay(yearEnd(year)) });
  // An extraordinary meeting transacts what its notice names and nothing else.
  const special = notes.resolutions.length > 0 ? notes.resolutions : [say('roc-paper.special-business')];
  const agendas: Record<PaperAsked['kind'], readonly Said[]> = {
    agm: [toAdopt, ...(endsTerm ? [say('roc-paper.appoint-auditor')] : []), say('roc-paper.other-business')],
    egm: special,
    board: [
      say('roc-paper.chair-and-quorum'),
      say('roc-paper.leave-of-absence'),
      say('roc-paper.minutes-before'),
      ...open.map(({ title, dueOn }) => say('roc-paper.note-open', { title, due: onDay(dueOn.value) })),
      say('roc-paper.other-business'),
    ],
  };
  return {
    ...asked,
    when: say('roc-paper.on', { day: onDay(asked.on) }),
    people: peopleOf(profile, asked.on),
    agenda: agendas[asked.kind],
    noticeOn,
    isLateNotice: noticeOn < today && asked.on >= today,
    attended: notes.attended,
    resolutions: notes.resolutions,
    heldAt: asked.place ?? notes.place,
  };
}

/** The year whose accounts a general meeting of that day lays: that of its record, else the last one that ended before. */
function yearLaidOn({ dossier }: CompanyCase, on: IsoDate): string {
  const recorded = dossier.events.find(
    ({ kind, happenedOn, withdrawnOn }) => kind === 'agm' && happenedOn === on && !withdrawnOn,
  );
  return recorded?.subject || yearBefore(on);
}

const placeFacts = ({ on, at, heldAt }: About): Part => ({
  kind: 'facts',
  facts: [
    [say('roc-paper.day'), say('roc-paper.is', { day: onDay(on) })],
    [say('roc-paper.time'), at ?? BLANK],
    [say('roc-paper.place'), heldAt ?? BLANK],
  ],
});

const numbered = (rows: readonly Said[]): readonly (readonly Said[])[] =>
  rows.map((row, place) => [`${place + 1}.`, row]);

const agendaPart = ({ agenda }: About): Part => ({
  ...{ kind: 'table', title: say('roc-paper.agenda') },
  columns: [
    { heading: say('roc-paper.number'), share: 0.08 },
    { heading: say('roc-paper.business'), share: 0.92 },
  ],
  rows: numbered(agenda),
});

function noticeParts(about: About): readonly Part[] {
  const { kind, on, noticeOn, isLateNotice, people } = about;
  return [
    placeFacts(about),
    { kind: 'text', text: say(`roc-paper.notice-to-${kind}`, { on: onDay(on) }) },
    agendaPart(about),
    ...(kind === 'egm' ? [{ kind: 'text', text: say('roc-paper.explanatory-statement') } as const] : []),
    { kind: 'text', text: say(`roc-paper.notice-by-${kind}`, { day: onDay(noticeOn) }), tone: 'quiet' },
    ...(isLateNotice ? [{ kind: 'text', text: say('roc-paper.notice-late'), tone: 'warning' } as const] : []),
    ...(kind === 'board' && people.length > 0
      ? [attendance(people, say('roc-paper.sent-to'), say('roc-paper.sent-on'))]
      : []),
    ...signed(say('roc-paper.by-order'), say('roc-paper.given-on')),
  ];
}

function minutesParts(about: About): readonly Part[] {
  const { kind, attended, people, resolutions } = about;
  const present = attended.length > 0 ? attended : people;
  return [
    placeFacts(about),
    attendance(present.length > 0 ? present : [BLANK], say('roc-paper.present'), say('roc-paper.signature')),
    { kind: 'text', text: say(`roc-paper.opening-${kind === 'board' ? kind : 'agm'}`) },
    agendaPart(about),
    {
      ...{ kind: 'table', title: say('roc-paper.resolutions') },
      columns: [
        { heading: say('roc-paper.number'), share: 0.08 },
        { heading: say('roc-paper.resolved'), share: 0.92 },
      ],
      rows: numbered(resolutions.length > 0 ? resolutions : [BLANK, BLANK]),
    },
    { kind: 'text', text: say('roc-paper.closing') },
    ...signed(say('roc-paper.chair'), say('roc-paper.signed-on')),
  ];
}

const attendance = (names: readonly string[], heading: Said, beside: Said): Part => ({
  ...{ kind: 'table', title: heading },
  columns: [
    { heading: say('roc-paper.name'), share: 0.5 },
    { heading: beside, share: 0.5 },
  ],
  rows: names.map((name) => [name, BLANK]),
});

const signed = (who: Said, when: Said): readonly Part[] => [
  {
    kind: 'facts',
    facts: [
      [who, BLANK],
      [when, BLANK],
    ],
  },
  { kind: 'text', text: say('roc-paper.template'), tone: 'quiet' },
];
