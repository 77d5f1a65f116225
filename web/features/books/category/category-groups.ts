import { useQuery } from '@tanstack/react-query';
import { categoryWords } from '../../../lib/category-words';
import { m } from '../../../lib/messages';
import type { ChoiceGroup } from '../../../ui/form/field';
import { type Category, categoriesQuery } from '../books.queries';

/** What a transaction can be given: the members of the chart's groups, and the categories of one's own. */
export function useCategories() {
  const all = useQuery(categoriesQuery).data ?? [];
  const groups = all.filter(isGroup);
  return {
    choosable: all.filter((category) => !isGroup(category)),
    /** As choices under headings; `keyOf` is what a choice is known by. */
    groupsBy: (keyOf: (category: Category) => string): ChoiceGroup[] => {
      const own = all.filter(({ isDefault }) => !isDefault);
      const of = (label: string, members: readonly Category[]): ChoiceGroup => ({
        label,
        choices: members.map((category) => ({
          value: keyOf(category),
          label: categoryWords(category.id, category.name),
        })),
      });
      const chart = groups.map(({ id, name }) =>
        of(
          name,
          all.filter(({ parentId }) => parentId === id),
        ),
      );
      return [...(own.length > 0 ? [of(m.books_own_categories(), own)] : []), ...chart];
    },
  };
}

const isGroup = ({ isDefault, parentId }: Category): boolean => isDefault && parentId === null;
