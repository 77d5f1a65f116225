import { Hono } from 'hono';
import { z } from 'zod';
import { foldedName } from '../../../domain/bank/chart/chart';
import { panOfParty } from '../../../domain/identifiers/tax-number';
import { financialYearOf, yearStart } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { atFault, notHere } from '../../../platform/problem';
import { pageOf } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import type { Party } from '../chart/chart.table';
import { partyAdded, partyOf } from '../party.repository';
import { partyCalls } from './party.calls';
import {
  newParty,
  partyAnswer,
  partyEdit,
  partyJson,
  partyPage,
  partyRecorded,
  partyStatementAnswer,
  statementAsked,
} from './party.contract';
import { listParties, partiesLike, partyChanged } from './party-list.repository';
import { statementOf } from './statement.repository';

const authorize = authorizeBy(partyCalls);
const PARTIES = '/companies/:companyId/parties';

/** Refuses a name or GSTIN that another party has: entries on two accounts of one customer would never settle each other. */
function mustBeAnother(party: Party, others: readonly Party[]): void {
  const named = others.find(({ id, foldedName }) => id !== party.id && foldedName === party.foldedName);
  if (named)
    throw atFault(409, 'name', say('ledger-document.fault.party-exists', { party: named.name }), 'party-exists');
  const same = party.gstin && others.find(({ id, gstin }) => id !== party.id && gstin === party.gstin);
  if (same)
    throw atFault(409, 'gstin', say('ledger-document.fault.gstin-exists', { party: same.name }), 'party-exists');
}

/** Refuses a transporter's declaration without the PAN that the law asks with it, and one that ends before it begins. */
function mustBeDeclared({ pan, carrierFrom, carrierUntil }: Party): void {
  if (carrierFrom && !pan) throw atFault(422, 'pan', say('ledger-document.fault.carrier-pan'), 'carrier-pan');
  if (carrierUntil && (!carrierFrom || carrierUntil < carrierFrom))
    throw atFault(422, 'carrierUntil', say('ledger-document.fault.carrier-until'), 'carrier-until');
}

/** Others that may be the same, and why. */
const alikeOf = (party: Party, others: readonly Party[]) =>
  others
    .filter(({ id, pan }) => id !== party.id && pan !== null && pan === party.pan)
    .map(({ id, name, pan }) => ({ id, name, why: say('ledger-document.alike.pan', { pan: pan ?? '' }) }));

const withStateOf = (party: Party): Party => ({
  ...party,
  pan: party.pan ?? (party.gstin ? panOfParty(party.gstin) : null),
  stateCode: party.stateCode ?? party.gstin?.slice(0, 2) ?? null,
});

const factsOf = ({ id, name, gstin, pan }: Party) => ({ id, name, gstin: gstin ?? undefined, pan: pan ?? undefined });

export const partyRoutes = new Hono<AppEnv>()
  .get(PARTIES, authorize, accept('query', partyPage), answers(200, z.array(partyAnswer)), async (c) => {
    const asked = c.req.valid('query');
    const found = await listParties(c.env.DB, c.var.companyScope, asked);
    return c.json(pageOf(c, found, asked, ({ id }) => id).map(partyJson));
  })
  .post(PARTIES, authorize, once, accept('json', newParty), answers(201, partyRecorded), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { name, kind, gstin, pan, stateCode, address, msme, msmeFrom, gstScheme, agreedDays, ...days } =
      c.req.valid('json');
    const { panInoperativeSince, carrierFrom, carrierUntil } = days;
    const party = withStateOf({
      ...partyOf(scope, person, { name, kind }),
      ...{ gstin: gstin ?? null, pan: pan ?? null, stateCode: stateCode ?? null, msme: msme ?? null },
      ...{ address: address ?? null, msmeFrom: msmeFrom ?? null, panInoperativeSince: panInoperativeSince ?? null },
      ...{ gstScheme: gstScheme ?? null, agreedDays: agreedDays ?? null },
      ...{ carrierFrom: carrierFrom ?? null, carrierUntil: carrierUntil ?? null },
    });
    mustBeDeclared(party);
    const others = await partiesLike(c.env.DB, scope, [factsOf(party)]);
    mustBeAnother(party, others);
    const answer = { ...partyJson({ ...party, receivable: 0, payable: 0 }), alike: alikeOf(party, others) };
    await commit(actingOf(c, { status: 201, body: answer }), [partyAdded(c.env.DB, party)]);
    return c.json(inWords(c, answer), 201);
  })
  .get(
    `${PARTIES}/:partyId/statement`,
    authorize,
    accept('query', statementAsked),
    answers(200, partyStatementAnswer),
    async (c) => {
      const [party] = await partiesLike(c.env.DB, c.var.companyScope, [{ id: c.req.param('partyId') }]);
      if (!party) throw notHere();
      const { to = today(), from = yearStart(financialYearOf(to)) } = c.req.valid('query');
      if (from > to) throw atFault(422, 'from', say('settlement-desk.problem.from-after-to'));
      return c.json(await statementOf(c.env.DB, c.var.companyScope, party, { from, to }));
    },
  )
  .patch(`${PARTIES}/:partyId`, authorize, once, accept('json', partyEdit), answers(200, partyRecorded), async (c) => {
    const scope = c.var.companyScope;
    const { was: _, ...sent } = c.req.valid('json');
    const [before] = await partiesLike(c.env.DB, scope, [{ id: c.req.param('partyId') }]);
    if (!before) throw notHere();
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const merged: Party = { ...before, ...given };
    const after = { ...withStateOf(merged), foldedName: foldedName(merged.name) };
    if (after.gstin && after.pan && (panOfParty(after.gstin) ?? after.pan) !== after.pan)
      throw atFault(422, 'pan', say('ledger-document.field.pan-of-gstin'));
    mustBeDeclared(after);
    const others = await partiesLike(c.env.DB, scope, [factsOf(after)]);
    mustBeAnother(after, others);
    const answer = { ...partyJson({ ...after, receivable: 0, payable: 0 }), alike: alikeOf(after, others) };
    await commit(actingOf(c, { status: 200, body: answer }), [partyChanged(c.env.DB, before, after)]);
    return c.json(inWords(c, answer));
  });
