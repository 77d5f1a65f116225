import type { TwoBSection } from './model';

/** What the file of GSTR-2B calls the fields of a document, by section. Where an older file says it otherwise both names stand. */
export type SectionShape = {
  section: TwoBSection;
  /** The list of documents under a supplier; none where the section lists documents at once. */
  list: string | null;
  number: readonly string[];
  date: readonly string[];
  /** Says what the document is: C or D of a note, ISDI or ISDC of a distributor's. */
  kind: string | null;
  originalNumber: readonly string[];
  originalDate: readonly string[];
};

const supplier = (section: TwoBSection, list: string): SectionShape => ({
  ...{ section, list, number: ['inum'], date: ['dt', 'idt'], kind: null },
  ...{ originalNumber: ['oinum'], originalDate: ['oidt'] },
});

const notes = (section: TwoBSection): SectionShape => ({
  ...{ section, list: 'nt', number: ['ntnum', 'nt_num'], date: ['dt', 'ntdt', 'nt_dt'], kind: 'typ' },
  ...{ originalNumber: ['ontnum'], originalDate: ['ontdt'] },
});

const distributor = (section: TwoBSection): SectionShape => ({
  ...{ section, list: 'doclist', number: ['docnum'], date: ['docdt'], kind: 'doctyp' },
  ...{ originalNumber: ['odocnum', 'oinvnum'], originalDate: ['odocdt', 'oinvdt'] },
});

const customs = (section: TwoBSection, list: string | null): SectionShape => ({
  ...{ section, list, number: ['boenum'], date: ['boedt'], kind: null },
  ...{ originalNumber: ['oboenum'], originalDate: ['oboedt'] },
});

export const SECTION_SHAPES: readonly SectionShape[] = [
  supplier('b2b', 'inv'),
  supplier('b2ba', 'inv'),
  notes('cdnr'),
  notes('cdnra'),
  supplier('ecom', 'inv'),
  supplier('ecoma', 'inv'),
  distributor('isd'),
  distributor('isda'),
  customs('impg', null),
  customs('impga', null),
  customs('impgsez', 'boe'),
  customs('impgasez', 'boe'),
];

/** Keys a GSTR-2B is known to have. Another is kept in the file, read over, and told. */
export const KNOWN_KEYS: ReadonlySet<string> = new Set(
  [
    'chksum data gstin rtnprd version gendt itcsumm cpsumm docdata docRejdata',
    'b2b b2ba cdnr cdnra isd isda impg impga impgsez impgasez ecom ecoma',
    'ctin trdnm tradenm supfildt supprd inv nt boe doclist items num rt txval igst cgst sgst cess',
    'inum typ suptyp inv_typ invtyp dt idt val pos rev rchrg itcavl rsn diffprcnt diff_percent srctyp irn irngendate irngendt',
    'oinum oidt ntnum nt_num ntdt nt_dt nttyp ontnum ontdt onttyp',
    'doctyp docnum docdt oinvnum oinvdt odocnum odocdt odoctyp itcelg ivdt',
    'refdt recdt portcode boenum boedt isamd oboenum oboedt oportcode',
    'imsStatus imsactn ims_status imsAction itcRedReq declaredIgst declaredCgst declaredSgst declaredCess remarks rem',
    'isrevflag ttldocs fc chunk fileno filecount status_cd',
  ].flatMap((names) => names.split(' ')),
);
