import type { ReportName } from '#domain/report/reports-names';
import type { ReportStatus } from '#domain/report/reports-status';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';

export const REPORT_WORDS: Record<ReportName, { name: () => string; description: () => string }> = {
  'profit-and-loss': { name: m.report_profit, description: m.report_profit_words },
  'cash-flow': { name: m.report_cash, description: m.report_cash_words },
  categories: { name: m.report_categories, description: m.report_categories_words },
  payees: { name: m.report_payees, description: m.report_payees_words },
};

export const STATUS_WORDS: Record<ReportStatus, { name: () => string; tone: Tone }> = {
  ready: { name: m.report_ready, tone: 'green' },
  pending: { name: m.report_pending, tone: 'yellow' },
  processing: { name: m.report_processing, tone: 'blue' },
};
