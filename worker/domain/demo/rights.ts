import type { IpRight } from '../company/facts';
import type { NewFact } from '../company/known';
import { isoDate } from '../shared/dates';

const day = isoDate;

const right = (subject: string, value: IpRight & Pick<Required<IpRight>, 'appliedOn'>): NewFact => ({
  ...{ kind: 'ip-asset', subject, holdsFrom: value.appliedOn, value },
});

/** Rights of the first demonstration client beside its mark: one of each kind, and one that others may oppose. */
export const DEMO_RIGHTS: readonly NewFact[] = [
  right('DEMO-TM-0002', {
    ...{ kind: 'trademark', name: 'AAROHAN PAY', appliedOn: day('2026-08-10'), classes: [36] },
    publishedOn: day('2026-11-02'),
  }),
  right('DEMO-PAT-0001', {
    ...{ kind: 'patent', name: 'Matching of ledger lines', appliedOn: day('2025-09-15'), classes: [] },
  }),
  right('DEMO-PAT-0002', {
    ...{ kind: 'patent', name: 'Offline signing of statements', appliedOn: day('2022-05-18'), classes: [] },
    ...{ registeredOn: day('2025-03-10'), registrationNumber: 'DEMO-412345', inForceTo: day('2027-05-18') },
  }),
  right('DEMO-DES-0001', {
    ...{ kind: 'design', name: 'Card reader', appliedOn: day('2024-01-09'), registeredOn: day('2024-09-20') },
    classes: [14],
  }),
  right('DEMO-CR-0001', {
    ...{ kind: 'copyright', name: 'Aarohan source code', appliedOn: day('2023-06-05'), classes: [] },
    registeredOn: day('2023-12-18'),
  }),
];
