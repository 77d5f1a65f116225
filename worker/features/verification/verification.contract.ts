import { z } from 'zod';
import { faultOf, type Reading, readingOf } from '../../domain/identifiers/reading';
import { REGISTERS, type Registered } from '../../domain/identifiers/registers.data';
import { say } from '../../domain/shared/message';
import { now } from '../../platform/clock';
import { codeBy } from '../../platform/wire';

const numberOf = (kind: Registered) => codeBy((text) => faultOf(kind, text));

export const gstinBody = z.strictObject({ gstin: numberOf('gstin') });
export const panBody = z.strictObject({ pan: numberOf('pan') });
export const tanBody = z.strictObject({ tan: numberOf('tan') });
export const cinBody = z.strictObject({ cin: numberOf('cin') });

export const statusAnswer = z.object({
  mode: z.enum(['production', 'demo']).describe('about.verification.mode'),
  usingRealAPIs: z.boolean().describe('about.verification.real'),
  gst: z.boolean(),
  pan: z.boolean(),
  tan: z.boolean(),
  cin: z.boolean(),
  epfo: z.boolean(),
  esi: z.boolean(),
  gstReturns: z.boolean(),
});

/** Which sources the numbers are held against, in the specification's words: none of a government's yet. */
export const STATUS: z.infer<typeof statusAnswer> = {
  mode: 'demo',
  usingRealAPIs: false,
  ...{ gst: false, pan: false, tan: false, cin: false, epfo: false, esi: false, gstReturns: false },
};

/** What only a register knows: null until one is asked. */
const unknown = z.string().nullable().describe('about.verification.unknown');

const part = z.object({ from: z.int(), to: z.int(), text: z.string(), meaning: z.string() });

const answerWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    data: z.object({
      number: z.string(),
      status: z.string().describe('about.verification.state'),
      ...shape,
      parts: z.array(part).describe('about.verification.parts'),
    }),
    source: z.string().describe('about.verification.source'),
    isChecked: z.boolean().describe('about.verification.checked'),
    checkedAt: z.iso.datetime(),
    register: z.object({ keeper: z.string(), url: z.url() }).describe('about.verification.register'),
  });

const text = z.string().nullable();

export const gstinAnswer = answerWith({
  ...{ legalName: unknown, tradeName: unknown, registrationDate: unknown },
  ...{ stateCode: text, stateName: text, pan: text, category: text },
});
export const panAnswer = answerWith({ name: unknown, category: text });
export const tanAnswer = answerWith({ name: unknown, address: unknown, deductorType: unknown });
export const cinAnswer = answerWith({
  ...{ companyName: unknown, dateOfIncorporation: unknown, paidUpCapital: unknown, lastAnnualReturnDate: unknown },
  ...{ stateCode: text, stateName: text, incorporationYear: z.int().nullable() },
});

const stateOf = ({ state }: Reading) => ({ stateCode: state?.code ?? null, stateName: state?.name ?? null });

/** What each kind of number tells beside its parts: what it says itself, and null for what its register alone knows. */
const TOLD = {
  gstin: (reading: Reading) => ({
    ...{ legalName: null, tradeName: null, registrationDate: null },
    ...stateOf(reading),
    pan: reading.pan,
    category: reading.holder,
  }),
  pan: ({ holder }: Reading) => ({ name: null, category: holder }),
  tan: () => ({ name: null, address: null, deductorType: null }),
  cin: (reading: Reading) => ({
    ...{ companyName: null, dateOfIncorporation: null, paidUpCapital: null, lastAnnualReturnDate: null },
    ...stateOf(reading),
    incorporationYear: reading.year,
  }),
};

/**
 * What a number whose form is right says of itself. It was held against no register, and says so: the words of a register's
 * status, such as "Active", are for an answer of that register alone.
 */
export function verified<Kind extends Registered>(kind: Kind, number: string) {
  const reading = readingOf(kind, number);
  const told = TOLD[kind](reading) as ReturnType<(typeof TOLD)[Kind]>;
  const status = say(reading.hasCheckDigit ? 'verification.check-digit' : 'verification.form');
  return {
    data: { number, status, ...told, parts: reading.parts },
    source: say('verification.source'),
    isChecked: false,
    checkedAt: now().toISOString(),
    register: REGISTERS[kind],
  };
}
