import { Link } from '@tanstack/react-router';

type DocumentNumberProps = {
  /** Undefined where a row is no document of the books, such as a sum of many. */
  documentId: string | null | undefined;
  number: string;
  side?: 'sale' | 'purchase';
};

/** The number of a row's document, which opens it. */
export function DocumentNumber({ documentId, number, side = 'sale' }: DocumentNumberProps) {
  if (!documentId) return number;
  return (
    <Link
      to={side === 'sale' ? '/invoices' : '/bills'}
      search={(known: object) => ({ ...known, shown: documentId })}
      className="text-accent hover:underline"
    >
      {number}
    </Link>
  );
}
