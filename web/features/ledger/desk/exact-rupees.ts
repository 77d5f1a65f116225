import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';

export const exactRupees = (amount: string): string => formatInrExact(parseRupees(amount));
