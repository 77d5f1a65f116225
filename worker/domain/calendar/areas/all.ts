import type { FactKind } from '../../company/facts';
import type { AreaAnswer, AreaOfLaw, CompanyProfile } from '../model';
import { legalFormOn } from './answers';
import { gst } from './gst';
import { incomeTax } from './income-tax';
import { ip } from './ip';
import { llp } from './llp';
import { rera } from './rera';
import { roc } from './roc/roc';
import { tds } from './tds/tds';

const NOTHING: AreaAnswer = { drafts: [], notDue: [] };

/** An area that is asked only of those whom it concerns. */
const where =
  (isConcerned: (profile: CompanyProfile) => boolean, area: AreaOfLaw): AreaOfLaw =>
  (profile) =>
    isConcerned(profile) ? area(profile) : NOTHING;

const isLlp = (profile: CompanyProfile): boolean => legalFormOn(profile, profile.asked.today) === 'llp';
const has =
  (...kinds: readonly FactKind[]) =>
  ({ subjectsOf }: CompanyProfile): boolean =>
    kinds.some((kind) => subjectsOf(kind).length > 0);

export const ofLlp = where(isLlp, llp);

/** The areas of law that the engine asks. The order is that in which what is not due is listed. */
export const AREAS_OF_LAW: readonly AreaOfLaw[] = [
  gst,
  tds,
  roc,
  ofLlp,
  incomeTax,
  where(has('rera-project', 'rera-agent'), rera),
  where(has('ip-asset'), ip),
];
