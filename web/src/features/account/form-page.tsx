import type { ReactNode } from 'react';
import { usePageTitle } from '#web/components/use-page-title.ts';

export interface FormPageProps {
  /** What the page asks for. */
  title: string;
  /** How it ended, where it has: said by the heading and the title instead. */
  ended?: string | undefined;
  children: ReactNode;
}

/** A page that is one form, and afterwards how it ended. */
export function FormPage({ title, ended, children }: FormPageProps) {
  usePageTitle(ended);
  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-md">
        <h1 className="mb-2">{ended ?? title}</h1>
        {children}
      </div>
    </div>
  );
}
