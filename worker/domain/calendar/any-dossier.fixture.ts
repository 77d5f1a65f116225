import fc from 'fast-check';
import { DUTY_QUESTIONS, IP_KINDS } from '../company/facts';
import { GST_FILERS } from '../gst/law/returns';
import type { Relief } from '../law/relief';
import { RERA_STATES } from '../rera/law/projects-and-agents';
import { LEGAL_FORMS } from '../roc/classification';
import { EVENT_FORMS, type EventFormKey } from '../roc/law/forms';
import { addDays, addMonths, isoDate } from '../shared/dates';
import { paise, percent } from '../shared/money';
import { DIN, event, fact, GSTIN, KESTREL, TAN } from './kestrel.fixture';
import type { Asked, Dossier } from './model';

const isEventKey = (key: string): key is EventFormKey => key in EVENT_FORMS;
const EVENT_KEYS = Object.keys(EVENT_FORMS).filter(isEventKey);

const day = fc.integer({ min: 0, max: 5_000 }).map((count) => addDays(isoDate('2017-01-01'), count));
const amount = fc.integer({ min: 0, max: 1e11 }).map(paise);
const year = fc
  .integer({ min: 2016, max: 2030 })
  .map((start) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`);
const statement = fc.constantFrom('salary', 'residents', 'non-residents', 'collection' as const);

const anyFact = fc.oneof(
  fc
    .tuple(fc.constantFrom(...LEGAL_FORMS), fc.boolean(), day)
    .map(([legalForm, isNeverSmall, holdsFrom]) => fact('legal-form', { legalForm, isNeverSmall }, { holdsFrom })),
  fc.tuple(year, amount).map(([subject, value]) => fact('turnover', { amount: value }, { subject })),
  fc
    .tuple(fc.constantFrom(...GST_FILERS), day, day, fc.option(day, { nil: undefined }))
    .map(([filer, holdsFrom, registeredOn, cancelledOn]) =>
      fact(
        'gst-registration',
        { filer, registeredOn, ...(cancelledOn && { cancelledOn }) },
        { subject: GSTIN, holdsFrom },
      ),
    ),
  fc
    .record({
      paysSalary: fc.boolean(),
      paysResidents: fc.boolean(),
      paysNonResidents: fc.boolean(),
      collects: fc.boolean(),
    })
    .chain((flags) => day.map((holdsFrom) => fact('tan', flags, { subject: TAN, holdsFrom }))),
  fc
    .tuple(amount, amount, day)
    .map(([paidUp, authorised, holdsFrom]) => fact('capital', { paidUp, authorised }, { holdsFrom })),
  fc.tuple(amount, day).map(([value, holdsFrom]) => fact('contribution', { amount: value }, { holdsFrom })),
  fc
    .tuple(day, fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined }))
    .map(([appointedOn, ceasedOn, lastKycOn]) =>
      fact(
        'director',
        { name: 'R. Iyer', appointedOn, ...(ceasedOn && { ceasedOn }), ...(lastKycOn && { lastKycOn }) },
        { subject: DIN },
      ),
    ),
  fc
    .tuple(day, fc.integer({ min: 1, max: 5 }))
    .map(([appointedOn, years]) => fact('auditor', { name: 'Rao', appointedOn, years })),
  fc
    .tuple(fc.constantFrom(...RERA_STATES), day, day)
    .map(([state, registeredOn, endsOn]) =>
      fact('rera-project', { state, name: 'Heights', registeredOn, endsOn }, { subject: 'P51700000001' }),
    ),
  fc
    .tuple(fc.constantFrom(...RERA_STATES), day)
    .map(([state, licenceEndsOn]) => fact('rera-agent', { state, licenceEndsOn }, { subject: 'A51700000001' })),
  fc
    .tuple(fc.constantFrom(...IP_KINDS), day, fc.option(day, { nil: undefined }))
    .map(([kind, appliedOn, registeredOn]) =>
      fact(
        'ip-asset',
        { kind, name: 'KESTREL', appliedOn, classes: [9], ...(registeredOn && { registeredOn }) },
        { subject: '3530001' },
      ),
    ),
  fc
    .tuple(fc.constantFrom(...DUTY_QUESTIONS), fc.boolean(), day)
    .map(([subject, answer, holdsFrom]) => fact('duty', { answer }, { subject, holdsFrom })),
);

const anyEvent = fc.oneof(
  fc
    .tuple(day, statement, amount)
    .map(([on, kind, value]) => event('deduction', on, { statement: kind, amount: value }, { subject: TAN })),
  fc
    .tuple(day, statement, amount)
    .map(([on, kind, value]) =>
      event('deposit', on, { statement: kind, month: addMonths(on, -1).slice(0, 7), amount: value }, { subject: TAN }),
    ),
  fc
    .tuple(day, day)
    .map(([on, month]) => event('filing', on, {}, { subject: `GSTR-3B|${month.slice(0, 7)}|${GSTIN}` })),
  fc.tuple(year, day).map(([subject, on]) => event('agm', on, {}, { subject })),
  fc
    .tuple(year, day, fc.constantFrom(1, 3))
    .map(([subject, on, extensionMonths]) => event('agm-extension', on, { extensionMonths }, { subject })),
  day.map((on) => event('board-meeting', on, {})),
  day.map((on) => event('director-kyc', on, {}, { subject: DIN })),
  fc.tuple(fc.constantFrom(...EVENT_KEYS), day).map(([key, on]) => event('roc-event', on, { key })),
  day.map((on) => event('settled', on, {})),
  day.map((on) => event('strike-off-notice', on, {})),
);

const MARKS = { confidence: 'high', status: 'enacted', checkedOn: isoDate('2026-11-20') } as const;
const anyRelief: fc.Arbitrary<Relief> = fc
  .tuple(
    fc.constantFrom('GSTR-3B', '26Q', '140', 'ITR-6', 'tds-deposit', 'AOC-4', 'MGT-7', 'DPT-3'),
    day,
    day,
    fc.nat(100),
    fc.boolean(),
    fc.uuid(),
  )
  .map(([form, knownSince, from, share, isMove, id]) => {
    const given = { ...MARKS, id, forms: [form], knownSince, statute: `Circular ${id}`, source: { title: 'Circular' } };
    if (isMove) return { ...given, kind: 'extension', dueOn: from };
    return { ...given, kind: 'fee_waiver', filedFrom: from, filedBy: addDays(from, share), stillAsked: percent(share) };
  });

export const anyDossier: fc.Arbitrary<Dossier> = fc
  .record({
    incorporatedOn: day,
    trackedSince: day,
    facts: fc.array(anyFact, { maxLength: 12 }),
    events: fc.array(anyEvent, { maxLength: 12 }),
    reliefs: fc.array(anyRelief, { maxLength: 4 }),
  })
  .map((given) => ({ ...KESTREL, ...given }));

export const anyQuestion: fc.Arbitrary<Asked> = fc
  .record({ today: day, back: fc.nat(400), on: fc.nat(800), knownOn: fc.option(day, { nil: undefined }) })
  .map(({ today, back, on, knownOn }) => ({
    today: knownOn ?? today,
    from: addDays(knownOn ?? today, -back),
    to: addDays(knownOn ?? today, on),
    ...(knownOn && { knownOn }),
  }));
