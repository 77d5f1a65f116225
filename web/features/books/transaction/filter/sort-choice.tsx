import { m } from '../../../../lib/messages';
import { Field, Select } from '../../../../ui/form/field';
import { type ChangeList, DIRECTIONS, type ListSearch, SORTS } from '../../books.search';

const NAMES: Readonly<Record<string, () => string>> = {
  'date desc': m.books_sort_newest,
  'date asc': m.books_sort_oldest,
  'amount desc': m.books_sort_largest,
  'amount asc': m.books_sort_smallest,
  'description asc': m.books_sort_words,
  'description desc': m.books_sort_words_back,
};

/** The order of the list, for screens that have no room for the heads of its columns. */
export function SortChoice({ search, onSearch }: { search: ListSearch; onSearch: ChangeList }) {
  const choose = (value: string) => {
    const [by, way] = value.split(' ');
    onSearch({
      sort: SORTS.find((sort) => sort === by),
      direction: DIRECTIONS.find((direction) => direction === way),
    });
  };
  return (
    <Field name="order" label={m.books_sort()}>
      {(control) => (
        <Select
          {...control}
          choices={Object.entries(NAMES).map(([value, name]) => ({ value, label: name() }))}
          value={`${search.sort ?? 'date'} ${search.direction ?? 'desc'}`}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </Field>
  );
}
