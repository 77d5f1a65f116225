import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api/api-error';
import { accountsQuery, partyNamesQuery } from '../desk.queries';
import { blankLine, faultsIn, faultsOfAnswer, type LineFaults, type TypedLine } from './typed-lines';

/** What a form of lines stands on: the accounts and parties to choose from. */
export function useNames(companyId: string) {
  return {
    accounts: useQuery(accountsQuery(companyId)).data ?? [],
    parties: useQuery(partyNamesQuery(companyId)).data ?? [],
  };
}

/**
 * A form of lines: what is wrong stands beside its line, whether the page or the server found it, and the first such field gets the
 * focus. `check` says what is wrong besides the lines. Control and Enter save from any field.
 */
export function useLines(
  first: readonly TypedLine[] | undefined,
  send: (lines: readonly TypedLine[], form: FormData) => Promise<unknown>,
  check: (lines: readonly TypedLine[], form: FormData) => LineFaults,
) {
  const [lines, setLines] = useState<readonly TypedLine[]>(first ?? [blankLine(1), blankLine(2)]);
  const [faults, setFaults] = useState<LineFaults>({});
  const [failure, setFailure] = useState<unknown>();
  const [refusals, setRefusals] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is found wrong, the first of it is shown
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const refuse = (found: LineFaults) => {
    setFaults(found);
    setRefusals((before) => before + 1);
  };
  const type = (next: readonly TypedLine[]) => {
    setLines(next);
    // What was said of the lines together need not hold of the changed ones.
    setFaults(({ lines: _, ...rest }) => rest);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const found = { ...check(lines, typed), ...faultsIn(lines) };
    setFailure(undefined);
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    setIsPending(true);
    try {
      await send(lines, typed);
    } catch (error) {
      const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
      if (Object.keys(fields).length > 0) refuse(faultsOfAnswer(fields, lines));
      else setFailure(error);
    } finally {
      setIsPending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter') return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    } else if (event.target instanceof HTMLInputElement && !event.defaultPrevented) {
      // A form of many fields is not saved by the Enter after one of them.
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>('[data-line] input')?.focus();
    }
  };
  return {
    lines,
    setLines: type,
    faults,
    failure,
    isPending,
    form: { ref: form, noValidate: true, onSubmit, onKeyDown },
  };
}
