/** Codes of units that the portal takes for quantities of goods, with what people write for them. */
export const UNIT_CODES: Readonly<Record<string, readonly string[]>> = {
  BAG: ['bag', 'bags'],
  BAL: ['bale', 'bales'],
  BDL: ['bundle', 'bundles'],
  BOX: ['box', 'boxes'],
  BTL: ['bottle', 'bottles', 'btl'],
  CAN: ['can', 'cans'],
  CBM: ['cubic metre', 'cubic metres', 'cbm'],
  CTN: ['carton', 'cartons', 'ctn'],
  DOZ: ['dozen', 'dozens', 'doz'],
  DRM: ['drum', 'drums'],
  GMS: ['gram', 'grams', 'gms', 'gm', 'g'],
  KGS: ['kg', 'kgs', 'kilogram', 'kilograms', 'kilo'],
  KLR: ['kilolitre', 'kilolitres', 'klr'],
  KME: ['kilometre', 'kilometres', 'km'],
  LTR: ['litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs', 'l'],
  MLT: ['millilitre', 'millilitres', 'ml'],
  MTR: ['metre', 'metres', 'meter', 'meters', 'mtr', 'mtrs', 'm'],
  MTS: ['tonne', 'tonnes', 'metric ton', 'metric tons', 'mt', 'mts'],
  NOS: ['no', 'nos', 'number', 'numbers', 'unit', 'units', 'each', 'ea'],
  PAC: ['pack', 'packs', 'packet', 'packets'],
  PCS: ['piece', 'pieces', 'pc', 'pcs'],
  PRS: ['pair', 'pairs', 'prs'],
  QTL: ['quintal', 'quintals', 'qtl'],
  ROL: ['roll', 'rolls', 'rol'],
  SET: ['set', 'sets'],
  SQF: ['square foot', 'square feet', 'sq ft', 'sqft', 'sft'],
  SQM: ['square metre', 'square metres', 'sq m', 'sqm'],
  SQY: ['square yard', 'square yards', 'sq yd'],
  TBS: ['tablet', 'tablets', 'tbs'],
  TON: ['ton', 'tons'],
  TUB: ['tube', 'tubes'],
  OTH: ['other', 'others', 'oth'],
};

const BY_WORD = new Map(
  Object.entries(UNIT_CODES).flatMap(([code, words]) => [code.toLowerCase(), ...words].map((word) => [word, code])),
);

/** The code of a unit as it was written; undefined for one that the portal does not know. */
export const unitCodeOf = (unit: string): string | undefined =>
  BY_WORD.get(unit.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' '));
