import { cx } from './cx';

const GROUNDS = {
  page: 'border-line-strong bg-surface',
  chrome: 'border-chrome-line bg-chrome-2',
};

/** A key that does the same as what it stands beside; those who hear the page are told by the help, and fingers need none. */
export function Key({ ground = 'page', children }: { ground?: keyof typeof GROUNDS; children: string }) {
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden">
      <kbd className={cx('rounded-sm border px-1 font-sans text-xs font-normal', GROUNDS[ground])}>{children}</kbd>
    </span>
  );
}
