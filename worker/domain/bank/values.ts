export const ACCOUNT_TYPES = ['current', 'savings'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const SIDES = ['credit', 'debit'] as const;
export type Side = (typeof SIDES)[number];

/** The kinds a transaction is counted under; a subcategory names the head within it. */
export const CATEGORY_KINDS = ['income', 'expense', 'tax_payment', 'transfer'] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** The rates and sections the add-category dialog offers (specification, section 9). */
export const CATEGORY_GST_RATES = ['0', '5', '12', '18', '28'] as const;
export const CATEGORY_TDS_SECTIONS = ['194A', '194C', '194I', '194J', '192'] as const;

/** From so many percent on a rule is taken to be sure of the category it sets; below, somebody should look. */
export const SURE_FROM = 80;
