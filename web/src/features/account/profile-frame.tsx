import type { ReactNode } from 'react';
import { type AnswersNow, WhereAnswersGo } from './where-answers-go.tsx';

interface ProfileFrameProps {
  answers: AnswersNow | undefined;
  /** Further parts of the account, below the use of the answers. */
  account?: ReactNode;
  children: ReactNode;
}

/** The form, and next to it how its answers are used. The layout is the same while the profile loads. */
export function ProfileFrame({ answers, account, children }: ProfileFrameProps) {
  return (
    <div className="split sm:-mb-16 not-last:mb-0">
      <div className="split-form">
        <h1>Edit your profile</h1>
        <p className="mt-2 text-ink-soft">Changes here don’t affect plans you’ve already submitted.</p>
        {children}
      </div>
      <div className="split-side lg:grid lg:col-[3_/_-1] lg:grid-cols-subgrid lg:content-start">
        <WhereAnswersGo answers={answers} />
        {account}
      </div>
    </div>
  );
}
