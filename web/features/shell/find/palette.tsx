import { useQuery } from '@tanstack/react-query';
import { CornerDownRight, FileText, Sigma, SquareArrowOutUpRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMayChange } from '../../../lib/access';
import { companiesQuery } from '../../../lib/companies.query';
import { type CalendarItem, calendarQuery } from '../../../lib/compliance.queries';
import { findable, finder } from '../../../lib/find';
import { formatDate } from '../../../lib/format';
import { costWords, itemMark } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { useWorkspace } from '../../../lib/workspace';
import { Finder, type FinderEntry, type FinderGroup } from '../../../ui/overlay/finder';
import { useNavigation } from '../use-navigation';
import { companyEntry, companyText, Marked } from './company-entry';
import { useGo } from './use-go';

const FEW = 6;
const MANY = 40;
const ICON = { size: 15, 'aria-hidden': true, className: 'shrink-0 text-ink-3' } as const;
// A letter in front asks for one kind alone.
const ONLY = { '>': 'do', '@': 'clients', '#': 'forms', '?': 'why' } as const;
type Kind = (typeof ONLY)[keyof typeof ONLY];

/** Does, goes and explains, by typing: '3b oct', the name of a client, of a page, of an act. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { company } = useWorkspace();
  const [wanted, setWanted] = useState('');
  const only = ONLY[wanted.charAt(0) as keyof typeof ONLY];
  const typed = only ? wanted.slice(1).trim() : wanted.trim();
  const items = useItems(company?.id, typed, only ? MANY : FEW);
  const acts = useActs(typed);
  const pages = usePages(typed);
  const clients = useClients(typed, only ? MANY : FEW);
  const groups: Record<Kind, FinderGroup[]> = {
    do: [{ heading: m.shell_palette_do(), entries: acts }],
    forms: [{ heading: m.shell_palette_forms(), entries: items.forms }],
    clients: [{ heading: m.shell_palette_clients(), entries: clients }],
    why: [{ heading: m.shell_palette_why(), entries: items.reasons }],
  };
  const all = [
    ...groups.forms,
    ...groups.do,
    { heading: m.shell_palette_go(), entries: pages },
    ...(typed ? [...groups.clients, ...groups.why] : []),
  ];
  return (
    <Finder
      title={m.shell_palette()}
      placeholder={m.shell_search()}
      onQuery={setWanted}
      groups={only ? groups[only] : all}
      nothing={items.isPending ? m.ui_loading() : m.shell_nothing_found()}
      onClose={onClose}
      foot={
        <>
          <span>
            <kbd>&gt;</kbd> {m.shell_foot_acts()}
          </span>
          <span>
            <kbd>@</kbd> {m.shell_foot_clients()}
          </span>
          <span>
            <kbd>#</kbd> {m.shell_foot_forms()}
          </span>
          <span>
            <kbd>?</kbd> {m.shell_foot_why()}
          </span>
        </>
      }
    />
  );
}

/** The company's items that were meant, the open ones first, each also with what waiting for it costs. */
function useItems(companyId: string | undefined, typed: string, most: number) {
  const go = useGo();
  const { data, isPending } = useQuery({ ...calendarQuery(companyId ?? ''), enabled: Boolean(companyId) });
  const known = useMemo(
    () => (data ?? []).map((item) => ({ item, text: findable(`${item.title} ${item.formType ?? ''} ${item.type}`) })),
    [data],
  );
  const found = useMemo(() => {
    const isMeant = finder(typed);
    const isOpen = ({ status }: CalendarItem) => status === 'overdue' || status === 'pending';
    const meant = known.filter(({ text }) => isMeant(text)).map(({ item }) => item);
    return [...meant.filter(isOpen), ...meant.filter((item) => !isOpen(item)).toReversed()].slice(0, most);
  }, [known, typed, most]);
  const open = (item: CalendarItem) => (isNewTab: boolean) =>
    go({ to: '/compliance-calendar', search: { item: item.id } }, isNewTab);
  const forms = found.map(
    (item): FinderEntry => ({
      key: item.id,
      icon: <FileText {...ICON} />,
      label: <Marked text={item.title} typed={typed} />,
      end: itemMark(item).words,
      choose: open(item),
    }),
  );
  const reasons = found.map(
    (item): FinderEntry => ({
      key: `why-${item.id}`,
      icon: <Sigma {...ICON} />,
      label: m.shell_palette_due({ title: item.title, day: formatDate(item.dueDate) }),
      note: costWords(item),
      choose: open(item),
    }),
  );
  return { forms, reasons, isPending: isPending && Boolean(companyId) };
}

/** What can be done from anywhere: each leads to where it is done, with its task open where it has one. */
function useActs(typed: string): FinderEntry[] {
  const { company, firm } = useWorkspace();
  const mayChange = useMayChange(company?.id ?? '');
  const go = useGo();
  const acts = [
    { key: 'upload', words: m.shell_act_upload(), to: '/bank-management', is: Boolean(company) && mayChange },
    { key: 'facts', words: m.shell_act_facts(), to: '/company-facts', is: Boolean(company) && mayChange },
    { key: 'invite', words: m.shell_act_invite(), to: '/multi-company', search: { tab: 'people' }, is: Boolean(firm) },
    { key: 'company', words: m.shell_act_company(), to: '/welcome', is: true },
    { key: 'feed', words: m.shell_act_feed(), to: '/calendar-feeds', is: true },
  ];
  const isMeant = finder(typed);
  return acts
    .filter(({ is, words }) => is && isMeant(words))
    .map(({ key, words, to, search }) => ({
      key,
      icon: <CornerDownRight {...ICON} />,
      label: <Marked text={words} typed={typed} />,
      choose: (isNewTab) => go({ to, ...(search ? { search } : {}) }, isNewTab),
    }));
}

function usePages(typed: string): FinderEntry[] {
  const groups = useNavigation();
  const go = useGo();
  const isMeant = finder(typed);
  return groups.flatMap((group) =>
    group.entries
      .filter((entry) => isMeant(`${entry.label()} ${group.label()}`))
      .map((entry) => ({
        key: entry.to,
        icon: <SquareArrowOutUpRight {...ICON} />,
        label: <Marked text={entry.label()} typed={typed} />,
        end: group.entries.length > 1 ? group.label() : undefined,
        choose: (isNewTab: boolean) => go({ to: entry.to }, isNewTab),
      })),
  );
}

function useClients(typed: string, most: number): FinderEntry[] {
  const go = useGo();
  const { data } = useQuery(companiesQuery);
  const known = useMemo(() => (data ?? []).map((one) => ({ one, text: findable(companyText(one)) })), [data]);
  const isMeant = finder(typed);
  return known
    .filter(({ text }) => isMeant(text))
    .slice(0, most)
    .map(({ one }) =>
      companyEntry(one, typed, (isNewTab) => go({ to: '.', search: { company: one.id, item: undefined } }, isNewTab)),
    );
}
