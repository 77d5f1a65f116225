import { CATEGORY_ACCOUNTS } from '../ledger/chart/category-accounts.data';
import type { IsoDate } from '../shared/dates';

/**
 * What a transporter declared with the PAN: to own no more goods carriages than the law allows, from a day, until the day it was
 * withdrawn. Of what is paid for goods carriage nothing is withheld while it stands.
 */
export type CarrierDeclaration = {
  carrierFrom?: IsoDate | null | undefined;
  carrierUntil?: IsoDate | null | undefined;
};

type Declarant = CarrierDeclaration & { panInoperativeSince?: IsoDate | null | undefined };

/** Since when a declaration stands that holds on a day; none without a PAN, of which one that is inoperative is none. */
export function declaredSince(declarant: Declarant | undefined, pan: string | undefined, day: IsoDate) {
  if (!declarant || pan === undefined) return undefined;
  const { carrierFrom, carrierUntil, panInoperativeSince } = declarant;
  if (panInoperativeSince && panInoperativeSince <= day) return undefined;
  return carrierFrom && carrierFrom <= day && (!carrierUntil || day < carrierUntil) ? carrierFrom : undefined;
}

/** Where freight stands in the chart: by road, but for the services below. Couriers carry letters and parcels, and stand elsewhere. */
export const FREIGHT_ACCOUNT = '5521';

/** Services of goods by railway, pipeline, water and air, and those beside transport such as loading and storage: no goods carriage. */
export const NOT_BY_ROAD = ['996512', '996513', '99652', '99653', '9967'] as const;

export const isGoodsCarriage = ({ account, hsn }: { account: string; hsn?: string | null | undefined }): boolean =>
  account === FREIGHT_ACCOUNT && !NOT_BY_ROAD.some((code) => hsn?.startsWith(code));

/** Whether what a bank line of a category pays is goods carriage. */
export const isCarriageCategory = (categoryId: string | null): boolean =>
  Object.entries(CATEGORY_ACCOUNTS).some(([id, account]) => id === categoryId && account === FREIGHT_ACCOUNT);
