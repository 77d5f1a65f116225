import { isoDate } from '#domain/shared/dates';
import { useSettings } from '../../lib/api/session';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';

export type PolicySection = { title: string; paragraphs: readonly string[] };

type PolicyPageProps = { title: string; intro: string; sections: readonly PolicySection[]; hasContact?: boolean };

const UPDATED = isoDate('2026-11-21');

/** A page of plain words, set to be read. */
export function PolicyPage({ title, intro, sections, hasContact = false }: PolicyPageProps) {
  return (
    <article className="max-w-2xl py-2">
      <PageHeader title={title} subtitle={m.policies_updated({ day: formatDate(UPDATED) })} />
      <p className="mb-6">{intro}</p>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {hasContact && <Contact />}
    </article>
  );
}

function Section({ section }: { section: PolicySection }) {
  return (
    <section className="mb-6">
      <h2 className="mb-1.5 text-lg font-semibold">{section.title}</h2>
      <ul className="flex flex-col gap-1.5">
        {section.paragraphs.map((paragraph) => (
          <li key={paragraph} className="text-ink-2">
            {paragraph}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact() {
  const support = useSettings()?.support;
  const contact = [support?.email, support?.phone].filter(Boolean).join(' · ');
  const words = contact ? m.policies_contact_by({ contact }) : m.policies_contact_none();
  return <Section section={{ title: m.policies_contact_title(), paragraphs: [words] }} />;
}
