import { ruleIfInForce } from '../../../law/rule';
import { FREE_FORMS, freeOfCharge, normalFee, normalLlpFee } from '../../../roc/fees';
import { LLP_NORMAL_FEE, NORMAL_FEE } from '../../../roc/law/fees';
import type { IsoDate } from '../../../shared/dates';
import { assuming, type Explained, Working } from '../../../shared/explained';
import { type Message, say } from '../../../shared/message';
import type { Paise } from '../../../shared/money';
import type { CompanyProfile } from '../../model';
import { isCarriedBack } from '../answers';

/** The normal fee of a form, or why no figure of it can be told; undefined where the form has none of its own. */
export type NormalFee = { explained: Explained<Paise> } | { unknown: Message } | undefined;

/** What is no form of the Registrar's own: a resolution, and the KYC that costs nothing in time and a fee of its own when late. */
const WITHOUT_FEE: readonly string[] = ['board-resolution', 'agm', 'board-meeting', 'DIR-3 KYC', 'DIR-3-KYC-Web'];

/**
 * The fee that a form costs whenever it is filed, by the capital or contribution and the table of the day of filing (T1, T6). SH-7 pays
 * by a slab of the increase that no table here holds; MSME-1 is free. Paise.
 */
export function normalFeeOn(profile: CompanyProfile, form: string, day: IsoDate): NormalFee {
  if (WITHOUT_FEE.includes(form)) return undefined;
  if (form === 'SH-7') return { unknown: say('roc.desk.increase-fee') };
  if (FREE_FORMS.includes(form)) return { explained: free() };
  return form.startsWith('LLP') ? ofLlp(profile, form, day) : ofCompany(profile, day);
}

function free(): Explained<Paise> {
  const working = new Working();
  return working.explain(freeOfCharge(working));
}

function ofCompany(profile: CompanyProfile, day: IsoDate): NormalFee {
  const { knownOn } = profile.asked;
  if (!ruleIfInForce(NORMAL_FEE, day, knownOn)) return undefined;
  const capital = profile.statedOn('capital', day)?.value.authorised;
  if (capital === undefined) return { unknown: say('calendar.cost.unknown.capital') };
  const working = new Working();
  const told = working.explain(normalFee({ authorisedCapital: capital, filedOn: day }, working, knownOn));
  const isAssumed = isCarriedBack(profile, 'capital', day);
  return { explained: assuming(told, ({ id }) => isAssumed && id === 'capital', { record: 'fact', kind: 'capital' }) };
}

function ofLlp(profile: CompanyProfile, form: string, day: IsoDate): NormalFee {
  const { knownOn } = profile.asked;
  if (!ruleIfInForce(LLP_NORMAL_FEE, day, knownOn)) return undefined;
  const contribution = profile.statedOn('contribution', day)?.value.amount;
  if (contribution === undefined) return { unknown: say('calendar.cost.unknown.llp-size') };
  const working = new Working();
  const fee = normalLlpFee({ form, contribution, isSmall: false, dueOn: day, filedOn: day }, working, knownOn);
  return { explained: working.explain(fee) };
}
