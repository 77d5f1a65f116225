import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { parseRupees } from '#domain/shared/money';
import { api } from '../../lib/api/api';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useCompanyChange } from '../../lib/use-company-change';

const company = api.companies[':companyId'];
const assets = company['fixed-assets'];

export type Asset = InferResponseType<typeof assets.$get>[number];
export type Candidate = InferResponseType<typeof assets.candidates.$get>[number];
export type YearOfDepreciation = InferResponseType<typeof assets.depreciation.$get>;
export type NewAsset = InferRequestType<typeof assets.$post>['json'];

const key = (companyId: string) => ['api', 'companies', companyId, 'fixed-assets'] as const;

export const assetsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'register'],
    queryFn: async () => (await assets.$get({ param: { companyId }, query: {} })).json(),
  });

export const candidatesQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'candidates'],
    queryFn: async () => (await assets.candidates.$get({ param: { companyId } })).json(),
  });

export const depreciationQuery = (companyId: string, year: string) =>
  queryOptions({
    queryKey: [...key(companyId), 'depreciation', year],
    queryFn: async () => (await assets.depreciation.$get({ param: { companyId }, query: { year } })).json(),
  });

export type Going = {
  kind: 'sold' | 'scrapped';
  on: string;
  price?: string;
  gstRate?: string;
  gstin?: string;
  placeOfSupply?: string;
};

/** How the company stands under GST today: who is not registered charges none. */
export const schemeQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'invoice-profile'],
    queryFn: async () => (await company['invoice-profile'].$get({ param: { companyId } })).json(),
  });

/** What selling or scrapping would post. */
export const goingQuery = (companyId: string, assetId: string, going: Going | undefined) =>
  queryOptions({
    // Apart from what is asked again after a change: an asset that has gone has nothing to propose.
    queryKey: ['api', 'asset-disposal', companyId, assetId, going],
    queryFn: async () =>
      (await assets[':assetId'].disposal.$get({ param: { companyId, assetId }, query: going ?? { on: '' } })).json(),
    enabled: going !== undefined,
    retry: false,
    gcTime: 0,
  });

export const useAddAsset = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: NewAsset) => (await assets.$post({ param: { companyId }, json })).json(),
    ({ name }) => m.asset_added({ name }),
  );

export const usePostDepreciation = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: { financialYear: string }) => (await assets.depreciation.$post({ param: { companyId }, json })).json(),
    ({ number, amount }) =>
      number ? m.asset_posted({ amount: formatInrExact(parseRupees(amount)), number }) : m.asset_nothing_left(),
  );

export const useSell = (companyId: string, assetId: string) =>
  useCompanyChange(
    companyId,
    async (json: InferRequestType<(typeof assets)[':assetId']['sell']['$post']>['json']) =>
      (await assets[':assetId'].sell.$post({ param: { companyId, assetId }, json })).json(),
    ({ name, invoice }) => m.asset_sold({ name, number: invoice?.number ?? '' }),
  );

export const useScrap = (companyId: string, assetId: string) =>
  useCompanyChange(
    companyId,
    async (json: { on: string }) =>
      (await assets[':assetId'].scrap.$post({ param: { companyId, assetId }, json })).json(),
    ({ name }) => m.asset_scrapped({ name }),
  );

export const useTakeBack = (companyId: string, assetId: string) =>
  useCompanyChange(
    companyId,
    async (json: { reason: string }) =>
      (await assets[':assetId']['take-back'].$post({ param: { companyId, assetId }, json })).json(),
    ({ name }) => m.asset_taken_back({ name }),
  );

export const useSetShifts = (companyId: string, assetId: string) =>
  useCompanyChange(
    companyId,
    async (json: InferRequestType<(typeof assets)[':assetId']['shifts']['$post']>['json']) =>
      (await assets[':assetId'].shifts.$post({ param: { companyId, assetId }, json })).json(),
    ({ name }) => m.asset_shifts_set({ name }),
  );

export const useSetBlock = (companyId: string) =>
  useCompanyChange(
    companyId,
    async (json: InferRequestType<(typeof assets)['tax-blocks']['$post']>['json']) =>
      (await assets['tax-blocks'].$post({ param: { companyId }, json })).json(),
    () => m.asset_block_set(),
  );

/** The company's own accounts on which buildings and other property can stand. */
export const ownAccountsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['api', 'companies', companyId, 'own-asset-accounts'],
    queryFn: async () => (await api.companies[':companyId'].accounts.$get({ param: { companyId } })).json(),
    select: (accounts) => accounts.filter(({ line, origin }) => line === 'ppe' && origin === 'own'),
  });
