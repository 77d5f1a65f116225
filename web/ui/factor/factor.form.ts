import * as v from 'valibot';
import { m } from '../../lib/messages';

const required = () => m.ui_required();

export const codeField = v.pipe(v.string(), v.trim(), v.nonEmpty(required));
export const codeForm = v.object({ code: codeField });
export const passwordField = v.pipe(v.string(), v.nonEmpty(required));
