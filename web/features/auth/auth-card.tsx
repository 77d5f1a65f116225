import type { ReactNode } from 'react';

/** The narrow page of every step before the first screen: one heading, one task. */
export function AuthCard({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-100 py-4 sm:py-10">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      {intro && <p className="mt-1 text-ink-2">{intro}</p>}
      <div className="mt-5 flex flex-col gap-4">{children}</div>
    </div>
  );
}

/** Words below the task that lead elsewhere. */
export function AuthAside({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-2">{children}</p>;
}

export const TEXT_LINK = 'font-medium text-accent underline underline-offset-2 hover:decoration-2';
