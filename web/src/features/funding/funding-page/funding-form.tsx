import { type SubmitEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  businessStages,
  countOpenQuestions,
  coveredWords,
  type FundingAnswers,
  fundingStates,
  homeStage,
  isElsewhere,
  readFundingAnswers,
  stageLabel,
  wholeFundingAnswers,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import { Button } from '#web/components/button/button.tsx';
import { valuesInPage } from '#web/components/form/form-values.ts';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { lazyOrNothing } from '#web/components/loading/later.tsx';
import { addresses } from '#web/config/addresses.ts';
import { keepLocally, useKept } from '#web/lib/session/kept-locally.ts';
import { useSession } from '#web/lib/session/session.ts';
import { readFundingProfile, writeFundingProfile } from '../funding-profile.ts';

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
    : `We only cover ${coveredWords} so far.`;

interface FundingFormProps {
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

type FundingField = keyof FundingAnswers | 'purpose';

type FundingTexts = Record<FundingField, string>;

const empty: FundingTexts = { purpose: '', abn: '', stage: '', state: '' };

const missingSentences: FundingTexts = {
  purpose: 'Please choose what it’s for.',
  abn: 'Please say whether you have an ABN.',
  stage: 'Please choose your stage.',
  state: 'Please choose your state.',
};

/** The form asks about a first home separately; elsewhere it is a stage. */
function withPurpose(texts: FundingTexts): FundingTexts {
  const { stage } = texts;
  const purpose = texts.purpose || (stage === homeStage ? 'home' : 'business');
  if (purpose === 'home') return { ...texts, purpose, stage: homeStage };
  return { ...texts, purpose, stage: stage === homeStage ? '' : stage };
}

/**
 * The questions. A new choice wins over the address, the address over this browser's storage, storage over
 * the profile.
 */
export function useFundingForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const kept = useKept('fundingProfile');
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Partial<FundingTexts>>({});
  const [fromProfile, setFromProfile] = useState<Partial<FundingAnswers>>({});
  const [asked, setAsked] = useState(0);

  const inAddress = readFundingAnswers(Object.fromEntries(new URLSearchParams(search)));
  const values = withPurpose({
    ...empty,
    ...writeFundingAnswers(fromProfile),
    ...writeFundingAnswers(readFundingProfile(kept)),
    ...writeFundingAnswers(inAddress),
    ...chosen,
  });
  const read = readFundingAnswers(values);
  const elsewhere = isElsewhere(read.state);

  // Runs once, for choices made before the scripts loaded.
  const takeEarlyChoices = useEffectEvent(() => {
    // The prerendered page pre-selects “business”, so that does not count as a choice.
    const early = Object.entries(valuesInPage(form.current, empty)).filter(
      ([, value]) => value !== '' && value !== 'business',
    );
    if (early.length > 0) setChosen((before) => ({ ...Object.fromEntries(early), ...before }));
  });
  useEffect(() => takeEarlyChoices(), []);

  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [asked]);

  /** True when every required question is answered; the answers are then stored and put in the address. */
  const submit = (): boolean => {
    const answers = elsewhere ? read : wholeFundingAnswers(read);
    setAsked(asked + 1);
    if (answers === undefined) return false;
    keepLocally('fundingProfile', writeFundingProfile(answers));
    setChosen({});
    setAsked(0);
    void navigate(addresses.funding(writeFundingAnswers(answers)));
    return true;
  };

  const answers = isElsewhere(inAddress.state) ? inAddress : wholeFundingAnswers(inAddress);
  return {
    form,
    /** The answers that the results are for. */
    answers,
    /** The stage chosen so far, submitted or not. */
    stage: read.stage,
    /** We do not cover the chosen state, so no other answer is needed. */
    elsewhere,
    /** Whether to ask about a business: not for a home, and not after another state was just chosen. */
    asksOfBusiness: values.purpose === 'business' && !(elsewhere && chosen.state !== undefined),
    /** The number of required answers that the address lacks. */
    left: answers === undefined ? countOpenQuestions(inAddress) : 0,
    /** There are no answers yet, so the profile may fill them in. */
    wantsProfile: kept === null && Object.keys(inAddress).length === 0,
    takeProfile: setFromProfile,
    submit,
    field: (name: FundingField) => ({
      id: `funding-${name}`,
      name,
      value: values[name],
      error: asked > 0 && values[name] === '' && !elsewhere ? missingSentences[name] : undefined,
      onChange: (value: string) => setChosen((before) => ({ ...before, [name]: value })),
    }),
  };
}
