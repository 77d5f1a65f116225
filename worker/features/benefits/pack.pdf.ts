import type { Benefit, BenefitFacts } from '../../domain/benefits/assess';
import type { IsoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { exactRupees, type Language, type Message, type Said, say, wordsOf } from '../../domain/shared/message';
import { paperPdf } from '../../platform/pdf-paper';
import type { Company } from '../company/company.table';

export type Pack = {
  company: Company;
  facts: BenefitFacts;
  benefit: Benefit;
  checklist: readonly Said[];
  day: IsoDate;
  language: Language;
};

const of = (id: string, params?: Message['params']) => say(`benefits-pack.${id}`, params);

/** The application of a benefit, prepared: the company's facts, each condition, its turnovers, and what is to be attached. */
export async function packPdf({
  company,
  facts,
  benefit,
  checklist,
  day,
  language,
}: Pack): Promise<Uint8Array<ArrayBuffer>> {
  const words = (said: Said) => wordsOf(said, language);
  const dayWords = (value: IsoDate) => words(say('benefits-pack.day', { day: onDay(value) }));
  const none = words(of('none'));
  const heading = (id: string) => words(of(id));
  const { recognition, regime, legalForm, udyam } = facts;
  return paperPdf({
    title: words(of('title', { name: say(`benefits.name.${benefit.name}`) })),
    subtitle: dayWords(day),
    company: company.name,
    identity: [words(of('identity', { cin: company.cin, pan: company.pan }))],
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
    parts: [
      { kind: 'text', tone: 'warning', text: words(of('caveat')) },
      {
        kind: 'facts',
        facts: [
          [heading('facts-name'), company.name],
          [heading('facts-cin'), company.cin],
          [heading('facts-pan'), company.pan],
          [
            heading('facts-incorporated'),
            words(say('benefits.found.until', { day: onDay(company.incorporationDate) })).replace(/^\S+ /, ''),
          ],
          [
            heading('facts-form'),
            legalForm ? words(say(`benefits.form.${legalForm === 'opc' ? 'private' : legalForm}`)) : none,
          ],
          [heading('facts-udyam'), udyam ?? none],
          [heading('facts-recognition'), recognition?.certificate ?? none],
          [heading('facts-regime'), regime ? words(say(`income-tax.regime.${regime}`)) : none],
        ],
      },
      {
        kind: 'table',
        title: heading('tests'),
        columns: [
          { heading: heading('condition'), share: 0.38 },
          { heading: heading('found'), share: 0.44 },
          { heading: heading('state'), share: 0.18 },
        ],
        rows: benefit.conditions.map(({ name, found, state }) => ({
          cells: [words(name), words(found), words(say(`benefits.state.${state}`))],
        })),
      },
      {
        kind: 'table',
        title: heading('turnovers'),
        columns: [
          { heading: heading('year'), share: 0.4 },
          { heading: heading('amount'), share: 0.6, isFigure: true },
        ],
        rows: [...facts.turnovers]
          .toSorted()
          .map(([year, amount]) => ({ cells: [year, exactRupees(amount).replace('₹', '')] })),
      },
      {
        kind: 'table',
        title: heading('checklist'),
        columns: [
          { heading: heading('document'), share: 0.8 },
          { heading: heading('have'), share: 0.2 },
        ],
        rows: checklist.map((document) => ({ cells: [words(document), ''] })),
      },
    ],
  });
}
