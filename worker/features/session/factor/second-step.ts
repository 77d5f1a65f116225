import { generateCookie } from 'hono/cookie';
import type { Bindings } from '../../../platform/env';
import { askToSetUp, beginStep, type Need, needOf, STEP_SECONDS, standingOf, type Way } from './factor.repository';

/** By which a browser shows that its person has shown the password a moment ago. */
export const STEP_COOKIE = '__Host-anupalan-step';

/** What stands between a password that was right and a session: found before the library would begin one. */
export class Gate {
  #found: { userId: string; ways: Way[]; need?: Need | undefined; setUpBy?: string | undefined } | undefined;

  constructor(private readonly env: Bindings) {}

  /** Whether a session of somebody may begin now. */
  async opens(userId: string): Promise<boolean> {
    const standing = await standingOf(this.env.DB, userId);
    const need = needOf(standing);
    const setUpBy = need ? undefined : await askToSetUp(this.env.DB, userId, standing);
    this.#found = { userId, ways: standing.ways, need, setUpBy };
    return need === undefined;
  }

  /** The answer to a password that was right, where more is asked for; the answer of the library where it is not. */
  async answer(response: Response): Promise<Response> {
    const { userId, ways = [], need, setUpBy } = this.#found ?? {};
    if (userId && need) return asked({ need, ways }, await beginStep(this.env.DB, userId, need));
    if (!response.ok || !setUpBy) return response;
    const body: object = await response.json();
    return new Response(JSON.stringify({ ...body, setUpBy }), response);
  }
}

/** 202: the password was taken, and no session began. */
function asked(body: { need: Need; ways: readonly Way[] }, secret: string): Response {
  const response = Response.json(body, { status: 202 });
  const cookie = generateCookie(STEP_COOKIE, secret, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: STEP_SECONDS,
  });
  response.headers.append('set-cookie', cookie);
  return response;
}
