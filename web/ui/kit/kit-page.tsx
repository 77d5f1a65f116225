import { type ReactNode, useState } from 'react';
import { paise } from '#domain/shared/money';
import { m } from '../../lib/messages';
import { Badge, type Tone } from '../badge';
import { Button, type ButtonVariant } from '../button';
import { SectionCard } from '../card';
import { Money } from '../figure/money';
import { Progress } from '../figure/progress';
import { StatCard, StatCardSkeleton } from '../figure/stat-card';
import { DateInput } from '../form/date-input';
import { Field, Input, Select, Textarea } from '../form/field';
import { Chips } from '../list/chips';
import { Table } from '../list/table';
import { PageHeader } from '../page-header';
import { EmptyState } from '../state/empty-state';
import { ErrorPanel } from '../state/error-panel';
import { Glyph, type GlyphShape } from '../state/glyph';
import { SkeletonRows } from '../state/skeleton';

const VARIANTS: readonly Exclude<ButtonVariant, 'chrome'>[] = ['primary', 'secondary', 'ghost', 'danger'];
const TONES: readonly Tone[] = ['green', 'yellow', 'red', 'grey', 'blue', 'purple', 'orange'];
const SHAPES: readonly (readonly [GlyphShape, Tone])[] = [
  ['open', 'grey'],
  ['draft', 'grey'],
  ['to-sign', 'yellow'],
  ['signed', 'blue'],
  ['done', 'green'],
  ['rejected', 'red'],
  ['overdue', 'red'],
  ['today', 'red'],
  ['none', 'grey'],
  ['to-confirm', 'yellow'],
  ['lapses', 'orange'],
  ['moved', 'purple'],
  ['waived', 'purple'],
];
const ROWS = [
  { id: '1', form: 'GSTR-3B', due: '20/11/2026', amount: paise(38_196_100) },
  { id: '2', form: 'AOC-4', due: '30/10/2026', amount: paise(210_000) },
];
const FAILED = new Error();

/** The pieces that pages are made of, each in its states. Shown on one's own machine alone, to those who build pages. */
export function KitPage() {
  return (
    <>
      <PageHeader title={m.kit_title()} subtitle={m.kit_words()} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Buttons />
        <States />
        <Fields />
        <Choices />
        <SectionCard title={m.kit_figures()}>
          <div className="grid grid-cols-2 gap-3">
            <StatCard label={m.kit_label()} value={<Money amount={paise(38_196_100)} />} note={m.kit_note()} />
            <StatCardSkeleton />
          </div>
          <div className="mt-4 flex flex-col gap-2">
            <Progress label={m.kit_label()} value={75} />
            <Progress label={m.kit_label()} value={40} tone="red" />
          </div>
        </SectionCard>
        <Table
          caption={m.kit_table()}
          columns={[
            { key: 'form', header: m.kit_form(), cell: ({ form }) => form },
            { key: 'due', header: m.kit_due(), cell: ({ due }) => due },
            { key: 'amount', header: m.kit_amount(), isNumeric: true, cell: ({ amount }) => <Money amount={amount} /> },
          ]}
          rows={ROWS}
          rowKey={({ id }) => id}
        />
        <EmptyState
          title={m.kit_empty()}
          description={m.kit_empty_words()}
          action={<Button variant="primary">{m.kit_press()}</Button>}
        />
        <div className="flex flex-col gap-3">
          <SkeletonRows rows={3} label={m.ui_loading()} />
          <ErrorPanel error={FAILED} onRetry={() => undefined} />
        </div>
      </div>
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2 py-1.5">{children}</div>;
}

function Buttons() {
  return (
    <SectionCard title={m.kit_buttons()} description={m.kit_buttons_words()}>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Row key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {m.kit_press()}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button variant="primary" isPending pendingLabel={m.ui_loading()}>
          {m.kit_press()}
        </Button>
        <Button disabled>{m.kit_press()}</Button>
      </Row>
    </SectionCard>
  );
}

function States() {
  return (
    <SectionCard title={m.kit_states()} description={m.kit_states_words()}>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-2 text-sm">
        {SHAPES.map(([shape, tone]) => (
          <li key={shape} className="flex items-center gap-2">
            <Glyph shape={shape} tone={tone} />
            <code className="font-mono">{shape}</code>
          </li>
        ))}
      </ul>
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    </SectionCard>
  );
}

function Fields() {
  return (
    <SectionCard title={m.kit_fields()}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="text" label={m.kit_label()} hint={m.kit_note()}>
          {(control) => <Input {...control} />}
        </Field>
        <Field name="wrong" label={m.kit_label()} error={m.kit_wrong()}>
          {(control) => <Input {...control} defaultValue="29AAZCN9001Q1ZD" />}
        </Field>
        <Field name="day" label={m.kit_due()}>
          {(control) => <DateInput {...control} defaultValue="2026-11-20" />}
        </Field>
        <Field name="choice" label={m.kit_form()}>
          {(control) => <Select {...control} choices={ROWS.map(({ id, form }) => ({ value: id, label: form }))} />}
        </Field>
        <Field name="long" label={m.kit_label()}>
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
        <Field name="off" label={m.kit_label()}>
          {(control) => <Input {...control} disabled defaultValue={m.kit_note()} />}
        </Field>
      </div>
    </SectionCard>
  );
}

function Choices() {
  const [chosen, setChosen] = useState('1');
  const choices = ROWS.map(({ id, form }) => ({ value: id, label: form }));
  return (
    <SectionCard title={m.kit_choices()}>
      <Chips label={m.kit_choices()} choices={choices} value={chosen} onChoose={setChosen} />
    </SectionCard>
  );
}
