import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  countOpenQuestions,
  type FundingAnswers,
  homeStage,
  isElsewhere,
  readFundingAnswers,
  wholeFundingAnswers,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import { valuesInPage } from '#web/components/form/values-in-page.ts';
import { addresses } from '#web/config/addresses.ts';
import { keepLocally, useKept } from '#web/lib/kept-locally.ts';
import { readFundingProfile, writeFundingProfile } from './funding-profile.ts';

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
