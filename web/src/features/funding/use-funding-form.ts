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
  purpose: 'Please say what it is for.',
  abn: 'Please say whether you have an ABN.',
  stage: 'Please choose your stage.',
  state: 'Please choose your state.',
};

/** A home is one of the stages everywhere but in the form, which asks for it first. */
function withPurpose(texts: FundingTexts): FundingTexts {
  const { stage } = texts;
  const purpose = texts.purpose || (stage === homeStage ? 'home' : 'business');
  if (purpose === 'home') return { ...texts, purpose, stage: homeStage };
  return { ...texts, purpose, stage: stage === homeStage ? '' : stage };
}

/**
 * The questions. What was just chosen comes before the answers in the address, those before what this browser
 * kept, and that before the profile of the person who is logged in.
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

  // Once, for what was chosen before the scripts came.
  const takeEarlyChoices = useEffectEvent(() => {
    // The one that the build checked was chosen by nobody.
    const early = Object.entries(valuesInPage(form.current, empty)).filter(
      ([, value]) => value !== '' && value !== 'business',
    );
    if (early.length > 0) setChosen((before) => ({ ...Object.fromEntries(early), ...before }));
  });
  useEffect(() => takeEarlyChoices(), []);

  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [asked]);

  /** True when all that is asked is answered: the answers are kept and stand in the address. */
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
    /** What the page shows results for. */
    answers,
    /** The stage that is chosen as it stands, sent or not. */
    stage: read.stage,
    /** The state that is chosen is one whose grants we do not know: nothing else has to be answered. */
    elsewhere,
    /** What a grant of ours would ask: not of a home, nor of somebody who has just said that they live elsewhere. */
    asksOfBusiness: values.purpose === 'business' && !(elsewhere && chosen.state !== undefined),
    /** How many of the questions that are asked the address leaves open. */
    left: answers === undefined ? countOpenQuestions(inAddress) : 0,
    /** Nobody has said anything yet, so the profile may speak. */
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
