export const FILING_STATUSES = ['draft', 'ready_for_signing', 'signed', 'filed', 'rejected'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

export const TEMPLATE_CATEGORIES = ['ROC', 'GST', 'ITR', 'TDS', 'other'] as const;
