import type { ReactNode } from 'react';
import { SaidWords } from './said-words.tsx';

interface ControlGroupProps {
  title: string;
  /** The words that it was read from. */
  words?: string | undefined;
  hint?: string;
  children: ReactNode;
}

/** A control with its name and the words that it corrects. */
export const ControlGroup = ({ title, words, hint, children }: ControlGroupProps) => (
  <fieldset className="flex min-w-0 flex-col gap-3">
    <legend className="mb-1 font-semibold">{title}</legend>
    <SaidWords words={words} />
    {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
    {children}
  </fieldset>
);
