import { type Client, median } from './client.ts';
import { ms, type Row } from './rows.ts';

const DOCUMENTS = 10_000;

/** GSTR-1 drafted from invoices that were read, with its file. */
export async function gstr1Row({ bench }: Client): Promise<Row> {
  const took = median((await bench(`/gstr-1?count=${DOCUMENTS}`)).ours);
  return {
    what: `GSTR-1 of ${DOCUMENTS} invoices, drafted with its file`,
    ours: ms(took),
    against: 'a second',
    ratio: took / 1_000,
    budget: { atMost: 1 },
  };
}

/** GSTR-2B beside the books: the time of the Worker for a whole answer, and how right the links are, on sets whose truth is known. */
export async function twoBRows({ bench }: Client): Promise<Row[]> {
  const { ours } = await bench(`/two-b?count=${DOCUMENTS}`);
  const { precision, recall } = await bench(`/two-b/accuracy?count=${DOCUMENTS}`);
  const took = median(ours);
  return [
    {
      what: `GSTR-2B of ${DOCUMENTS} documents with as many bills, matched`,
      ours: ms(took),
      against: 'two seconds',
      ratio: took / 2_000,
      budget: { atMost: 1 },
    },
    accuracyRow('Links of GSTR-2B made without a person that are true', precision, 0.995),
    accuracyRow('Pairs of GSTR-2B and books linked or proposed', recall, 0.97),
  ];
}

const accuracyRow = (what: string, ratio: number, atLeast: number): Row => ({
  ...{ what, ours: `${(ratio * 100).toFixed(2)}%`, against: 'known truth', ratio },
  budget: { atLeast },
});
