import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATES } from '#domain/identifiers/states.data';
import { gstinFault } from '#domain/identifiers/tax-number';
import { HSN_OF_KIND } from '#domain/ledger/asset/hsn.data';
import { parseRupees } from '#domain/shared/money';
import { useForm } from '../../lib/form';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { bareAmount } from '../../lib/typed-amount';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { reasonForm, saleForm, scrapForm } from './asset.form';
import { type Asset, type Going, goingQuery, schemeQuery, useScrap, useSell, useTakeBack } from './asset.queries';

type GoingProps = { companyId: string; asset: Asset };

/** Sells an asset, or scraps it. What it would post is shown while it is typed. */
export function GoingDialog({ kind, ...props }: GoingProps & { kind: Going['kind'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = props.asset;
  const [label, title] =
    kind === 'sold' ? [m.asset_sell(), m.asset_sell_of({ name })] : [m.asset_scrap(), m.asset_scrap_of({ name })];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {label}
        </Button>
      }
    >
      {kind === 'sold' ? (
        <SaleForm {...props} onClose={() => setIsOpen(false)} />
      ) : (
        <ScrapForm {...props} onClose={() => setIsOpen(false)} />
      )}
    </Dialog>
  );
}

type FormProps = GoingProps & { onClose: () => void };

/** The codes of the States as a choice; the first is that the buyer's GSTIN or the company's own State tells. */
const PLACES = [
  { value: '', label: m.asset_place_usual },
  ...STATES.map(({ gstCode, name }) => ({ value: gstCode, label: () => `${gstCode} ${name}` })),
];

function SaleForm(props: FormProps) {
  const profile = useQuery(schemeQuery(props.companyId));
  if (profile.isPending) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  return <Sale {...props} isTaxed={profile.data?.scheme === 'regular'} />;
}

function Sale({ companyId, asset, onClose, isTaxed }: FormProps & { isTaxed: boolean }) {
  const today = useToday();
  const sell = useSell(companyId, asset.id);
  const [typed, setTyped] = useState({
    ...{ on: today as string, price: '', gstin: '', placeOfSupply: '' },
    gstRate: isTaxed ? '18' : '',
  });
  const { errors, ...form } = useForm(saleForm, async (sale) => {
    await sell.mutateAsync(sale);
    onClose();
  });
  const write = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((known) => ({ ...known, [field]: event.target.value }));
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field name="on" label={m.asset_gone_on()} error={errors.on} isRequired>
          {(control) => <DateInput {...control} max={today} defaultValue={today} onChange={write('on')} />}
        </Field>
        <Field name="price" label={m.asset_price()} error={errors.price} isRequired>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" onChange={write('price')} />}
        </Field>
        <Field name="party" label={m.asset_buyer()} error={errors.party} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
        </Field>
        <Field name="gstin" label={m.asset_buyer_gstin()} hint={m.asset_buyer_gstin_hint()} error={errors.gstin}>
          {(control) => <Input {...control} autoComplete="off" maxLength={15} onChange={write('gstin')} />}
        </Field>
        {isTaxed && (
          <Field name="gstRate" label={m.asset_gst_rate()} error={errors.gstRate}>
            {(control) => <Input {...control} inputMode="decimal" defaultValue="18" onChange={write('gstRate')} />}
          </Field>
        )}
        <Field name="hsn" label={m.asset_hsn()} error={errors.hsn}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              defaultValue={HSN_OF_KIND[asset.kind] ?? ''}
            />
          )}
        </Field>
        <Field name="placeOfSupply" label={m.asset_place()} error={errors.placeOfSupply}>
          {(control) => (
            <Select
              {...control}
              choices={PLACES.map(({ value, label }) => ({ value, label: label() }))}
              value={typed.placeOfSupply}
              onChange={write('placeOfSupply')}
            />
          )}
        </Field>
        <Field name="reference" label={m.asset_reference()} hint={m.asset_reference_hint()} error={errors.reference}>
          {(control) => <Input {...control} autoComplete="off" maxLength={50} />}
        </Field>
      </div>
      <Proposal companyId={companyId} assetId={asset.id} going={saleAsked(typed)} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.asset_saving()}>
          {m.asset_sell()}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** What is asked of a sale while it is typed; nothing before it is whole. */
function saleAsked(typed: Record<'on' | 'price' | 'gstRate' | 'gstin' | 'placeOfSupply', string>): Going | undefined {
  const { on, gstRate, placeOfSupply } = typed;
  const price = bareAmount(typed.price);
  const gstin = typed.gstin.trim().toUpperCase();
  if (on === '' || !/^\d{1,8}(\.\d{1,2})?$/.test(price) || !/^\d{0,2}$/.test(gstRate)) return undefined;
  return {
    ...{ kind: 'sold', on, price },
    ...(gstRate && { gstRate }),
    ...(!gstinFault(gstin) && { gstin }),
    ...(placeOfSupply && { placeOfSupply }),
  };
}

function ScrapForm({ companyId, asset, onClose }: FormProps) {
  const today = useToday();
  const scrap = useScrap(companyId, asset.id);
  const [on, setOn] = useState<string>(today);
  const { errors, ...form } = useForm(scrapForm, async (typed) => {
    await scrap.mutateAsync(typed);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="on" label={m.asset_gone_on()} error={errors.on} isRequired>
        {(control) => (
          <DateInput {...control} max={today} defaultValue={today} onChange={({ target }) => setOn(target.value)} />
        )}
      </Field>
      <Proposal companyId={companyId} assetId={asset.id} going={on === '' ? undefined : { kind: 'scrapped', on }} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="danger" isPending={form.isPending} pendingLabel={m.asset_saving()}>
          {m.asset_scrap()}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The entries as they would be posted, profit or loss, and what goes back of the credit. */
function Proposal({ companyId, assetId, going }: { companyId: string; assetId: string; going: Going | undefined }) {
  const { data } = useQuery(goingQuery(companyId, assetId, going));
  if (!data) return null;
  const result = parseRupees(data.result);
  const lines = data.vouchers.flatMap(({ lines: sides }, voucher) =>
    sides.map((line, at) => ({ ...line, key: `${voucher} ${at}`, isFirst: at === 0 && voucher > 0 })),
  );
  return (
    <section aria-label={m.asset_would_post()} className="rounded-lg border border-line bg-sunken p-3 text-sm">
      <h3 className="mb-1 font-medium">{m.asset_would_post()}</h3>
      <ul>
        {lines.map(({ key, accountName, debit, credit, isFirst }) => (
          <li
            key={key}
            className={`flex justify-between gap-3 py-0.5 ${isFirst ? 'mt-1 border-t border-line pt-1.5' : ''}`}
          >
            <span className={credit ? 'min-w-0 pl-4 wrap-anywhere' : 'min-w-0 wrap-anywhere'}>{accountName}</span>
            <span className="tabular-nums whitespace-nowrap">
              {debit
                ? m.asset_debit({ amount: formatInrExact(parseRupees(debit)) })
                : m.asset_credited({ amount: formatInrExact(parseRupees(credit ?? '0')) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
        <span>
          {result < 0
            ? m.asset_loss({ amount: formatInrExact(parseRupees(data.result.slice(1))) })
            : m.asset_profit({ amount: formatInrExact(result) })}
        </span>
        {data.creditToReturn && (
          <Why
            figure={m.asset_credit_back()}
            words={m.asset_credit_back_amount({ amount: formatInrExact(data.creditToReturn.value as never) })}
          >
            {() => data.creditToReturn && <ExplainedSteps explanation={data.creditToReturn} />}
          </Why>
        )}
      </p>
    </section>
  );
}

/** Takes back a sale or scrapping, else the asset itself. */
export function TakeBackDialog({ companyId, asset }: GoingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const back = useTakeBack(companyId, asset.id);
  const { errors, ...form } = useForm(reasonForm, async (typed) => {
    await back.mutateAsync(typed);
    setIsOpen(false);
  });
  const { name, disposal } = asset;
  const title = disposal ? m.asset_take_back_sale_of({ name }) : m.asset_remove_of({ name });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={disposal ? m.asset_take_back_words() : m.asset_remove_words()}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {disposal ? m.asset_take_back() : m.asset_remove()}
        </Button>
      }
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="reason" label={m.asset_reason()} error={errors.reason} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
        </Field>
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="danger" isPending={form.isPending} pendingLabel={m.asset_saving()}>
            {disposal ? m.asset_take_back() : m.asset_remove()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
