import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  arrangedSections,
  type DashboardLayout,
  type DashboardSection,
  movedSection,
  USUAL_LAYOUT,
  withFolded,
} from '#domain/session/dashboard-sections';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { sectionNames } from './section-names';

type ArrangeProps = { layout: DashboardLayout; onLay: (layout: DashboardLayout) => void; onClose: () => void };
type Move = { section: DashboardSection; by: -1 | 1 };

/** The sections of the dashboard, to be put in another order, folded and opened. Each change is kept as it is made. */
export function ArrangeDialog({ layout, onLay, onClose }: ArrangeProps) {
  const order = arrangedSections(layout);
  const [last, setLast] = useState<Move>();
  const list = useRef<HTMLUListElement>(null);
  // A line that moves loses the focus on its way: it is given back to the button that moved it.
  useLayoutEffect(() => {
    if (last) list.current?.querySelector<HTMLElement>(`[data-move="${last.section} ${last.by}"]`)?.focus();
  }, [last]);
  const move = (moved: Move) => {
    onLay({ ...layout, order: movedSection(order, moved.section, moved.by) });
    setLast(moved);
  };
  const fold = (section: DashboardSection, isOpen: boolean) => onLay(withFolded(layout, section, !isOpen));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.dashboard_arrange()}
      description={m.dashboard_arrange_words()}
    >
      <ul ref={list} className="-mx-1 divide-y divide-line">
        {order.map((section, place) => (
          <Line
            key={section}
            section={section}
            isFirst={place === 0}
            isLast={place === order.length - 1}
            isOpen={!layout.folded.includes(section)}
            onMove={move}
            onFold={fold}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {last && placeWords(order, last.section)}
      </p>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={() => onLay(USUAL_LAYOUT)}>
          {m.dashboard_usual()}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {m.dashboard_done()}
        </Button>
      </div>
    </Dialog>
  );
}

const placeWords = (order: readonly DashboardSection[], section: DashboardSection) =>
  m.dashboard_place({
    section: sectionNames[section](),
    place: String(order.indexOf(section) + 1),
    all: String(order.length),
  });

type LineProps = {
  section: DashboardSection;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  onMove: (move: Move) => void;
  onFold: (section: DashboardSection, isOpen: boolean) => void;
};

/** At an end of the list the button stays where it is and moves nothing: the focus is not lost there. */
function Line({ section, isFirst, isLast, isOpen, onMove, onFold }: LineProps) {
  const name = sectionNames[section]();
  const ways = [
    { by: -1, label: m.dashboard_up({ section: name }), isEnd: isFirst, Icon: ChevronUp },
    { by: 1, label: m.dashboard_down({ section: name }), isEnd: isLast, Icon: ChevronDown },
  ] as const;
  return (
    <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 px-1 text-sm">
      <span className="wrap-anywhere">{name}</span>
      <label className="flex min-h-9 items-center gap-2 px-2 text-ink-2">
        <input
          type="checkbox"
          checked={isOpen}
          aria-label={m.dashboard_shown_open({ section: name })}
          onChange={({ target }) => onFold(section, target.checked)}
          className="size-4 accent-accent"
        />
        {m.dashboard_open()}
      </label>
      <span className="flex">
        {ways.map(({ by, label, isEnd, Icon }) => (
          <Button
            key={by}
            variant="ghost"
            size="icon"
            data-move={`${section} ${by}`}
            aria-label={label}
            aria-disabled={isEnd || undefined}
            onClick={() => !isEnd && onMove({ section, by })}
          >
            <Icon size={16} aria-hidden="true" />
          </Button>
        ))}
      </span>
    </li>
  );
}
