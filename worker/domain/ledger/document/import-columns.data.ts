/** What a column of a file of invoices or bills may hold. */
export const IMPORT_COLUMNS = [
  ...(['number', 'date', 'dueDate', 'kind', 'party', 'gstin', 'pan', 'state', 'placeOfSupply', 'supplyType'] as const),
  ...(['reverseCharge', 'originalNumber', 'originalDate', 'description', 'hsn', 'quantity', 'unit', 'price'] as const),
  ...(['taxableValue', 'rate', 'igst', 'cgst', 'sgst', 'cess', 'total', 'account', 'tdsSection', 'tdsAmount'] as const),
  ...(['currency', 'exchangeRate', 'notes'] as const),
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The headings each goes by, without blanks and signs; other programs' exports and the words of people. */
export const IMPORT_HEADINGS: Readonly<Record<ImportColumn, readonly string[]>> = {
  number: [
    ...['number', 'invoicenumber', 'invoiceno', 'billnumber', 'billno', 'documentnumber', 'voucherno', 'docno'],
    ...['vouchernumber', 'invno', 'notenumber', 'supplierinvoiceno', 'referencenumber'],
  ],
  date: ['date', 'invoicedate', 'billdate', 'documentdate', 'voucherdate', 'notedate', 'docdate'],
  dueDate: ['duedate', 'due', 'paymentduedate'],
  kind: ['kind', 'type', 'documenttype', 'invoicetype', 'doctype', 'vouchertype'],
  party: [
    ...['party', 'partyname', 'customer', 'customername', 'supplier', 'suppliername', 'vendor', 'vendorname', 'name'],
    ...['buyer', 'buyername', 'client', 'clientname', 'particulars', 'receivername'],
  ],
  gstin: [
    ...['gstin', 'gstno', 'gstnumber', 'partygstin', 'customergstin', 'suppliergstin', 'vendorgstin', 'gstinuin'],
    ...['gstidentificationnumbergstin', 'gstinuinofrecipient', 'gstinofsupplier'],
  ],
  pan: ['pan', 'panno', 'pannumber', 'partypan'],
  state: ['state', 'statecode', 'partystate', 'sourceofsupply'],
  placeOfSupply: ['placeofsupply', 'pos', 'destinationofsupply'],
  supplyType: ['supplytype', 'gsttreatment', 'natureofsupply'],
  reverseCharge: ['reversecharge', 'rcm', 'isreversecharge', 'reversechargeapplicable'],
  originalNumber: [
    'originalnumber',
    'originalinvoicenumber',
    'originalinvoiceno',
    'againstinvoice',
    'againstinvoiceno',
  ],
  originalDate: ['originaldate', 'originalinvoicedate'],
  description: ['description', 'item', 'itemname', 'itemdescription', 'product', 'service', 'details'],
  hsn: ['hsn', 'hsnsac', 'sac', 'hsncode', 'hsnsaccode', 'saccode', 'hsnorsac'],
  quantity: ['quantity', 'qty'],
  unit: ['unit', 'uom', 'uqc', 'units'],
  price: ['price', 'itemprice', 'unitprice', 'priceperunit'],
  taxableValue: ['taxablevalue', 'taxableamount', 'taxable', 'itemtotal', 'value', 'amountbeforetax', 'basicamount'],
  rate: ['rate', 'gstrate', 'taxrate', 'itemtax', 'taxpercentage', 'gst', 'gstpercent', 'rateoftax'],
  igst: ['igst', 'igstamount', 'integratedtax', 'integratedtaxamount'],
  cgst: ['cgst', 'cgstamount', 'centraltax', 'centraltaxamount'],
  sgst: ['sgst', 'sgstamount', 'sgstutgst', 'utgst', 'stateuttax', 'statetax'],
  cess: ['cess', 'cessamount'],
  total: [
    'total',
    'invoicetotal',
    'invoicevalue',
    'billtotal',
    'totalamount',
    'grandtotal',
    'invoiceamount',
    'billamount',
  ],
  account: ['account', 'ledger', 'accountname', 'expenseaccount', 'ledgername'],
  tdsSection: ['tdssection', 'section', 'tdscode'],
  tdsAmount: ['tds', 'tdsamount'],
  currency: ['currency', 'currencycode'],
  exchangeRate: ['exchangerate', 'conversionrate'],
  notes: ['notes', 'remarks', 'narration'],
};
