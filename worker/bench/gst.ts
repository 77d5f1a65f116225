import { OWN, REGISTRATIONS, sold } from '../domain/gst/gstr-1/gstr-1.fixture';
import { returnPeriodOf } from '../domain/gst/gstr-1/period';
import { drafted } from '../features/gst/worksheet.usecase';

const BUYERS = ['27ZZZCL2027N1ZO', '29ZZZCK2026M1ZO'] as const;

/** GSTR-1 of a month with so many invoices, from what was read of the books to the file of the portal. */
export function gstr1Work(count: number): () => unknown {
  const period = returnPeriodOf('2026-10');
  if (!period) throw new RangeError('No period');
  const documents = Array.from({ length: count }, (_, at) => invoice(at));
  const issued = documents.map(({ kind, number, date }, at) => ({
    ...{ kind, number, date, series: 'ST/26-27/', serial: at + 1, side: 'sale' as const, isCancelled: false },
  }));
  const company = {
    ...{ name: 'Bench Private Limited', cin: 'U62099KA2022PTC165432', pan: 'ZZZCA0001A', gstin: OWN },
    ...{ registrations: REGISTRATIONS, turnovers: new Map<string, number>() },
  };
  const nothing = {
    advances: [],
    amendments: [],
    advanceAmendments: [],
    withoutSelfInvoice: [],
    returns: [],
    items: [],
    particulars: new Map(),
  };
  return () => drafted({ ...nothing, company, documents, issued }, 'GSTR-1', OWN, period).json();
}

/** Most go to registered buyers of two States, one in ten to a consumer. */
function invoice(at: number) {
  const partyGstin = at % 10 === 9 ? undefined : BUYERS[at % 2];
  return sold({
    ...{ number: `ST/26-27/${at + 1}`, date: `2026-10-${String((at % 31) + 1).padStart(2, '0')}` },
    ...{ ...(partyGstin && { partyGstin }), place: partyGstin?.slice(0, 2) ?? '33' },
    lines: [{ hsn: at % 3 === 0 ? '998313' : '998314', value: 1_000 + at, rate: 18 }],
  });
}
