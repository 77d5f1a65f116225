import { SECTIONS, type Section } from '../law/sections';
import type { Amounts, RegisterRow } from '../register/model';
import { sumOf } from '../register/register';

/** What the rows of a table come to, and of how many documents they are. */
export type SectionSum = Amounts & { section: Section; key: string; documents: number };

/** The name of each table in the portal's file. */
export const SECTION_KEYS: Readonly<Record<Section, string>> = {
  ...{ '4A': 'b2b', '4B': 'b2b', '5': 'b2cl', '6A': 'exp', '6B': 'b2b', '6C': 'b2b', '7': 'b2cs', '8': 'nil' },
  ...{
    ...{
      '9A-b2b': 'b2ba',
      '9A-b2cl': 'b2cla',
      '9A-exp': 'expa',
      '9C-registered': 'cdnra',
      '9C-unregistered': 'cdnura',
    },
    ...{ '10': 'b2csa', '11A-amended': 'ata', '11B-amended': 'txpda' },
    '9B-registered': 'cdnr',
    '9B-unregistered': 'cdnur',
    '11A': 'at',
    '11B': 'txpd',
    '14(b)': 'supeco',
    '14A(b)': 'supecoa',
    '15': 'ecom',
    '15A': 'ecoma',
  },
};

/** The tables that have rows, each with what its rows come to. */
export function sectionSums(rows: readonly RegisterRow[]): SectionSum[] {
  const of = new Map<Section, RegisterRow[]>();
  for (const row of rows) {
    if (row.section.at === null) continue;
    const known = of.get(row.section.at);
    if (known) known.push(row);
    else of.set(row.section.at, [row]);
  }
  return SECTIONS.flatMap((section) => {
    const its = of.get(section);
    if (!its) return [];
    const documents = new Set(its.map(({ documentId, voucherId }) => documentId ?? voucherId)).size;
    return [{ section, key: SECTION_KEYS[section], documents, ...sumOf(its) }];
  });
}
