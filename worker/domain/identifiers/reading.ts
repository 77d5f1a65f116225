import { type Message, say } from '../shared/message';
import { isCin, isLlpin, partsOfCin, readCin, readLlpin } from './company-number';
import type { Part } from './parts';
import type { Registered } from './registers.data';
import {
  hasNoPan,
  isGstin,
  isPan,
  isTan,
  panHolder,
  panOfGstin,
  partsOfSpecialGstin,
  partsWithoutPan,
  readGstin,
  readPan,
  readTan,
  specialGstinFault,
  stateOfGstin,
} from './tax-number';

/** What a number says by itself, without its register: each part, and what can be read off them. */
export type Reading = {
  parts: readonly Part[];
  /** Whether a check digit agreed; only that of a GSTIN is published. */
  hasCheckDigit: boolean;
  state: { code: string; name: string } | null;
  /** The PAN inside a GSTIN. */
  pan: string | null;
  /** The kind of holder that a PAN names, alone or inside a GSTIN. */
  holder: Message | null;
  /** The year in which a CIN says that the company was incorporated. */
  year: number | null;
};

const NOTHING = { hasCheckDigit: false, state: null, pan: null, holder: null, year: null } satisfies Partial<Reading>;

/** What is wrong with the number; null when its form is right. Expects capitals. */
export function faultOf(kind: Registered, text: string): Message | null {
  if (kind === 'gstin') return hasNoPan(text) ? null : specialGstinFault(text);
  if (kind === 'pan') return isPan(text) ? null : say('field.pan');
  if (kind === 'tan') return isTan(text) ? null : say('field.tan');
  return isCin(text) || isLlpin(text) ? null : say('field.cin');
}

/** Reads a number whose form is right (`faultOf` is null); a number at fault reads as nothing. */
export function readingOf(kind: Registered, text: string): Reading {
  if (kind === 'gstin') return gstinReading(text);
  if (kind === 'pan') return { ...NOTHING, parts: readPan(text) ?? [], holder: panHolder(text) };
  if (kind === 'tan') return { ...NOTHING, parts: readTan(text) ?? [] };
  const cin = readCin(text);
  if (!cin) return { ...NOTHING, parts: readLlpin(text) ?? [] };
  const state = cin.state && { code: cin.state.gstCode, name: cin.state.name };
  return { ...NOTHING, parts: partsOfCin(text) ?? [], state, year: cin.year };
}

function gstinReading(text: string): Reading {
  const found = stateOfGstin(text);
  const state = found && { code: found.gstCode, name: found.name };
  if (hasNoPan(text)) return { ...NOTHING, parts: partsWithoutPan(text), state };
  if (!isGstin(text)) return { ...NOTHING, parts: partsOfSpecialGstin(text) ?? [], hasCheckDigit: true, state };
  const pan = panOfGstin(text);
  return { ...NOTHING, parts: readGstin(text) ?? [], hasCheckDigit: true, state, pan, holder: panHolder(pan) };
}
