import { FieldFault } from '../form';
import { ApiError } from './api-error';

/** Runs a call whose body nests what the form holds flat, and names the fields at fault as the form does. */
export async function withFlatFaults<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const fields = error instanceof ApiError ? Object.entries(error.problem?.fields ?? {}) : [];
    const flat = Object.fromEntries(fields.map(([path, message]) => [path.replace(/^(value|details)\./, ''), message]));
    if (fields.some(([path]) => path.includes('.'))) throw new FieldFault(flat);
    throw error;
  }
}
