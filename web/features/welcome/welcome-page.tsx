import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { CompanyForm } from './company-form';
import { FirmForm } from './firm-form';

/** The facts without which there is nothing to show: a firm, or a company of one's own. */
export function WelcomePage({ kind, choice }: { kind?: 'company' | 'firm' | undefined; choice: ReactNode }) {
  if (kind === 'firm')
    return <Step title={m.welcome_firm_title()} words={m.welcome_firm_words()} form={<FirmForm />} />;
  if (kind === 'company')
    return <Step title={m.welcome_company_title()} words={m.welcome_company_words()} form={<CompanyForm />} />;
  return (
    <div className="mx-auto w-full max-w-100 py-4 sm:py-10">
      <h1 className="text-xl font-semibold tracking-tight">{m.welcome_title()}</h1>
      <p className="mt-1 mb-5 text-ink-2">{m.welcome_question()}</p>
      {choice}
    </div>
  );
}

function Step({ title, words, form }: { title: string; words: string; form: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-140 py-4 sm:py-8">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-1 mb-5 text-ink-2">
        {words}{' '}
        <Link to="/welcome" search={{}} className="font-medium text-accent underline underline-offset-2">
          {m.welcome_other()}
        </Link>
      </p>
      {form}
    </div>
  );
}
