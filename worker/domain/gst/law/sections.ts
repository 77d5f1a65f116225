import type { RuleHistory } from '../../law/rule';
import { GST_BEGAN, GST_SOURCES } from '../../law/sources';
import { historyOf, type LawText } from '../../law/table';

/** The tables of GSTR-1 by the numbers they have in the form. Notes to registered persons stand apart from the others in 9B. */
export const SECTIONS = [
  ...(['4A', '4B', '5', '6A', '6B', '6C', '7', '8', '9B-registered', '9B-unregistered', '11A', '11B'] as const),
  ...(['9A-b2b', '9A-b2cl', '9A-exp', '9C-registered', '9C-unregistered', '10'] as const),
  ...(['11A-amended', '11B-amended'] as const),
  ...(['14(b)', '14A(b)', '15', '15A'] as const),
] as const;
export type Section = (typeof SECTIONS)[number];

type Given = { from?: string; statute: string; source?: LawText };

const section = (table: Section, { from = GST_BEGAN, statute, source = GST_SOURCES.offlineTool }: Given) =>
  historyOf({
    ...{ id: `GST.GSTR1.${table}`, from, basis: 'TAX_PERIOD', value: table, unit: 'table of GSTR-1' },
    ...{ statute, source, status: 'portal' as const },
  });

/** Each table of GSTR-1 with the days since which it is asked for. */
export const SECTION_RULES: Readonly<Record<Section, RuleHistory<Section>>> = {
  '4A': section('4A', { statute: 'CGST Rules 2017 rule 59(4)(a); Form GSTR-1 Table 4A' }),
  '4B': section('4B', { statute: 'CGST Act 2017 s.9(3); Form GSTR-1 Table 4B' }),
  '5': section('5', { statute: 'CGST Rules 2017 rule 59(4)(a); Form GSTR-1 Table 5' }),
  '6A': section('6A', { statute: 'IGST Act 2017 s.16; Form GSTR-1 Table 6A' }),
  '6B': section('6B', { statute: 'IGST Act 2017 s.16; Form GSTR-1 Table 6B' }),
  '6C': section('6C', { statute: 'CGST Act 2017 s.147; Form GSTR-1 Table 6C' }),
  '7': section('7', { statute: 'CGST Rules 2017 rule 59(4)(b); Form GSTR-1 Table 7' }),
  '8': section('8', { statute: 'CGST Act 2017 s.2(47); Form GSTR-1 Table 8' }),
  '9B-registered': section('9B-registered', { statute: 'CGST Act 2017 s.34; Form GSTR-1 Table 9B' }),
  '9B-unregistered': section('9B-unregistered', { statute: 'CGST Act 2017 s.34; Form GSTR-1 Table 9B' }),
  '11A': section('11A', { statute: 'CGST Act 2017 s.13(2); Form GSTR-1 Table 11A' }),
  '11B': section('11B', { statute: 'CGST Act 2017 s.13(2); Form GSTR-1 Table 11B' }),
  '9A-b2b': section('9A-b2b', { statute: 'CGST Act 2017 s.37(3); Form GSTR-1 Table 9A' }),
  '9A-b2cl': section('9A-b2cl', { statute: 'CGST Act 2017 s.37(3); Form GSTR-1 Table 9A' }),
  '9A-exp': section('9A-exp', { statute: 'CGST Act 2017 s.37(3); Form GSTR-1 Table 9A' }),
  '9C-registered': section('9C-registered', { statute: 'CGST Act 2017 s.37(3); Form GSTR-1 Table 9C' }),
  '9C-unregistered': section('9C-unregistered', { statute: 'CGST Act 2017 s.37(3); Form GSTR-1 Table 9C' }),
  '10': section('10', { statute: 'CGST Act 2017 s.37(3); Form GSTR-1 Table 10' }),
  '11A-amended': section('11A-amended', { statute: 'CGST Act 2017 s.13(2), s.37(3); Form GSTR-1 Table 11, part II' }),
  '11B-amended': section('11B-amended', { statute: 'CGST Act 2017 s.13(2), s.37(3); Form GSTR-1 Table 11, part II' }),
  '14(b)': section('14(b)', { from: '2024-01-01', statute: 'CGST Act 2017 s.9(5); Form GSTR-1 Table 14' }),
  '14A(b)': section('14A(b)', { from: '2024-01-01', statute: 'CGST Act 2017 s.9(5), s.37(3); Form GSTR-1 Table 14A' }),
  '15': section('15', { from: '2024-01-01', statute: 'CGST Act 2017 s.9(5); Form GSTR-1 Table 15' }),
  '15A': section('15A', { from: '2024-01-01', statute: 'CGST Act 2017 s.9(5), s.37(3); Form GSTR-1 Table 15A' }),
};

/** In which table a document or an advance of a filed return is amended, by the table in which it stood. */
export const AMENDED_IN: Readonly<Partial<Record<Section, Section>>> = {
  ...{ '4A': '9A-b2b', '4B': '9A-b2b', '6B': '9A-b2b', '6C': '9A-b2b', '5': '9A-b2cl', '6A': '9A-exp', '7': '10' },
  ...{ '9B-registered': '9C-registered', '9B-unregistered': '9C-unregistered', '14(b)': '14A(b)', '15': '15A' },
  ...{ '11A': '11A-amended', '11B': '11B-amended' },
};

/** The boxes of GSTR-3B to which documents lead. */
export const BOXES = [
  ...(['3.1(a)', '3.1(b)', '3.1(c)', '3.1(d)', '3.1(e)', '3.1.1(i)', '3.1.1(ii)', '3.2'] as const),
  ...(['4(A)(1)', '4(A)(2)', '4(A)(3)', '4(A)(4)', '4(A)(5)', '4(B)(1)', '4(D)(1)', '4(D)(2)', '5'] as const),
] as const;
export type Box = (typeof BOXES)[number];

const box = (name: Box, statute: string, from: string = GST_BEGAN) =>
  historyOf({
    ...{ id: `GST.3B.${name}`, from, basis: 'TAX_PERIOD', value: name, unit: 'table of GSTR-3B' },
    ...{ statute, status: 'portal' as const, source: GST_SOURCES.utility3b },
  });

/** From when 4(B) has what is reversed for good and 4(D) only what is told (Notification 14/2022-Central Tax, Circular 170/02/2022). */
const AUGUST_2022 = '2022-08-01';

/** Each box of GSTR-3B with what fills it. */
export const BOX_RULES: Readonly<Record<Box, RuleHistory<Box>>> = {
  '3.1(a)': box('3.1(a)', 'CGST Act 2017 s.39(1); Form GSTR-3B Table 3.1(a)'),
  '3.1(b)': box('3.1(b)', 'IGST Act 2017 s.16; Form GSTR-3B Table 3.1(b)'),
  '3.1(c)': box('3.1(c)', 'CGST Act 2017 s.2(47); Form GSTR-3B Table 3.1(c)'),
  '3.1(d)': box('3.1(d)', 'CGST Act 2017 s.9(3), 9(4); IGST Act 2017 s.5(3); Form GSTR-3B Table 3.1(d)'),
  '3.1(e)': box('3.1(e)', 'CGST Act 2017 s.9(2); Form GSTR-3B Table 3.1(e)'),
  '3.1.1(i)': box('3.1.1(i)', 'CGST Act 2017 s.9(5); Form GSTR-3B Table 3.1.1(i)', AUGUST_2022),
  '3.1.1(ii)': box('3.1.1(ii)', 'CGST Act 2017 s.9(5); Form GSTR-3B Table 3.1.1(ii)', AUGUST_2022),
  '3.2': box('3.2', 'CGST Act 2017 s.39(1); Form GSTR-3B Table 3.2'),
  '4(A)(1)': box('4(A)(1)', 'CGST Act 2017 s.16; Form GSTR-3B Table 4(A)(1)'),
  '4(A)(2)': box('4(A)(2)', 'CGST Act 2017 s.16; Form GSTR-3B Table 4(A)(2)'),
  '4(A)(3)': box('4(A)(3)', 'CGST Act 2017 s.16; Form GSTR-3B Table 4(A)(3)'),
  '4(A)(4)': box('4(A)(4)', 'CGST Act 2017 s.20; Form GSTR-3B Table 4(A)(4)'),
  '4(A)(5)': box('4(A)(5)', 'CGST Act 2017 s.16; Form GSTR-3B Table 4(A)(5)'),
  '4(B)(1)': box('4(B)(1)', 'CGST Act 2017 s.17(5); Circular 170/02/2022-GST; Form GSTR-3B Table 4(B)(1)', AUGUST_2022),
  '4(D)(1)': box('4(D)(1)', 'CGST Act 2017 s.17(5); Form GSTR-3B Table 4(D)(1)'),
  '4(D)(2)': box('4(D)(2)', 'Circular 170/02/2022-GST; Form GSTR-3B Table 4(D)(2)', AUGUST_2022),
  '5': box('5', 'CGST Act 2017 s.39(1); Form GSTR-3B Table 5'),
};

/** How a line looks to the law: taxed, rated at nil, exempt by notification, or outside GST, such as petrol and alcohol. */
export const LINE_NATURES = ['taxable', 'nil-rated', 'exempt', 'non-gst'] as const;
export type LineNature = (typeof LINE_NATURES)[number];

/**
 * What an e-commerce operator has to do with a sale: it collects tax at source (s.52), it pays the tax in our place (s.9(5)), or we are
 * the operator and pay it for the supplier.
 */
export const OPERATOR_ROLES = ['collects', 'pays', 'we-pay'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Why the law gives no credit of a tax that was paid, as s.17(5) of the CGST Act 2017 and rules 42 and 43 count. */
export const BLOCKED_CREDITS = [
  ...(['17(5)(a)', '17(5)(aa)', '17(5)(ab)', '17(5)(b)(i)', '17(5)(b)(ii)', '17(5)(b)(iii)', '17(5)(c)'] as const),
  ...(['17(5)(d)', '17(5)(e)', '17(5)(f)', '17(5)(fa)', '17(5)(g)', '17(5)(h)', '17(5)(i)'] as const),
  ...(['17(2)', 'other'] as const),
] as const;
export type BlockedCredit = (typeof BLOCKED_CREDITS)[number];
