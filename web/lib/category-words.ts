import { getLocale } from '../messages/compiled/runtime.js';

const CHARTS = import.meta.glob<Readonly<Record<string, string>>>('../messages/shared/*/category.json', {
  eager: true,
  import: 'default',
});

const BASE = 'en';

/** A category in the language of the page: one of the chart by its id, any other by the name its owner gave it. */
export function categoryWords(id: string | null, ownName: string): string {
  const inLanguage = (tag: string) =>
    id === null ? undefined : CHARTS[`../messages/shared/${tag}/category.json`]?.[id];
  return inLanguage(getLocale()) ?? inLanguage(BASE) ?? ownName;
}
