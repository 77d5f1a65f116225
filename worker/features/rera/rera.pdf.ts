import { formName } from '../../domain/calendar/values';
import { ruleInForce } from '../../domain/law/rule';
import { REGISTRATION_LIMITS, SEPARATE_ACCOUNT_SHARE } from '../../domain/rera/law/projects-and-agents';
import { type IsoDate, isIsoDate } from '../../domain/shared/dates';
import { atRate, inPaise, onDay } from '../../domain/shared/explained';
import { type Language, type Said, say, wordsOf } from '../../domain/shared/message';
import { parseRupees } from '../../domain/shared/money';
import type { PaperPart } from '../../platform/pdf-paper';
import type { reraDeskOf } from './rera.usecase';

type Desk = ReturnType<typeof reraDeskOf>;
type StateDesk = Desk['states'][number];
type Company = { name: string; cin: string; pan: string };

// What nobody recorded is filled in by hand.
const BLANK = '____________________';
const NONE = '-';

const asRupees = (amount: string | null): Said =>
  amount === null ? BLANK : say('rera.paper.is', { value: inPaise(parseRupees(amount)) });
const asDay = (day: IsoDate | null): Said => (day === null ? BLANK : say('rera.paper.is', { value: onDay(day) }));
const asCount = (count: number | null): Said => (count === null ? BLANK : String(count));

/** The forms of each State as a worksheet: what the portals ask and is known here is filled in, the rest is left blank. */
export async function formsPdf(desk: Desk, company: Company, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import('../../platform/pdf-paper');
  const words = (said: Said) => wordsOf(said, language);
  const parts = desk.states.flatMap((state) => partsOf(state, desk.asOf, words));
  return paperPdf({
    title: words(say('rera.paper.forms')),
    subtitle: words(say('rera.paper.as-of', { day: onDay(desk.asOf) })),
    company: company.name,
    identity: [words(say('rera.paper.numbers', { cin: company.cin, pan: company.pan }))],
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
    parts: [...parts, { kind: 'text', tone: 'quiet', text: words(say('rera.paper.worksheet')) }],
  });
}

type Words = (said: Said) => string;

function partsOf(state: StateDesk, asOf: IsoDate, words: Words): readonly PaperPart[] {
  const title = words(state.name);
  if (state.projects.length + state.agents.length + state.activities.length === 0)
    return [{ kind: 'text', text: words(say('rera.paper.state-none', { state: state.name })), tone: 'quiet' }];
  return [
    { kind: 'text', text: words(say('rera.paper.state', { state: title })) },
    ...state.projects.flatMap((project) => projectParts(project, words)),
    ...state.agents.flatMap((agent) => agentParts(agent, words)),
    ...state.activities.flatMap((activity) => activityParts(activity, asOf, words)),
  ];
}

function factsPart(facts: readonly (readonly [Said, Said])[], words: Words): PaperPart {
  return { kind: 'facts', facts: facts.map(([label, value]) => [words(label), words(value)]) };
}

function projectParts(project: StateDesk['projects'][number], words: Words): readonly PaperPart[] {
  const { number, name, registeredOn, endsOn, completedOn, cost, land, apartments, duties } = project;
  return [
    factsPart(
      [
        [say('rera.paper.project'), name],
        [say('rera.paper.registration-number'), number],
        [say('rera.paper.registered-on'), asDay(registeredOn)],
        [say('rera.paper.ends-on'), asDay(endsOn)],
        [say('rera.paper.completed-on'), completedOn ? asDay(completedOn) : NONE],
        [say('rera.paper.cost'), asRupees(cost)],
        [say('rera.paper.land'), asCount(land)],
        [say('rera.paper.apartments'), asCount(apartments)],
        [say('rera.paper.sold'), BLANK],
        [say('rera.paper.collected'), BLANK],
        [say('rera.paper.separate-account'), BLANK],
        [say('rera.paper.withdrawn'), BLANK],
        [say('rera.paper.architect'), BLANK],
        [say('rera.paper.engineer'), BLANK],
        [say('rera.paper.accountant'), BLANK],
        [say('rera.paper.progress'), BLANK],
      ],
      words,
    ),
    dutiesPart(duties, words),
  ];
}

function agentParts(
  { number, licenceEndsOn, duties }: StateDesk['agents'][number],
  words: Words,
): readonly PaperPart[] {
  const facts = factsPart(
    [
      [say('rera.paper.licence'), number],
      [say('rera.paper.licence-ends-on'), asDay(licenceEndsOn)],
      [say('rera.paper.deals'), BLANK],
      [say('rera.paper.commission'), BLANK],
    ],
    words,
  );
  return duties.length > 0 ? [facts, dutiesPart(duties, words)] : [facts];
}

function activityParts(activity: StateDesk['activities'][number], _asOf: IsoDate, words: Words): readonly PaperPart[] {
  const { name, land, apartments, need, isSelling } = activity;
  return [
    factsPart(
      [
        [say(`rera.paper.${activity.activity}`), name],
        [say('rera.paper.registration'), need ? say(`rera.need.${need}`) : BLANK],
        [say('rera.paper.land'), asCount(land)],
        [say('rera.paper.apartments'), asCount(apartments)],
        [say('rera.paper.selling'), say(isSelling ? 'rera.paper.yes' : 'rera.paper.no')],
      ],
      words,
    ),
  ];
}

const MOST_DUTIES = 12;

/** What is open first; of what was filed the last ones. */
function dutiesPart(duties: StateDesk['projects'][number]['duties'], words: Words): PaperPart {
  const open = duties.filter(({ status }) => status !== 'filed' && status !== 'not-due');
  return {
    kind: 'table',
    title: words(say('rera.paper.duties')),
    columns: [
      { heading: words(say('rera.paper.form')), share: 0.38 },
      { heading: words(say('rera.paper.period')), share: 0.18 },
      { heading: words(say('rera.paper.due')), share: 0.2 },
      { heading: words(say('rera.paper.filed-on')), share: 0.24 },
    ],
    rows: open.slice(0, MOST_DUTIES).map(({ form, period, dueDate }) => ({
      // What ends on a day is named by it, which stands beside it as the day it is due.
      cells: [words(formName(form)), isIsoDate(period) ? '' : period, words(asDay(dueDate)), BLANK],
    })),
  };
}

const DISCLAIMERS = ['indicator', 'registration', 'account', 'advertising', 'states', 'advice'] as const;

/** The disclaimers that go with the assessment and with what is advertised of a project. */
export async function disclaimersPdf(
  desk: Desk,
  company: Company,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import('../../platform/pdf-paper');
  const words = (said: Said) => wordsOf(said, language);
  const { landSquareMetres, apartments } = ruleInForce(REGISTRATION_LIMITS, desk.asOf).value;
  const share = atRate(ruleInForce(SEPARATE_ACCOUNT_SHARE, desk.asOf).value);
  const numbers = desk.states.flatMap(({ name, projects }) =>
    projects.map(
      (project): PaperPart => ({
        kind: 'text',
        text: words(say('rera.disclaimer.project', { project: project.name, number: project.number, state: name })),
      }),
    ),
  );
  return paperPdf({
    title: words(say('rera.paper.disclaimers')),
    subtitle: words(say('rera.paper.as-of', { day: onDay(desk.asOf) })),
    company: company.name,
    identity: [words(say('rera.paper.numbers', { cin: company.cin, pan: company.pan }))],
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
    parts: [
      ...DISCLAIMERS.map(
        (name): PaperPart => ({
          kind: 'text',
          text: words(say(`rera.disclaimer.${name}`, { land: landSquareMetres, apartments, share })),
        }),
      ),
      ...numbers,
    ],
  });
}
