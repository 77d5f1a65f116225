/** An amount in another currency as it is read: 'USD 9,975.00'. */
export const inUnits = (currency: string, amount: string): string =>
  `${currency} ${amount.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,')}`;
