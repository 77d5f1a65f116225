import { useMutation } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { api, jsonPart } from '../../../lib/api/api';
import { toast } from '../../../ui/overlay/toast-store';
import { useRefreshBooks } from '../books.mutations';

const company = api.companies[':companyId'];

type Form = InferRequestType<(typeof company)['statement-preview']['$post']>['form'];

/** What is sent of a statement: what is said of it, and its file, or the PDF that its text was read from. */
export type Statement = NonNullable<NonNullable<Form['request']>['of']> & Pick<Form, 'file' | 'original'>;
export type Preview = InferResponseType<(typeof company)['statement-preview']['$post']>;
/** What a person decides about how a statement is read and stored. */
export type ReadingOptions = Pick<Statement, 'skipLines' | 'dateOrder' | 'mapping' | 'categorize'>;
export type Notice = Preview['warnings'][number];

const formOf = ({ file, original, ...request }: Statement): Form => ({
  request: jsonPart(request),
  ...(file && { file }),
  ...(original && { original }),
});

/** A statement that is put together first: a file is read, and a PDF opened, before anything is sent. */
type Made = () => Promise<Statement>;

/** Has a statement read; nothing is stored. */
export function usePreviewStatement(companyId: string) {
  return useMutation({
    mutationFn: async (made: Made) =>
      (await company['statement-preview'].$post({ param: { companyId }, form: formOf(await made()) })).json(),
  });
}

/** Stores the new lines of a statement, all or none. The server says what it did. */
export function useUploadStatement(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  return useMutation({
    mutationFn: async (made: Made) =>
      (await company['upload-statement'].$post({ param: { companyId }, form: formOf(await made()) })).json(),
    onSuccess: async ({ message, added }) => {
      toast({ title: message });
      await refresh();
      if (added === 0) return;
      // Both legs of a transfer are in now, perhaps; the statement is stored whatever becomes of that.
      const linked = await company['auto-categorize'].transfers.$post({ param: { companyId } }).catch(() => undefined);
      if (linked && (await linked.json()).linked > 0) await refresh();
    },
  });
}
