import { Hono } from 'hono';
import { z } from 'zod';
import { ruleIfInForce } from '../../../domain/law/rule';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { paise, percent } from '../../../domain/shared/money';
import { payeeKindOf } from '../../../domain/tds/deduction';
import type { TaxAtSource } from '../../../domain/tds/law/charge';
import { TDS_RATES } from '../../../domain/tds/natures';
import { natureOfTag } from '../../../domain/tds/section-search';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { now } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { newId } from '../../../platform/ids';
import { atFault, notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { lowerCertificateCalls } from './lower-certificate.calls';
import { certificateAnswer, certificateEnd, certificateJson, newCertificate } from './lower-certificate.contract';
import { certificateAdded, certificateEnded, lastUseOf, listCertificates } from './lower-certificate.repository';

const authorize = authorizeBy(lowerCertificateCalls);
const CERTIFICATES = '/companies/:companyId/tds/lower-certificates';

type Sent = z.output<typeof newCertificate>;

/** The nature that a certificate is for, as it is named or by the section or code of its first day. */
function natureOf({ nature, section = '', pan, validFrom }: Sent) {
  const found = nature ?? natureOfTag(section, validFrom, payeeKindOf(pan));
  const value = found && ruleIfInForce<TaxAtSource>(TDS_RATES[found], validFrom)?.value;
  if (!found || !value) throw atFault(422, 'section', say('tds.problem.no-section', { section }), 'no-such-section');
  return found;
}

/** Certificates for lower deduction: recorded, listed with what is left of each, ended. */
export const lowerCertificateRoutes = new Hono<AppEnv>()
  .get(CERTIFICATES, authorize, answers(200, z.array(certificateAnswer)), async (c) =>
    c.json((await listCertificates(c.env.DB, c.var.companyScope)).map(certificateJson)),
  )
  .post(CERTIFICATES, authorize, once, accept('json', newCertificate), answers(201, certificateAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const { rate, section: _, ...sent } = c.req.valid('json');
    const nature = natureOf(c.req.valid('json'));
    const known = await listCertificates(c.env.DB, scope);
    if (known.some(({ row }) => row.number === sent.number && row.nature === nature))
      throw atFault(409, 'number', say('tds.problem.certificate-known', { number: sent.number }), 'certificate-known');
    if (sent.limit === 0) throw atFault(422, 'limit', say('tds.problem.certificate-no-limit'));
    const row = {
      ...{ ...sent, nature, id: newId(), companyId: scope.companyId, partyId: null, rate: percent(Number(rate)) },
      ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
      ...{ withdrawnAt: null, endedOn: null, endReason: null },
    };
    const body = certificateJson({ row, used: paise(0) });
    await commit(actingOf(c, { status: 201, body }), [certificateAdded(c.env.DB, row)]);
    return c.json(body, 201);
  })
  .post(
    `${CERTIFICATES}/:lowerCertificateId/end`,
    authorize,
    once,
    accept('json', certificateEnd),
    answers(200, certificateAnswer),
    async (c) => {
      const { companyScope: scope } = c.var;
      const { lastDay, reason } = c.req.valid('json');
      const id = c.req.param('lowerCertificateId');
      const found = (await listCertificates(c.env.DB, scope)).find(({ row }) => row.id === id);
      if (!found) throw notHere();
      const { row } = found;
      if (row.endedOn)
        throw new Problem(409, 'certificate-ended', say('tds.problem.certificate-ended', { day: onDay(row.endedOn) }));
      if (lastDay && (lastDay < row.validFrom || lastDay > row.validTo)) {
        const span = { from: onDay(row.validFrom), to: onDay(row.validTo) };
        throw atFault(422, 'lastDay', say('tds.problem.certificate-last-day', span));
      }
      const usedOn = await lastUseOf(c.env.DB, scope, id);
      if (usedOn && (!lastDay || usedOn > lastDay))
        throw atFault(409, 'lastDay', say('tds.problem.certificate-used', { day: onDay(usedOn) }), 'certificate-used');
      const body = certificateJson({ ...found, row: { ...row, endedOn: lastDay ?? null, endReason: reason } });
      const at = now().toISOString();
      await commit(actingOf(c, { status: 200, body }), [certificateEnded(c.env.DB, row, { lastDay, reason, at })]);
      return c.json(body);
    },
  );
