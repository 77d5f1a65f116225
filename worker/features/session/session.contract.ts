import { z } from 'zod';
import { COMPANY_ROLES, FIRM_ROLES } from '../../domain/session/roles';
import { nameText } from '../../platform/wire';
import { layoutBody } from './layout/layout.contract';

/** What is taken of a sign-up; the length of the password is the library's to refuse. */
export const signUpBody = z.object({ name: nameText, email: z.string().trim().toLowerCase(), password: z.string() });
/** To whom a mail goes; whether it is an address, the library has found before it is read. */
export const mailedBody = z.object({ email: z.string().trim().toLowerCase() });
export const resetBody = z.object({ newPassword: z.string(), token: z.string() });
export const changeBody = z.object({ newPassword: z.string() });

export const settingsAnswer = z.object({
  demoMode: z.boolean(),
  local: z.boolean(),
  support: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
  today: z.iso.date(),
});

export const meAnswer = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), isAnonymous: z.boolean() }),
  firms: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(FIRM_ROLES), isDemo: z.boolean() })),
  companies: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      cin: z.string(),
      caFirmId: z.uuid().nullable(),
      role: z.enum([...FIRM_ROLES, ...COMPANY_ROLES]),
      isDemo: z.boolean(),
    }),
  ),
  dashboard: layoutBody,
  today: z.iso.date(),
});

export const sessionsAnswer = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
    userAgent: z.string().nullable(),
    isCurrent: z.boolean(),
  }),
);

export type Workspace = Pick<z.infer<typeof meAnswer>, 'firms' | 'companies' | 'dashboard'>;
export type SessionAnswer = z.infer<typeof sessionsAnswer>[number];
