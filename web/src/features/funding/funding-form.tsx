import { lazy, type SubmitEvent, Suspense } from 'react';
import { fundingStages, fundingStates } from '#shared/domain/funding/funding-answers.ts';
import { Button } from '#web/components/button/button.tsx';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { useSession } from '#web/lib/session.ts';
import type { useFundingForm } from './use-funding-form.ts';

// Nobody waits for it, and without it the questions are empty.
const ProfileAnswers = lazy(() => import('./profile-answers.tsx').catch(() => ({ default: () => null })));

/** By how many answers the address leaves open: those who come back to change one see that. */
const headings: Record<number, string> = {
  1: 'One question left',
  2: 'Two questions left',
  3: 'Three questions',
  0: 'Your answers',
};

export interface FundingFormProps {
  funding: ReturnType<typeof useFundingForm>;
  /** The results stand on the page. */
  onAnswered: () => void;
}

export function FundingForm({ funding, onAnswered }: FundingFormProps) {
  const session = useSession();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (funding.submit()) onAnswered();
  };
  return (
    <>
      <form
        ref={funding.form}
        method="get"
        noValidate
        autoComplete="off"
        onSubmit={submit}
        className="funding-form"
      >
        <h2 className={funding.left === 3 ? 'sr-only' : 'text-xl'}>{headings[funding.left]}</h2>
        <noscript>
          <p className="text-ink-soft">
            Answering needs JavaScript. Everything we know of each grant is on this page and behind its link.
          </p>
        </noscript>
        <RadioField
          {...funding.field('stage')}
          label="Your stage"
          hint="MVP: a first working version."
          options={fundingStages}
          look="line"
          required
        />
        <div className="funding-pair">
          <RadioField
            {...funding.field('abn')}
            label="Do you have an ABN?"
            options={[
              ['yes', 'Yes'],
              ['no', 'No'],
            ]}
            look="joined"
            required
          />
          <SelectField
            {...funding.field('state')}
            label="Your state"
            placeholder="Choose a state"
            options={fundingStates.map((state) => [state, state] as const)}
            required
          />
        </div>
        <Button type="submit">Show my grants</Button>
        <p className="text-sm text-ink-soft">Your answers stay in this browser and in this page’s address.</p>
      </form>
      {session !== null && funding.wantsProfile && (
        <Suspense fallback={null}>
          <ProfileAnswers onFound={funding.takeProfile} />
        </Suspense>
      )}
    </>
  );
}
