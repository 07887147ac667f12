import { type SubmitEvent, Suspense } from 'react';
import {
  businessStages,
  coveredState,
  fundingStates,
  homeStage,
  stageLabel,
} from '#shared/domain/funding/funding-answers.ts';
import { Button } from '#web/components/button/button.tsx';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';
import { useSession } from '#web/lib/session.ts';
import type { useFundingForm } from './use-funding-form.ts';

// Optional: without it the questions start empty.
const ProfileAnswers = lazyOrNothing(() => import('./profile-answers.tsx'));

/** By the number of answers that the address lacks. */
const headings: Record<number, string> = {
  1: 'One question left',
  2: 'Two questions left',
  3: 'Your questions',
  0: 'Your answers',
};

/** Says which states we cover. Both texts have the same length, so that nothing moves. */
const stateHint = (elsewhere: boolean): string =>
  elsewhere
    ? 'Not covered yet. We’ll link you to your state’s own programs.'
    : `We only cover ${coveredState} so far.`;

export interface FundingFormProps {
  funding: ReturnType<typeof useFundingForm>;
  /** Called once the results are on the page. */
  onAnswered: () => void;
}

export function FundingForm({ funding, onAnswered }: FundingFormProps) {
  const session = useSession();
  // For another state, only the state is required.
  const asked = !funding.elsewhere;
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
        className="funding-form p-4 gap-5 grid grid-cols-1 sm:p-6"
      >
        <h2 className={funding.left === 3 ? 'sr-only' : 'text-xl'}>{headings[funding.left]}</h2>
        <noscript>
          <p className="text-ink-soft">The questions need JavaScript. Every grant we list is below.</p>
        </noscript>
        <div className="funding-first sm:grid-cols-2 sm:items-start lg:grid-cols-[minmax(0,12fr)_repeat(2,minmax(0,12.5fr))] lg:gap-y-3 lg:gap-x-10">
          <SelectField
            {...funding.field('state')}
            label="Your state"
            placeholder="Choose a state"
            options={fundingStates.map((state) => [state, state] as const)}
            required
          />
          <p
            role="status"
            className="text-sm text-ink-soft -mt-3 row-start-2 col-start-1 lg:m-0 lg:col-span-full"
          >
            {stateHint(funding.elsewhere)}
          </p>
          <RadioField
            {...funding.field('purpose')}
            label="What is it for?"
            options={[
              ['business', 'A business'],
              ['home', stageLabel(homeStage)],
            ]}
            look="joined"
            required
          />
          {funding.asksOfBusiness && (
            <RadioField
              {...funding.field('abn')}
              label="Do you have an ABN?"
              options={[
                ['yes', 'Yes'],
                ['no', 'No'],
              ]}
              look="joined"
              required={asked}
            />
          )}
        </div>
        {funding.asksOfBusiness && (
          <RadioField
            {...funding.field('stage')}
            label="Your stage"
            hint="Pre-revenue: no sales yet. MVP: a first working version."
            options={businessStages}
            look="line"
            required={asked}
          />
        )}
        <div className="funding-send [&>button]:grow [&>button]:shrink [&>button]:basis-56 sm:[&>button]:flex-none">
          <Button type="submit">{funding.elsewhere ? 'Show my state’s programs' : 'Show my grants'}</Button>
          <p className="text-sm text-ink-soft grow-2 shrink basis-72">
            Your answers stay in this browser and in this page’s address.
          </p>
        </div>
      </form>
      {session !== null && funding.wantsProfile && (
        <Suspense fallback={null}>
          <ProfileAnswers onFound={funding.takeProfile} />
        </Suspense>
      )}
    </>
  );
}
