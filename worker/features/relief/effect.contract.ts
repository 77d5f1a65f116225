import { z } from 'zod';
import { formatRupees } from '../../domain/shared/money';
import { numeric } from '../../platform/wire';
import type { Effect, EffectItem } from './effect.usecase';

const effectItem = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  itemId: z.uuid(),
  title: z.string(),
  /** Without the relief and with it. */
  dueDate: z.iso.date(),
  newDueDate: z.iso.date(),
  daysGained: z.number(),
  costToday: numeric,
  newCostToday: numeric,
  isFiled: z.boolean(),
});

export const effectAnswer = z.object({
  /** How many clients have an item that it touches. */
  clients: z.number(),
  items: z.array(effectItem),
  filedAlready: z.number(),
  flags: z.array(z.object({ code: z.string(), message: z.string() })),
});

export function effectJson({ items, flags }: Effect): z.infer<typeof effectAnswer> {
  return {
    clients: new Set(items.map(({ companyId }) => companyId)).size,
    items: items.map(itemJson),
    filedAlready: items.filter(({ isFiled }) => isFiled).length,
    flags: [...flags],
  };
}

const itemJson = ({ costToday, newCostToday, ...item }: EffectItem) => ({
  ...item,
  costToday: formatRupees(costToday),
  newCostToday: formatRupees(newCostToday),
});
