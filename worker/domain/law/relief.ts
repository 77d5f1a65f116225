import type { IsoDate } from '../shared/dates';
import type { BasisPoints } from '../shared/money';
import type { Rule } from './rule';

type Instrument = Pick<
  Rule<unknown>,
  'id' | 'knownSince' | 'statute' | 'source' | 'confidence' | 'status' | 'checkedOn'
> & {
  forms: readonly string[];
  /** The period of the form, such as '2025-26'; absent where the instrument covers every period. */
  period?: string;
  /** The day on which it was taken back; from then on it is as if it had never been given. */
  withdrawnOn?: IsoDate;
};

/** Moves the due date itself: nothing is late before the new day. */
export type Extension = Instrument & { kind: 'extension'; dueOn: IsoDate };

/**
 * Leaves the due date where it is and asks only part of the additional fee from those who file inside the window.
 * Who files after it pays from the original due date.
 */
export type FeeWaiver = Instrument & {
  kind: 'fee_waiver';
  filedFrom: IsoDate;
  filedBy: IsoDate;
  /** What is still asked of the additional fee: 0 where all of it is waived. */
  stillAsked: BasisPoints;
};

/** What eases a rule for a while: data that an administrator enters, and never a new version of the rule. */
export type Relief = Extension | FeeWaiver;

export type FormPeriod = { form: string; period: string };

/** The extension that counts for a form and period as known on a day: the one known last. */
export function extensionFor(reliefs: readonly Relief[], about: FormPeriod, knownOn?: IsoDate): Extension | undefined {
  return reliefs
    .filter((relief) => relief.kind === 'extension')
    .filter((relief) => covers(relief, about, knownOn))
    .reduce<Extension | undefined>(
      (last, next) => (last && last.knownSince > next.knownSince ? last : next),
      undefined,
    );
}

/** The waiver that asks least of a form filed on a day; undefined where the whole fee is due. */
export function waiverFor(
  reliefs: readonly Relief[],
  about: FormPeriod & { filedOn: IsoDate },
  knownOn?: IsoDate,
): FeeWaiver | undefined {
  return reliefs
    .filter((relief) => relief.kind === 'fee_waiver')
    .filter((relief) => covers(relief, about, knownOn))
    .filter((relief) => relief.filedFrom <= about.filedOn && about.filedOn <= relief.filedBy)
    .reduce<FeeWaiver | undefined>(
      (least, next) => (least && least.stillAsked <= next.stillAsked ? least : next),
      undefined,
    );
}

function covers(relief: Relief, { form, period }: FormPeriod, knownOn: IsoDate | undefined): boolean {
  const isKnown = !knownOn || relief.knownSince <= knownOn;
  const stands = !relief.withdrawnOn || (knownOn !== undefined && knownOn < relief.withdrawnOn);
  return isKnown && stands && relief.forms.includes(form) && (!relief.period || relief.period === period);
}
