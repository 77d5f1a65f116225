import { useQuery } from '@tanstack/react-query';
import { assignmentsQuery, useAssign } from '../../lib/assignments';
import { type Member, membersQuery } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel, sentenceOf } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import type { ClientCompany } from './company.queries';

/** Chooses which staff of the firm work on a client; whoever it is in the charge of does anyway. */
export function ClientStaff({ client, caFirmId }: { client: ClientCompany; caFirmId: string }) {
  const members = useQuery(membersQuery(caFirmId));
  const assignments = useQuery(assignmentsQuery(caFirmId));
  const staff = members.data?.filter(({ role }) => role === 'staff') ?? [];
  const failed = [members, assignments].find(({ isError }) => isError);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-medium">{m.company_staff()}</legend>
      {failed && <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />}
      {(members.isPending || assignments.isPending) && <SkeletonRows rows={1} label={m.ui_loading()} />}
      {assignments.data &&
        staff.map((member) => (
          <Choice
            key={member.id}
            member={member}
            client={client}
            caFirmId={caFirmId}
            isOn={assignments.data.some(
              ({ memberId, companyIds }) => memberId === member.id && companyIds.includes(client.id),
            )}
          />
        ))}
      <p className="text-xs text-ink-2">
        {members.data && staff.length === 0 ? m.company_no_staff() : m.company_staff_hint()}
      </p>
    </fieldset>
  );
}

type ChoiceProps = { member: Member; client: ClientCompany; caFirmId: string; isOn: boolean };

function Choice({ member: { id, name }, client, caFirmId, isOn }: ChoiceProps) {
  const assign = useAssign(caFirmId);
  const isInCharge = client.assignedManagerId === id;
  const set = (isChosen: boolean) =>
    assign.mutate(
      { memberId: id, [isChosen ? 'add' : 'remove']: [client.id] },
      {
        onSuccess: () => toast({ title: isChosen ? m.company_staff_put({ name }) : m.company_staff_taken({ name }) }),
        onError: (error) =>
          toast({ title: m.company_staff_kept(), description: sentenceOf(error), tone: 'destructive' }),
      },
    );
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm sm:min-h-8">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-(--accent)"
        checked={isOn || isInCharge}
        disabled={isInCharge || assign.isPending}
        onChange={({ target }) => set(target.checked)}
      />
      <span className="min-w-0 break-words">{isInCharge ? m.company_staff_in_charge({ name }) : name}</span>
    </label>
  );
}
