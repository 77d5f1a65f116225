import type * as v from 'valibot';
import type { Choice } from '../../ui/form/field';

/** One field of the form of a kind of fact: how it looks, and what it takes. */
export type FieldSpec = {
  name: string;
  label: () => string;
  hint?: () => string;
  look: 'line' | 'code' | 'day' | 'money' | 'count' | 'choice' | 'flag';
  choices?: (about: About) => readonly Choice[];
  /** What the field begins with where nothing is stated yet. */
  begin?: (about: About) => string | boolean | undefined;
  isOptional?: true;
  longest?: number;
  reads: v.GenericSchema<string | undefined, unknown>;
};

/** What a form knows of the company it is about. */
export type About = {
  today: string;
  cin: string;
  pan: string;
  gstin: string | null;
  tan: string | null;
  incorporationDate: string;
};
