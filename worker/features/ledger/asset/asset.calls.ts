import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const ASSETS = '/companies/:companyId/fixed-assets';

export const assetCalls = {
  [`GET ${ASSETS}` as const]: { subject: COMPANY, summary: say('api.asset.list'), verdicts: COMPANY_READ },
  [`POST ${ASSETS}` as const]: { subject: COMPANY, summary: say('api.asset.add'), verdicts: COMPANY_WRITE },
  [`GET ${ASSETS}/candidates` as const]: {
    subject: COMPANY,
    summary: say('api.asset.candidates'),
    verdicts: COMPANY_READ,
  },
  [`GET ${ASSETS}/depreciation` as const]: {
    subject: COMPANY,
    summary: say('api.asset.depreciation'),
    verdicts: COMPANY_READ,
  },
  [`POST ${ASSETS}/depreciation` as const]: {
    subject: COMPANY,
    summary: say('api.asset.post-depreciation'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ASSETS}/tax-blocks` as const]: {
    subject: COMPANY,
    summary: say('api.asset.set-block'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${ASSETS}/:assetId/disposal` as const]: {
    subject: COMPANY,
    summary: say('api.asset.propose-disposal'),
    verdicts: COMPANY_READ,
  },
  [`POST ${ASSETS}/:assetId/shifts` as const]: {
    subject: COMPANY,
    summary: say('api.asset.set-shifts'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ASSETS}/:assetId/sell` as const]: {
    subject: COMPANY,
    summary: say('api.asset.sell'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ASSETS}/:assetId/scrap` as const]: {
    subject: COMPANY,
    summary: say('api.asset.scrap'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ASSETS}/:assetId/take-back` as const]: {
    subject: COMPANY,
    summary: say('api.asset.take-back'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
