import type { Context } from 'hono';
import type { IpRight } from '../../../domain/company/facts';
import { type Proposal, proposalsOf } from '../../../domain/ip/proposals';
import { readStatusFile, type StatusProblem } from '../../../domain/ip/status-file';
import { say } from '../../../domain/shared/message';
import type { Answer } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import { cellsOf } from '../../../platform/delimited';
import type { AppEnv } from '../../../platform/env';
import { atFault, notHere, Problem } from '../../../platform/problem';
import type { CompanyCase } from '../../calendar/case/case.repository';
import { findFact } from '../../company/fact.repository';
import type { FactRow } from '../../company/fact.table';
import { type Plan, writeCase } from '../fact.usecase';
import { type Act, faultsOf, planOf } from './asset.usecase';
import { FIELDS } from './ip.contract';
import { rightsOf } from './portfolio.usecase';

type Sent = { content?: string | undefined; accept: readonly number[] };

/**
 * Compares an export of a register with the portfolio. Without accepted lines it only proposes; with them it applies just these, all or
 * none, on the portfolio as it is at that moment.
 */
export async function syncAssets(c: Context<AppEnv>, { content, accept }: Sent): Promise<Answer> {
  const cells = content === undefined ? undefined : cellsOf(content);
  return writeCase(c, async (companyCase): Promise<Plan> => {
    const rights = rightsOf(companyCase, today());
    if (!cells)
      return { answer: answered(say('ip.sync.checked', { count: rights.length }), { proposals: [], problems: [] }) };
    const compared = compare(companyCase, cells);
    if (accept.length === 0) return { answer: answered(proposed(compared), compared) };
    const byLine = new Map(compared.proposals.map((proposal) => [proposal.line, proposal]));
    const chosen = [...new Set(accept)].map((line, index) => {
      const proposal = byLine.get(line);
      if (!proposal) throw atFault(422, `accept.${index}`, say('ip.sync.no-proposal', { line }), 'no-proposal');
      return proposal;
    });
    const acts = await Promise.all(
      chosen
        .filter(({ act }) => act !== 'same')
        .map(async ({ act, right, number }): Promise<Act> => {
          const known = rights.find(({ subject }) => subject === number);
          const was = known && (await rowOf(c, known.id));
          return { subject: number, ...(act !== 'remove' && { right }), ...(was && { was }) };
        }),
    );
    const count = (act: Proposal['act']) => chosen.filter((one) => one.act === act).length;
    const applied = { added: count('add'), changed: count('change'), removed: count('remove') };
    const message = say('ip.sync.applied', applied);
    if (acts.length === 0) return { answer: answered(message, compared, applied) };
    const { rows: _, ...plan } = planOf(c, companyCase, acts);
    return { ...plan, answerOf: () => answered(message, compared, applied) };
  });
}

async function rowOf(c: Context<AppEnv>, id: string): Promise<FactRow> {
  const row = await findFact(c.env.DB, c.var.companyScope, id);
  if (!row) throw notHere();
  // Taken back since the case was read: it is read again.
  if (row.withdrawnOn) throw new Problem(409, 'changed-meanwhile', say('problem.changed-meanwhile'));
  return row;
}

type Compared = { proposals: readonly Proposal[]; problems: readonly StatusProblem[] };

/** The proposals of a table, without those that the facts would refuse: these are named with the problems. */
function compare(companyCase: CompanyCase, cells: string[][]): Compared {
  const file = readStatusFile(cells);
  const known = new Map<string, IpRight>(
    rightsOf(companyCase, today()).map(({ subject, value }) => [subject, value] as const),
  );
  const { proposals, problems } = proposalsOf(file.rows, known);
  const refused = proposals.flatMap(({ act, right, number, line }): StatusProblem[] => {
    if (act === 'remove' || act === 'same') return [];
    const [first] = faultsOf(companyCase, right, number);
    return first ? [{ line, message: say('ip.sync.refused', { number, fault: first.message }) }] : [];
  });
  const lines = new Set(refused.map(({ line }) => line));
  return {
    proposals: proposals.filter(({ line }) => !lines.has(line)),
    problems: [...file.problems, ...problems, ...refused].toSorted((one, other) => one.line - other.line),
  };
}

const proposed = ({ proposals, problems }: Compared) => {
  const same = proposals.filter(({ act }) => act === 'same').length;
  return say('ip.sync.proposed', { changes: proposals.length - same, same, problems: problems.length });
};

type Applied = { added: number; changed: number; removed: number };

/** How many problems an answer names; its message counts all of them. */
const MOST_PROBLEMS = 200;

const answered = (message: ReturnType<typeof say>, { proposals, problems }: Compared, applied?: Applied): Answer => ({
  status: 200,
  body: {
    ...{ message, problems: problems.slice(0, MOST_PROBLEMS), applied: applied ?? null },
    proposals: proposals.map(({ line, act, number, right, changes }) => ({
      ...{ line, act, applicationNumber: number, name: right.name, type: right.kind },
      changes: changes.map(({ field, from, to }) => ({ field: FIELDS[field], from: from ?? null, to: to ?? null })),
    })),
  },
});
