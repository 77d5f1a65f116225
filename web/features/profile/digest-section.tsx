import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { Field, Select } from '../../ui/form/field';
import { useChooseWish, type Wish } from './profile.queries';

const WISHES: Readonly<Record<Wish, () => string>> = {
  daily: m.profile_digest_daily,
  'when-due': m.profile_digest_when_due,
  never: m.profile_digest_never,
};
const isWish = (text: string): text is Wish => text in WISHES;

/** On which mornings somebody is mailed what falls due. */
export function DigestSection({ wish }: { wish: Wish }) {
  const choose = useChooseWish();
  const choices = Object.entries(WISHES).map(([value, label]) => ({ value, label: label() }));
  return (
    <SectionCard title={m.profile_digest()} description={m.profile_digest_words()}>
      <Field name="wish" label={m.profile_digest_label()}>
        {(control) => (
          <Select
            {...control}
            choices={choices}
            value={choose.isPending ? choose.variables : wish}
            onChange={({ target }) => {
              if (isWish(target.value) && target.value !== wish) choose.mutate(target.value);
            }}
          />
        )}
      </Field>
    </SectionCard>
  );
}
