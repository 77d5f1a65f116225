import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { BLOCKED_CREDITS, LINE_NATURES, OPERATOR_ROLES } from '../../../domain/gst/law/sections';
import { DOCUMENT_KINDS, DOCUMENT_SIDES, SUPPLY_TYPES } from '../../../domain/ledger/document/model';
import {
  allowed,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  rateColumn,
} from '../../../platform/database';
import { companies } from '../../company/company.table';
import { parties } from '../chart/chart.table';

/** Invoices, bills and the notes that change them. What one says is never edited: it is cancelled, and its number stays used. */
export const ledgerDocuments = sqliteTable(
  'ledger_documents',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    side: text({ enum: DOCUMENT_SIDES }).notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    partyId: text()
      .notNull()
      .references(() => parties.id),
    /** As the paper has them, whatever becomes of the party. */
    partyName: text().notNull(),
    gstin: text(),
    stateCode: text(),
    partyAddress: text(),
    number: text().notNull(),
    /** The number as numbers are compared. */
    foldedNumber: text().notNull(),
    /** What the number begins with, and its place in that series. */
    series: text().notNull(),
    serial: integer().notNull(),
    financialYear: text().notNull(),
    date: dayColumn().notNull(),
    dueDate: dayColumn(),
    placeOfSupply: text().notNull(),
    supplyType: text({ enum: SUPPLY_TYPES }).notNull(),
    isReverseCharge: flagColumn().notNull(),
    originalNumber: text(),
    originalDate: dayColumn(),
    /** The document it changes, where that is in the books. */
    originalId: text(),
    currency: text().notNull().default('INR'),
    exchangeRate: text(),
    taxable: paiseColumn('taxable').notNull(),
    igst: paiseColumn('igst').notNull(),
    cgst: paiseColumn('cgst').notNull(),
    sgst: paiseColumn('sgst').notNull(),
    cess: paiseColumn('cess').notNull(),
    roundOff: paiseColumn('round_off').notNull(),
    total: paiseColumn('total').notNull(),
    /** Tax withheld from it. */
    withheld: paiseColumn('withheld').notNull(),
    /** What it adds to what is owed: the total less tax withheld. */
    payable: paiseColumn('payable').notNull(),
    voucherId: text().notNull(),
    /** The bill whose open amount it makes, or that of the original it lowers. */
    billId: text(),
    /** The registration of the company in whose returns it stands; null where the company has none. */
    ownGstin: text(),
    /** The month in whose return it stands, 'YYYY-MM'. */
    returnPeriod: text().notNull().default(''),
    /** The e-commerce operator through which it was sold, and who pays the tax. */
    operatorGstin: text(),
    operatorRole: text({ enum: OPERATOR_ROLES }),
    /** Of goods that pass customs: the port, the shipping bill or bill of entry, and what customs charged on the latter. */
    portCode: text(),
    customsNumber: text(),
    customsDate: dayColumn(),
    customsIgst: paiseColumn('customs_igst'),
    customsCess: paiseColumn('customs_cess'),
    /** Credit that the company's own input service distributor passes on. */
    isFromDistributor: flagColumn().notNull().default(false),
    /** The number that the invoice portal gave it. */
    irn: text(),
    /** The day by which its rates are taken, where that is another than its own; and the notification that gives one of them. */
    suppliedOn: dayColumn(),
    rateNotification: text(),
    notes: text(),
    status: text({ enum: ['posted', 'cancelled'] }).notNull(),
    cancelledAt: instantColumn(),
    cancelReason: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    // A number of our own is used once in a year, also by what was cancelled; somebody else's once by each of them.
    uniqueIndex('ledger_documents_own')
      .on(table.companyId, table.financialYear, table.foldedNumber)
      .where(sql`side = 'sale'`),
    uniqueIndex('ledger_documents_of_party')
      .on(table.companyId, table.partyId, table.financialYear, table.foldedNumber)
      .where(sql`side = 'purchase' AND status = 'posted'`),
    index('ledger_documents_day').on(table.companyId, table.side, table.date, table.id),
    index('ledger_documents_party').on(table.companyId, table.partyId, table.date),
    index('ledger_documents_series').on(table.companyId, table.side, table.financialYear, table.series, table.serial),
    index('ledger_documents_return').on(table.companyId, table.returnPeriod, table.side, table.ownGstin),
    index('ledger_documents_voucher').on(table.companyId, table.voucherId),
    allowed('ledger_documents', 'side', DOCUMENT_SIDES),
    allowed('ledger_documents', 'kind', DOCUMENT_KINDS),
    allowed('ledger_documents', 'supply_type', SUPPLY_TYPES),
    allowed('ledger_documents', 'status', ['posted', 'cancelled']),
  ],
);

export type StoredDocument = typeof ledgerDocuments.$inferSelect;

/** The lines of documents, with the tax of each by head. */
export const ledgerDocumentLines = sqliteTable(
  'ledger_document_lines',
  {
    documentId: text().notNull(),
    line: integer().notNull(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    description: text().notNull(),
    hsn: text(),
    quantity: text(),
    unit: text(),
    /** In rupees; of a document in another currency, `foreignMinor` is what it says. */
    taxable: paiseColumn('taxable').notNull(),
    foreignMinor: integer(),
    rate: rateColumn('rate').notNull(),
    igst: paiseColumn('igst').notNull(),
    cgst: paiseColumn('cgst').notNull(),
    sgst: paiseColumn('sgst').notNull(),
    cess: paiseColumn('cess').notNull(),
    account: text().notNull(),
    isCreditBlocked: flagColumn().notNull(),
    /** By which provision credit is blocked, where that was said. */
    creditBlockedBy: text({ enum: BLOCKED_CREDITS }),
    /** How a line without tax looks to the law; null where nobody said it. */
    nature: text({ enum: LINE_NATURES }),
    /** For what tax is withheld of it, as the law names natures of payment. */
    tdsNature: text(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.line] }),
    index('ledger_document_lines_company').on(table.companyId),
  ],
);

export type StoredLine = typeof ledgerDocumentLines.$inferSelect;

/** What a company prints on its invoices beside what is known of it. */
export const invoiceProfiles = sqliteTable('invoice_profiles', {
  companyId: text()
    .primaryKey()
    .references(() => companies.id),
  address: text(),
  upiId: text(),
  bankDetails: text(),
  terms: text(),
  signatory: text(),
  changedAt: instantColumn().notNull(),
  changedBy: text().notNull(),
});

export type InvoiceProfile = typeof invoiceProfiles.$inferSelect;
