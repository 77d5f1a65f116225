import { isoDate } from '#domain/shared/dates';
import { useSettings } from '../../lib/api/session';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';

export type PolicySection = { title: string; paragraphs: readonly string[] };

type PolicyPageProps = { title: string; intro: string; sections: readonly PolicySection[]; hasContact?: boolean };

const UPDATED = isoDate('2026-11-21');

/** A page of plain words, set to be read: its contents beside it, lines no longer than the eye follows. */
export function PolicyPage({ title, intro, sections, hasContact = false }: PolicyPageProps) {
  const contact = useContact();
  const all = hasContact ? [...sections, contact] : sections;
  return (
    <article className="py-2">
      <PageHeader title={title} subtitle={m.policies_updated({ day: formatDate(UPDATED) })} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[13rem_minmax(0,65ch)]">
        <nav aria-label={m.policies_contents()} className="lg:sticky lg:top-6 lg:self-start">
          <ol className="flex flex-col border-l border-line text-sm">
            {all.map((section, place) => (
              <li key={section.title}>
                <a
                  href={`#${idOf(place)}`}
                  className="-ml-px flex min-h-8 items-center border-l border-transparent pl-3 text-ink-2 hover:border-accent hover:text-accent pointer-coarse:min-h-11"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="text-base leading-relaxed">
          <p className="mb-8">{intro}</p>
          {all.map((section, place) => (
            <Section key={section.title} id={idOf(place)} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}

const idOf = (place: number): string => `part-${place + 1}`;

function Section({ id, section }: { id: string; section: PolicySection }) {
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-2 scroll-mt-6 text-lg font-semibold tracking-tight">
        {section.title}
      </h2>
      <ul className="flex flex-col gap-3">
        {section.paragraphs.map((paragraph) => (
          <li key={paragraph} className="text-ink-2">
            {paragraph}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useContact(): PolicySection {
  const support = useSettings()?.support;
  const contact = [support?.email, support?.phone].filter(Boolean).join(' · ');
  const words = contact ? m.policies_contact_by({ contact }) : m.policies_contact_none();
  return { title: m.policies_contact_title(), paragraphs: [words] };
}
