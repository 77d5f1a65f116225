/** A state or union territory: the first two digits of its GSTINs, and the letters its CINs use or have used. */
export type State = { gstCode: string; name: string; cinLetters: readonly string[] };

const state = (gstCode: string, name: string, ...cinLetters: string[]): State => ({ gstCode, name, cinLetters });

export const STATES: readonly State[] = [
  state('01', 'Jammu and Kashmir', 'JK'),
  state('02', 'Himachal Pradesh', 'HP'),
  state('03', 'Punjab', 'PB'),
  state('04', 'Chandigarh', 'CH'),
  state('05', 'Uttarakhand', 'UR', 'UT', 'UK'),
  state('06', 'Haryana', 'HR'),
  state('07', 'Delhi', 'DL'),
  state('08', 'Rajasthan', 'RJ'),
  state('09', 'Uttar Pradesh', 'UP'),
  state('10', 'Bihar', 'BR'),
  state('11', 'Sikkim', 'SK'),
  state('12', 'Arunachal Pradesh', 'AR'),
  state('13', 'Nagaland', 'NL'),
  state('14', 'Manipur', 'MN'),
  state('15', 'Mizoram', 'MZ'),
  state('16', 'Tripura', 'TR'),
  state('17', 'Meghalaya', 'ML'),
  state('18', 'Assam', 'AS'),
  state('19', 'West Bengal', 'WB'),
  state('20', 'Jharkhand', 'JH'),
  state('21', 'Odisha', 'OR', 'OD'),
  state('22', 'Chhattisgarh', 'CT', 'CG'),
  state('23', 'Madhya Pradesh', 'MP'),
  state('24', 'Gujarat', 'GJ'),
  state('25', 'Daman and Diu (until 2020)', 'DD'),
  state('26', 'Dadra and Nagar Haveli and Daman and Diu', 'DN'),
  state('27', 'Maharashtra', 'MH', 'PN'),
  // Old registrations of undivided Andhra Pradesh; the letters belong to the present state, which stands below.
  state('28', 'Andhra Pradesh (until 2014)'),
  state('29', 'Karnataka', 'KA'),
  state('30', 'Goa', 'GA'),
  state('31', 'Lakshadweep', 'LD', 'LH'),
  state('32', 'Kerala', 'KL'),
  state('33', 'Tamil Nadu', 'TN', 'TZ'),
  state('34', 'Puducherry', 'PY'),
  state('35', 'Andaman and Nicobar Islands', 'AN'),
  state('36', 'Telangana', 'TG', 'TS'),
  state('37', 'Andhra Pradesh', 'AP'),
  state('38', 'Ladakh', 'LA'),
  state('97', 'Other Territory'),
  state('99', 'Centre jurisdiction'),
];

/** The state a GSTIN's first two digits name. */
export function stateOfGstCode(code: string): State | null {
  return STATES.find(({ gstCode }) => gstCode === code) ?? null;
}

/** The state the letters of a CIN name. */
export function stateOfCinLetters(letters: string): State | null {
  return STATES.find(({ cinLetters }) => cinLetters.includes(letters)) ?? null;
}
