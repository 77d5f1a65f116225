import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleIfInForce } from '#domain/law/rule';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import { formatPercent, type Paise, parseRupees, percent } from '#domain/shared/money';
import { daysOfTax } from '#domain/tds/days-of-tax';
import type { TaxAtSource } from '#domain/tds/law/charge';
import { BUYER_TURNOVER } from '#domain/tds/law/higher-rates';
import { type PayeeKind, TDS_RATES, type TdsNature } from '#domain/tds/natures';
import { isOfPayer } from '#domain/tds/payer';
import { natureOfTag, placesOf } from '#domain/tds/section-search';
import { inSmallSums } from '#domain/tds/taxable-now';
import { taxToWithhold, type Withholding } from '#domain/tds/withholding';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { amountOf } from '../../lib/typed-amount';
import { SectionCard } from '../../ui/card';
import { Field, Input, Select } from '../../ui/form/field';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { areAmounts, DayField, FigureField, PanField } from './calculator-fields';
import { DaysList, shown } from './days-of-tax';
import { type LowerCertificate, lowerCertificatesQuery } from './lower-deduction/lower-certificate.queries';
import { exact, rateKinds } from './tds.words';

type Typed = {
  section: string;
  amount: string;
  /** GST that the bill shows apart: it is paid and not taxed. */
  gst: string;
  earlier: string;
  /** What the whole year is likely to bring, where somebody knows. */
  expected: string;
  /** Of a buyer of goods, what the year before brought in. */
  turnover: string;
  kind: PayeeKind;
  pan: 'yes' | 'no';
  on: string;
  /** Of a payee abroad: the rate in percent, and whose it is. */
  rate: string;
  rateOf: string;
  /** The id of a certificate for lower deduction; empty for none. */
  certificate: string;
};

const isRate = (rate: string) => /^\d{1,2}(\.\d{1,2})?$/.test(rate.trim());

type Found =
  | { problem: string }
  | { untaxed: string }
  | { explained: Explained<Withholding>; other: string | null; note: string | undefined; eventOn: IsoDate }
  | undefined;

/** Whether a purchase is of a buyer whom 194Q binds, by the turnover that is typed; undefined of other payments. */
function askedOfBuyer(nature: TdsNature, eventOn: IsoDate, turnover: string) {
  const rule = nature === 'goods' ? ruleIfInForce(BUYER_TURNOVER, eventOn) : undefined;
  if (!rule) return undefined;
  const turnoverBefore = amountOf(turnover);
  const limit = formatInrExact(rule.value);
  const { statute } = rule;
  if (turnoverBefore === undefined) return { note: m.tds_buyer_unknown({ limit, statute }) };
  if (isOfPayer({ nature, eventOn }, { turnoverBefore })) return undefined;
  return { untaxed: m.tds_buyer_below({ turnover: formatInrExact(turnoverBefore), limit, statute }) };
}

/** The tax on a payment as it is typed, by the same law as everywhere: worked out here, and sent nowhere. */
function workOut(
  { section, amount, gst, earlier, expected, turnover, kind, pan, on, rate, rateOf, certificate }: Typed,
  certificates: readonly LowerCertificate[],
): Found {
  const sum = amountOf(amount);
  if (section.trim() === '' || sum === undefined || !isIsoDate(on)) return undefined;
  if (!areAmounts(gst, earlier, expected, turnover)) return undefined;
  const nature = natureOfTag(section, on, kind);
  if (!nature) return { problem: m.tds_calculator_no_section({ section }) };
  const isAbroad = nature === 'nonResident';
  if (isAbroad && !isRate(rate)) return { problem: m.tds_rate_wanted() };
  const before = amountOf(earlier) ?? (0 as Paise);
  const chosen = certificates.find(({ id }) => id === certificate);
  if (chosen && (chosen.nature !== nature || on < chosen.validFrom || on > (chosen.endedOn ?? chosen.validTo)))
    return { problem: m.tds_calculator_other_certificate({ number: chosen.number }) };
  const asked = askedOfBuyer(nature, on, turnover);
  if (asked?.untaxed !== undefined) return { untaxed: asked.untaxed };
  const [gstApart, inYear] = [amountOf(gst), amountOf(expected)];
  try {
    const explained = taxToWithhold({
      ...{ nature, eventOn: on, amount: sum, hasPan: pan === 'yes' },
      ...(gstApart !== undefined && { gst: { amount: gstApart, isShownSeparately: true } }),
      ...(inYear !== undefined && { expectedThisYear: inYear }),
      ...(isAbroad && { averageRate: percent(Number(rate)), ...(rateOf === 'act' && { abroadByAct: kind }) }),
      earlier: inSmallSums(ruleIfInForce<TaxAtSource>(TDS_RATES[nature], on)?.value.charge, on, before),
      ...(chosen &&
        pan === 'yes' && {
          certificate: { ...chosen, rate: percent(Number(chosen.rate)), left: parseRupees(chosen.left) },
        }),
    });
    const { old, now } = placesOf(nature);
    const other = explained.value.act === '1961' ? now : old;
    const note = nature === 'partner' ? m.tds_partner_of_firm() : asked?.note;
    return { explained, other: other && `${other.section} (${other.code})`, note, eventOn: on };
  } catch {
    return { problem: m.tds_calculator_average() };
  }
}

/** Section or code, amount, payee and day: the tax, and why. */
export function Calculator({ companyId }: { companyId: string }) {
  const today: IsoDate = useToday();
  const [typed, setTyped] = useState<Typed>({
    ...{
      section: '194J',
      ...{ amount: '', gst: '', earlier: '', expected: '', turnover: '' },
      kind: 'individual-or-family',
      pan: 'yes',
      ...{ on: today, rate: '', rateOf: 'act' },
      certificate: '',
    },
  });
  const certificates = useQuery(lowerCertificatesQuery(companyId)).data ?? [];
  const write = (field: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped((known) => ({ ...known, [field]: event.target.value }));
  const found = workOut(typed, certificates);
  const nature = isIsoDate(typed.on) ? natureOfTag(typed.section, typed.on, typed.kind) : undefined;
  const buyer = nature === 'goods' && isIsoDate(typed.on) ? ruleIfInForce(BUYER_TURNOVER, typed.on) : undefined;
  return (
    <SectionCard title={m.tds_calculator()} description={m.tds_calculator_words()}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field name="section" label={m.tds_section()} hint={m.tds_section_hint()}>
          {(control) => <Input {...control} value={typed.section} onChange={write('section')} autoComplete="off" />}
        </Field>
        <FigureField
          name="amount"
          label={m.tds_amount()}
          hint={m.tds_amount_hint()}
          value={typed.amount}
          onChange={write('amount')}
        />
        <FigureField
          name="gst"
          label={m.tds_gst_apart()}
          hint={m.tds_gst_apart_hint()}
          value={typed.gst}
          onChange={write('gst')}
        />
        <FigureField
          name="earlier"
          label={m.tds_earlier()}
          hint={m.tds_earlier_hint()}
          value={typed.earlier}
          onChange={write('earlier')}
        />
        <FigureField
          name="expected"
          label={m.tds_expected()}
          hint={m.tds_expected_hint()}
          value={typed.expected}
          onChange={write('expected')}
        />
        <Field name="kind" label={m.tds_payee_kind()}>
          {(control) => (
            <Select
              {...control}
              value={typed.kind}
              onChange={write('kind')}
              choices={[
                { value: 'individual-or-family', label: m.tds_kind_individual() },
                { value: 'company', label: m.tds_kind_company() },
                { value: 'other', label: m.tds_kind_other() },
              ]}
            />
          )}
        </Field>
        <PanField value={typed.pan} onChange={write('pan')} />
        <DayField name="on" label={m.tds_event_on()} first={today} onChange={write('on')} />
        {buyer && (
          <FigureField
            name="turnover"
            label={m.tds_buyer_turnover()}
            hint={m.tds_buyer_turnover_hint({ limit: formatInrExact(buyer.value) })}
            value={typed.turnover}
            onChange={write('turnover')}
          />
        )}
        {nature === 'nonResident' && (
          <>
            <FigureField
              name="rate"
              label={m.tds_rate_of()}
              hint={m.tds_rate_hint()}
              value={typed.rate}
              onChange={write('rate')}
            />
            <Field name="rateOf" label={m.tds_rate_kind()}>
              {(control) => (
                <Select {...control} value={typed.rateOf} onChange={write('rateOf')} choices={rateKinds()} />
              )}
            </Field>
          </>
        )}
        {certificates.length > 0 && (
          <Field name="certificate" label={m.tds_calculator_certificate()}>
            {(control) => (
              <Select
                {...control}
                value={typed.certificate}
                onChange={write('certificate')}
                choices={[
                  { value: '', label: m.tds_lower_none_chosen() },
                  ...certificates.map(({ id, payeeName: payee, rate, left }) => ({
                    value: id,
                    label: m.tds_lower_choice({ payee, rate, left: exact(left) }),
                  })),
                ]}
              />
            )}
          </Field>
        )}
      </div>
      <div aria-live="polite" className="mt-4">
        {found && <Result found={found} />}
      </div>
    </SectionCard>
  );
}

function Result({ found }: { found: NonNullable<Found> }) {
  if ('problem' in found) return <p className="text-sm font-medium text-red">{found.problem}</p>;
  if ('untaxed' in found) return <p className="font-semibold">{found.untaxed}</p>;
  const { tax, rate, base, section, code, form, netPaid } = found.explained.value;
  const { eventOn } = found;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg font-semibold">
        {m.tds_calculator_result({ tax: formatInrExact(tax), rate: formatPercent(rate), base: formatInrExact(base) })}
      </p>
      <p className="text-sm text-ink-2">
        {m.tds_calculator_place({ section, code, form })}
        {found.other && ` ${m.tds_calculator_other({ other: found.other })}`}{' '}
        {m.tds_pay({ amount: formatInrExact(netPaid) })}
      </p>
      {found.note && <p className="text-sm text-ink-2">{found.note}</p>}
      {tax > 0 && <DaysList days={daysOfTax({ form, eventOn, withheldOn: eventOn })} />}
      <ExplainedSteps explanation={shown(found.explained)} />
    </div>
  );
}
