import { useState } from 'react';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import type { Paise } from '#domain/shared/money';
import { asksForReturn, type TcsItem, taxToCollect, tcsItemsOn } from '#domain/tds/collecting';
import { daysOfTax } from '#domain/tds/days-of-tax';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { Field, Select } from '../../ui/form/field';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { areAmounts, DayField, FigureField, PanField } from './calculator-fields';
import { DaysList, shown } from './days-of-tax';

const NAMES: Record<TcsItem, () => string> = {
  liquor: m.tcs_of_liquor,
  tenduLeaves: m.tcs_of_tendu_leaves,
  timberUnderLease: m.tcs_of_timber_under_lease,
  timberOtherwise: m.tcs_of_timber_otherwise,
  forestProduce: m.tcs_of_forest_produce,
  scrap: m.tcs_of_scrap,
  minerals: m.tcs_of_minerals,
  motorVehicle: m.tcs_of_motor_vehicle,
  remittanceForStudyOrHealth: m.tcs_of_remittance_for_study_or_health,
  remittanceOfStudyLoan: m.tcs_of_remittance_of_study_loan,
  remittance: m.tcs_of_remittance,
  overseasTour: m.tcs_of_overseas_tour,
  parkingLot: m.tcs_of_parking_lot,
  tollPlaza: m.tcs_of_toll_plaza,
  mineOrQuarry: m.tcs_of_mine_or_quarry,
  luxuryWatch: m.tcs_of_luxury_watch,
  luxuryArt: m.tcs_of_luxury_art,
  luxuryCollectible: m.tcs_of_luxury_collectible,
  luxuryVessel: m.tcs_of_luxury_vessel,
  luxurySunglasses: m.tcs_of_luxury_sunglasses,
  luxuryBag: m.tcs_of_luxury_bag,
  luxuryShoes: m.tcs_of_luxury_shoes,
  luxurySportswear: m.tcs_of_luxury_sportswear,
  luxuryHomeTheatre: m.tcs_of_luxury_home_theatre,
  luxuryHorse: m.tcs_of_luxury_horse,
  saleOfGoods: m.tcs_of_sale_of_goods,
};

type Typed = { item: TcsItem; amount: string; earlier: string; pan: 'yes' | 'no'; filed: 'yes' | 'no'; on: string };

/** What a seller collects on a sale as it is typed, by the same law as everywhere; undefined until there is a price. */
function workOut({ item, amount, earlier, pan, filed, on }: Typed) {
  const price = amountOf(amount);
  if (price === undefined || !areAmounts(earlier) || !isIsoDate(on)) return undefined;
  if (!tcsItemsOn(on).includes(item)) return null;
  const before = amountOf(earlier) ?? (0 as Paise);
  return taxToCollect({
    ...{ item, eventOn: on, amount: price, hasPan: pan === 'yes' },
    earlier: before > 0 ? [{ eventOn: on, amount: before }] : [],
    isNonFiler: filed === 'no' && asksForReturn(on),
  });
}

/** What is sold, its price, the buyer and the day: the tax to collect beside the price, and why. */
export function CollectingCalculator() {
  const today: IsoDate = useToday();
  const [typed, setTyped] = useState<Typed>({
    ...{ item: 'scrap', amount: '', earlier: '', pan: 'yes', filed: 'yes', on: today },
  });
  const write = (field: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped((known) => ({ ...known, [field]: event.target.value }));
  const found = workOut(typed);
  const day = isIsoDate(typed.on) ? typed.on : today;
  const items = tcsItemsOn(day);
  const offered = items.includes(typed.item) ? items : [...items, typed.item];
  return (
    <SectionCard title={m.tcs_title()} description={m.tcs_words()}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field name="item" label={m.tcs_item()}>
          {(control) => (
            <Select
              {...control}
              value={typed.item}
              onChange={write('item')}
              choices={offered.map((value) => ({ value, label: NAMES[value]() }))}
            />
          )}
        </Field>
        <FigureField
          name="price"
          label={m.tcs_amount()}
          hint={m.tcs_amount_hint()}
          value={typed.amount}
          onChange={write('amount')}
        />
        <FigureField
          name="sold"
          label={m.tcs_earlier()}
          hint={m.tcs_earlier_hint()}
          value={typed.earlier}
          onChange={write('earlier')}
        />
        <PanField value={typed.pan} onChange={write('pan')} />
        <DayField name="sold-on" label={m.tcs_on()} first={today} onChange={write('on')} />
        {asksForReturn(day) && (
          <Field name="filed" label={m.tcs_return()}>
            {(control) => (
              <Select
                {...control}
                value={typed.filed}
                onChange={write('filed')}
                choices={[
                  { value: 'yes', label: m.tcs_return_filed() },
                  { value: 'no', label: m.tcs_return_none() },
                ]}
              />
            )}
          </Field>
        )}
      </div>
      <div aria-live="polite" className="mt-4">
        {found === null && <p className="text-sm font-medium text-red">{m.tcs_no_law()}</p>}
        {found && <Result found={found} eventOn={day} />}
      </div>
    </SectionCard>
  );
}

function Result({ found, eventOn }: { found: ReturnType<typeof taxToCollect>; eventOn: IsoDate }) {
  const { tax, base, section, code, form } = found.value;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg font-semibold">{m.tcs_result({ tax: formatInrExact(tax), base: formatInrExact(base) })}</p>
      <p className="text-sm text-ink-2">{m.tds_calculator_place({ section, code, form })}</p>
      {tax > 0 && <DaysList days={daysOfTax({ form, eventOn, withheldOn: eventOn })} />}
      <ExplainedSteps explanation={shown(found)} />
    </div>
  );
}
