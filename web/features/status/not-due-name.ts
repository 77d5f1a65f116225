import { formWords } from '../../lib/form-words';

type Named = { form: string; period: string; subject: string };

/** 'GSTR-9 · 2025-26 · 29AAZCN9001Q1ZC': a form that is not asked, as exactly as it is known. */
export const notDueName = ({ form, period, subject }: Named): string =>
  [formWords(form), period, subject].filter((part) => part !== '').join(' · ');
