import { useState } from 'react';
import * as v from 'valibot';
import { useMe } from '../../lib/api/session';
import { FieldFault, useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { type Choice, Field, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { EmptyState } from '../../ui/state/empty-state';
import { feedChoices, feedOf } from './feed.choices';
import { type MadeFeed, useMakeFeed } from './feed.queries';
import { FeedLink } from './feed-link';

/** Makes a feed, and shows its link the one time it can be shown. */
export function MakeFeedDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<MadeFeed>();
  const choices = feedChoices(useMe() ?? { companies: [], firms: [] });
  const open = (next: boolean) => {
    setIsOpen(next);
    if (!next) setMade(undefined);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={open}
      title={made ? m.feed_made() : m.feed_make()}
      description={made ? m.feed_made_words() : m.feed_make_words()}
      trigger={<Button variant="primary">{m.feed_make()}</Button>}
    >
      {made && <FeedLink url={made.url} onClose={() => open(false)} />}
      {!made && choices.length === 0 && (
        <EmptyState title={m.feed_no_company()} description={m.feed_no_company_words()} />
      )}
      {!made && choices.length > 0 && <FeedForm choices={choices} onMade={setMade} />}
    </Dialog>
  );
}

type FeedFormProps = { choices: readonly Choice[]; onMade: (feed: MadeFeed) => void };

function FeedForm({ choices, onMade }: FeedFormProps) {
  const make = useMakeFeed();
  const { errors, ...form } = useForm(v.object({ whose: v.string() }), async ({ whose }) => {
    const feed = feedOf(whose);
    if (!feed) throw new FieldFault({ whose: m.ui_required() });
    onMade(await make.mutateAsync(feed));
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="whose" label={m.feed_whose()} error={errors.whose}>
        {(control) => <Select {...control} choices={choices} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.feed_making()}>
          {m.feed_make_submit()}
        </Button>
      </DialogFooter>
    </form>
  );
}
