import { m } from '../../../lib/messages';
import type { Preview } from './upload.calls';

/** What the reader says where the file names another account than the chosen one; nothing where it does not. */
export const otherAccountIn = ({ warnings }: Preview): string | undefined =>
  warnings.find(({ code }) => code === 'OTHER_ACCOUNT')?.message;

type OtherAccountProps = { message: string; isAccepted: boolean; onAccept: (isAccepted: boolean) => void };

/** A question rather than a note: nothing is saved until it is answered. */
export function OtherAccount({ message, isAccepted, onAccept }: OtherAccountProps) {
  return (
    <section role="alert" className="rounded-md border border-danger bg-red-soft px-4 py-3 text-sm">
      <h3 className="font-semibold text-red">{m.bank_other_account()}</h3>
      <p>{message}</p>
      <label className="mt-2 flex min-h-7 items-center gap-2 font-medium">
        <input
          type="checkbox"
          className="accent-(--accent)"
          checked={isAccepted}
          onChange={({ target }) => onAccept(target.checked)}
        />
        {m.bank_other_account_accept()}
      </label>
    </section>
  );
}
