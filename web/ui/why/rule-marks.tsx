import type { Explained } from '#domain/shared/explained';
import { Badge } from '../badge';
import { ruleMark } from './why-words';

/** What a reader must know of the rules behind a figure before leaning on it, each thing once; nothing where all of them were read. */
export function RuleMarks({ of }: { of: readonly Pick<Explained<unknown>, 'steps'>[] }) {
  const marks = of.flatMap(({ steps }) => steps.flatMap(({ rule }) => (rule && ruleMark(rule)) ?? []));
  const each = marks.filter(({ words }, at) => marks.findIndex((one) => one.words === words) === at);
  if (each.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {each.map(({ words, tone }) => (
        <Badge key={words} tone={tone}>
          {words}
        </Badge>
      ))}
    </span>
  );
}
