import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from './api/api';
import { everyPage } from './api/every-page';

const company = api.companies[':companyId'];
const calendar = company['compliance-calendar'];
const explanation = company['compliance-items'][':itemId'].explanation;

export type CalendarItem = InferResponseType<(typeof calendar)['$get'], 200>[number];
export type ComplianceStatus = InferResponseType<(typeof company)['compliance-status']['$get'], 200>;
export type ItemExplanation = InferResponseType<(typeof explanation)['$get'], 200>;
export type CalendarFilter = Pick<
  NonNullable<InferRequestType<(typeof calendar)['$get']>['query']>,
  'from' | 'to' | 'area' | 'status' | 'asKnownOn'
>;

const LARGEST_PAGE = '500';

/** Every answer about a company begins with this key; after a change all of them are asked again. */
export const companyKey = (companyId: string) => ['api', 'companies', companyId] as const;

/** A company's items by due date, to the last one. */
export const calendarQuery = (companyId: string, filter: CalendarFilter = {}) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'compliance-calendar', filter],
    queryFn: () =>
      everyPage((cursor) =>
        calendar.$get({ param: { companyId }, query: { ...filter, limit: LARGEST_PAGE, ...(cursor && { cursor }) } }),
      ),
  });

/** The score with its lines, per area and as a whole; what is not due and why; what must still be answered. */
export const statusQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'compliance-status'],
    queryFn: async () => (await company['compliance-status'].$get({ param: { companyId } })).json(),
  });

/** The day of doing it, for its cost, and the past day whose knowledge answers; today where none is named. */
export type ExplanationDays = NonNullable<InferRequestType<(typeof explanation)['$get']>['query']>;

/** One item with the reasons of its date, of its being due at all and of its cost. */
export const itemExplanationQuery = (companyId: string, itemId: string, query: ExplanationDays = {}) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'compliance-items', itemId, 'explanation', query],
    queryFn: async () => (await explanation.$get({ param: { companyId, itemId }, query })).json(),
  });
