import { EVENT_FORMS } from '#domain/roc/law/forms';
import { formWords } from '../../lib/form-words';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Choice, ChoiceGroup } from '../../ui/form/field';
import { formOf, isFormKey, STATEMENT_NAMES, triggerName } from './event.words';

/** Kinds that the dialog offers by themselves; those of the register are offered by what happened. */
export const PLAIN_EVENTS = [
  'agm',
  'agm-extension',
  'board-meeting',
  'egm',
  'requisition',
  'deduction',
  'deposit',
  'director-kyc',
  'strike-off-notice',
] as const;
export type PlainEvent = (typeof PLAIN_EVENTS)[number];

const ROC = 'roc:';

/** The choice of an event of the register, and back. */
export const rocChoice = (key: string): string => `${ROC}${key}`;
export const keyOfChoice = (choice: string): string | undefined =>
  choice.startsWith(ROC) ? choice.slice(ROC.length) : undefined;

/** Everything that can be recorded, in plain words, under the headings a person would look below. */
export function eventChoices(isLlp: boolean): readonly ChoiceGroup[] {
  const keys = Object.keys(EVENT_FORMS)
    .filter(isFormKey)
    .filter((key) => key.startsWith('llp') === isLlp || key === 'directorContactChange');
  return [
    {
      label: m.event_group_meetings(),
      choices: [
        { value: 'agm', label: m.event_agm() },
        { value: 'agm-extension', label: m.event_agm_extension() },
        { value: 'board-meeting', label: m.event_board_meeting() },
        { value: 'egm', label: m.event_egm() },
        { value: 'requisition', label: m.event_requisition() },
      ],
    },
    {
      label: m.event_group_tax(),
      choices: [
        { value: 'deduction', label: m.event_deduction() },
        { value: 'deposit', label: m.event_deposit() },
      ],
    },
    { label: m.event_group_people(), choices: [{ value: 'director-kyc', label: m.event_director_kyc() }] },
    {
      label: m.event_group_register(),
      choices: keys.map((key) => ({
        value: rocChoice(key),
        label: m.event_with_form({ event: triggerName(key), form: formWords(formOf(key)?.form ?? '') }),
      })),
    },
    { label: m.event_group_notices(), choices: [{ value: 'strike-off-notice', label: m.event_strike_off() }] },
  ];
}

export const statementChoices = (): readonly Choice[] =>
  Object.entries(STATEMENT_NAMES).map(([value, label]) => ({ value, label: label() }));

const MONTHS = 18;

/** This month and those before it, the last ended one first. */
export function monthChoices(today: string): readonly Choice[] {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: MONTHS }, (_, back) => now - 1 - back);
  return [...months, now].map((month) => {
    const value = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return { value, label: formatDate(`${value}-01`).slice(3) };
  });
}

const YEARS = 6;

/** The financial years whose accounts a meeting may lay, the last ended one first. */
export function yearChoices(today: string): readonly Choice[] {
  const start = Number(today.slice(0, 4)) - (today.slice(5) >= '04-01' ? 1 : 2);
  return Array.from({ length: YEARS }, (_, back) => {
    const value = `${start - back}-${String((start - back + 1) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });
}
