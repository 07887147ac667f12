import type { ReactNode } from 'react';

export interface PackRowProps {
  /** The way on among the rows. */
  fits?: boolean;
  /** How much, on the left. */
  amount: ReactNode;
  /** What is wrong with it, under it. */
  error?: ReactNode;
  /** How far it reaches, drawn. */
  reach: ReactNode;
  /** What it pays for. */
  words: ReactNode;
  action: ReactNode;
}

/** One amount of tokens, in the same four columns as all others; on a phone what it reaches is drawn below. */
export const PackRow = ({ fits = false, amount, error, reach, words, action }: PackRowProps) => (
  <div className="pack" data-fits={fits || undefined}>
    <div className="pack-amount">{amount}</div>
    {error !== undefined && <div className="pack-error">{error}</div>}
    <div className="pack-reach">{reach}</div>
    <div className="pack-words">{words}</div>
    <div className="pack-action">{action}</div>
  </div>
);
