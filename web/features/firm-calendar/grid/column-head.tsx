import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import type { Column } from './grid.model';
import { columnCode, columnDay, columnName } from './grid.words';

type ColumnHeadProps = {
  column: Column;
  before: string;
  isChosen: boolean;
  isBare: boolean;
  /** Chooses the form: on a wide screen by selecting what is open of it. */
  onChoose: (() => void) | undefined;
};

/** A form over its column: when it is due, and how many of it are filed. */
export function ColumnHead({ column, before, isChosen, isBare, onChoose }: ColumnHeadProps) {
  const { done, total, kind } = column;
  const name = columnName(column);
  const isAllFiled = done === total;
  const body = (
    <>
      <span
        className={cx(
          'font-semibold text-ink',
          isBare ? 'block overflow-hidden text-center text-[0.625rem] leading-4' : 'line-clamp-2 wrap-anywhere',
        )}
      >
        {isBare ? <Code column={column} name={name} /> : name}
      </span>
      {!isBare && (
        <span className={cx('block truncate', isChosen ? 'font-medium text-accent' : 'text-ink-2')}>
          {columnDay(column, before)}
        </span>
      )}
      <Bar done={kind === 'earlier' ? 0 : done} total={total} isAllFiled={isAllFiled} />
      {!isBare && (
        <span className="block truncate text-ink-3">
          {kind === 'earlier'
            ? m.firm_grid_late_of({ count: formatCount(total) })
            : m.firm_grid_filed_of({ done: formatCount(done), total: formatCount(total) })}
        </span>
      )}
    </>
  );
  const look = cx('block w-full py-2 text-left text-xs', isBare ? 'px-px' : 'px-2', isChosen && 'bg-accent-soft');
  if (!onChoose) return <div className={look}>{body}</div>;
  return (
    <button
      type="button"
      aria-pressed={isBare ? isChosen : undefined}
      title={isBare ? name : m.firm_grid_select_all({ form: name })}
      onClick={onChoose}
      className={cx(look, '-outline-offset-2 hover:bg-hover', isChosen && 'hover:bg-accent-soft')}
    >
      {body}
    </button>
  );
}

const Code = ({ column, name }: { column: Column; name: string }) => (
  <>
    {/* Drawn, not written: what is left of a name is a word of no language. */}
    <span aria-hidden="true" data-code={columnCode(column)} className="before:content-[attr(data-code)]" />
    <span className="sr-only">{name}</span>
  </>
);

/** How much of a form is filed; the count beside it says the same. */
function Bar({ done, total, isAllFiled }: { done: number; total: number; isAllFiled: boolean }) {
  return (
    <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="my-1 block h-0.75 w-full">
      <rect width="100" height="3" className="fill-line" />
      <rect
        width={total === 0 ? 0 : (100 * done) / total}
        height="3"
        className={isAllFiled ? 'fill-green-mark' : 'fill-accent'}
      />
    </svg>
  );
}
