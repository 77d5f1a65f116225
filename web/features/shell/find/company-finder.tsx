import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { companiesQuery, type SeenCompany } from '../../../lib/companies.query';
import { findable, finder } from '../../../lib/find';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { pinCompany, pinnedCompanies, recentCompanies } from '../../../lib/recent-companies';
import { useWorkspace } from '../../../lib/workspace';
import { Finder, type FinderEntry, type FinderGroup } from '../../../ui/overlay/finder';
import { sentenceOf } from '../../../ui/state/error-panel';
import { InitialsTile } from '../initials-tile';
import { companyEntry, companyText } from './company-entry';
import { useGo } from './use-go';

/** More than anybody reads: what is not among them is found by another letter. */
const SHOWN = 50;

/** Chooses the company that the pages speak of; the choice is in the address and goes along every link. */
export function CompanyFinder({ onClose }: { onClose: () => void }) {
  const { me, firm, company } = useWorkspace();
  const go = useGo();
  const [wanted, setWanted] = useState('');
  const { data, error } = useQuery(companiesQuery);
  const known = useMemo(() => (data ?? []).map((one) => ({ one, text: findable(companyText(one)) })), [data]);
  const found = useMemo(() => {
    const isMeant = finder(wanted);
    return known.filter(({ text }) => isMeant(text)).map(({ one }) => one);
  }, [known, wanted]);
  const userId = me?.user.id ?? '';
  const [pins, setPins] = useState(() => pinnedCompanies(userId));
  const entry = (one: SeenCompany) =>
    companyEntry(one, wanted, (isNewTab) => go({ to: '.', search: { company: one.id, item: undefined } }, isNewTab));
  const byIds = (ids: readonly string[]) => ids.flatMap((id) => found.filter((one) => one.id === id));
  const isPinned = company ? pins.includes(company.id) : false;
  const togglePin = () => {
    if (!company) return;
    pinCompany(userId, company.id, !isPinned);
    setPins(pinnedCompanies(userId));
  };
  const groups = (): FinderGroup[] => {
    const all = { heading: m.shell_found_of({ found: formatCount(found.length), total: formatCount(known.length) }) };
    const shown = found.slice(0, SHOWN).map(entry);
    if (wanted) return [{ ...all, entries: shown }];
    const recent = recentCompanies(userId).filter((id) => id !== company?.id && !pins.includes(id));
    const first = [...byIds(pins), ...byIds(recent)];
    return [
      { heading: m.shell_pinned(), entries: byIds(pins).map(entry) },
      { heading: m.shell_recent(), entries: byIds(recent).map(entry) },
      {
        ...all,
        entries: found
          .filter((one) => !first.includes(one))
          .slice(0, SHOWN)
          .map(entry),
      },
      {
        heading: m.shell_firm(),
        entries: firm ? [firmEntry(firm, (isNewTab) => go({ to: '/multi-company' }, isNewTab))] : [],
      },
    ];
  };
  return (
    <Finder
      title={m.shell_choose_company()}
      placeholder={m.shell_find_company()}
      onQuery={setWanted}
      groups={groups()}
      isComing={!data && !error}
      nothing={nothingWords(error, Boolean(data))}
      onClose={onClose}
      foot={
        <>
          <span>
            <kbd>↵</kbd> {m.shell_foot_open()}
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>↵</kbd> {m.shell_foot_tab()}
          </span>
          {company && (
            <button type="button" onClick={togglePin} className="ml-auto font-medium text-accent hover:underline">
              {isPinned ? m.shell_unpin({ name: company.name }) : m.shell_pin({ name: company.name })}
            </button>
          )}
        </>
      }
    />
  );
}

const firmEntry = (firm: { id: string; name: string }, choose: FinderEntry['choose']): FinderEntry => ({
  key: firm.id,
  icon: <InitialsTile name={firm.name} isFirm />,
  label: firm.name,
  note: m.shell_firm_all(),
  choose,
});

function nothingWords(error: unknown, isHere: boolean): string {
  if (error) return sentenceOf(error);
  return isHere ? m.shell_nothing_found() : m.ui_loading();
}
