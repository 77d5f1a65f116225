import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { Registered } from '#domain/identifiers/registers.data';
import { api } from '../../lib/api/api';

const { verify } = api;

export type Sources = InferResponseType<(typeof api)['external-apis']['status']['$get'], 200>;

export const sourcesQuery = queryOptions({
  queryKey: ['external-apis', 'status'],
  queryFn: async () => (await api['external-apis'].status.$get()).json(),
});

/** What was found of a number: what it says itself, and what its register says where it was asked. */
export type Found = InferResponseType<(typeof verify)[Registered]['$post'], 200>;

const ASK: Record<Registered, (number: string) => Promise<Found>> = {
  gstin: async (gstin) => (await verify.gstin.$post({ json: { gstin } })).json(),
  pan: async (pan) => (await verify.pan.$post({ json: { pan } })).json(),
  tan: async (tan) => (await verify.tan.$post({ json: { tan } })).json(),
  cin: async (cin) => (await verify.cin.$post({ json: { cin } })).json(),
};

/** Verifies a number; a number at fault throws what is wrong with it at its field. */
export const verifyNumber = (kind: Registered, number: string): Promise<Found> => ASK[kind](number);
