import type { ReactNode } from 'react';

export interface PackRowProps {
  /** The way on among the rows. */
  fits?: boolean;
  /** How much, on the left. */
  amount: ReactNode;
  /** How far it reaches, drawn; nothing where nobody can say from where. */
  reach?: ReactNode;
  /** What it pays for. */
  words?: ReactNode;
  action: ReactNode;
  /** More of it, under all of that, in a place that is kept. */
  foot?: ReactNode;
}

/** One amount of tokens, in the same four columns as all others; on a phone what it reaches is drawn below. */
export const PackRow = ({ fits = false, amount, reach, words, action, foot }: PackRowProps) => (
  <div className="pack" data-fits={fits || undefined}>
    <div className="pack-amount">{amount}</div>
    {reach !== undefined && <div className="pack-reach">{reach}</div>}
    {words !== undefined && <div className="pack-words">{words}</div>}
    <div className="pack-action">{action}</div>
    {foot !== undefined && <div className="pack-foot">{foot}</div>}
  </div>
);
