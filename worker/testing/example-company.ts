import { expect } from 'vitest';
import { ask } from './client';
import { clockInIndia } from './practice';

const CLASS_IN_CIN = { private: 'PTC', public: 'PLC', opc: 'OPC' } as const;
type LegalForm = keyof typeof CLASS_IN_CIN | 'llp';
export type Said = readonly [kind: string, subject: string, value: object];

export const capital = (amount: string): Said => ['capital', '', { paidUp: amount, authorised: amount }];
export const turnover = (year: string, amount: string): Said => ['turnover', year, { amount }];
export const noonOf = (day: string) => clockInIndia(`${day} 12:00`);

let made = 0;

/** A company of an example of the law sheet, with what its people enter of it by the calls of its profile. */
export async function exampleCompany(
  cookie: string,
  incorporatedOn: string,
  legalForm: LegalForm,
  ...facts: readonly Said[]
) {
  made += 1;
  const isLlp = legalForm === 'llp';
  const cin = isLlp
    ? `AAB-${1000 + made}`
    : `U62099KA${incorporatedOn.slice(0, 4)}${CLASS_IN_CIN[legalForm]}${165_000 + made}`;
  const added = await ask(cookie, 'POST', '/companies', {
    ...{ name: `Example ${made} ${isLlp ? 'LLP' : 'Limited'}`, cin, incorporationDate: incorporatedOn },
    pan: `AA${isLlp ? 'AF' : 'AC'}N${1000 + made}L`,
  });
  expect(added.body.fields ?? added.status).toBe(201);
  const at = (path: string) => `/companies/${added.body.id}/${path}`;
  const send = async (path: string, given: object) => {
    const { status, body } = await ask(cookie, 'POST', at(path), given);
    expect([given, body.fields ?? status]).toEqual([given, 201]);
  };
  const state = (kind: string, subject: string, value: object, holdsFrom = incorporatedOn) =>
    send('facts', { kind, ...(subject && { subject }), value, holdsFrom });
  await state('legal-form', '', { legalForm, isNeverSmall: false });
  for (const fact of facts) await state(...fact);
  return {
    state,
    get: async (path: string) => (await ask(cookie, 'GET', at(path))).body,
    happened: (kind: string, happenedOn: string, subject = '', details: object = {}) =>
      send('events', { kind, happenedOn, ...(subject && { subject }), details }),
  };
}
