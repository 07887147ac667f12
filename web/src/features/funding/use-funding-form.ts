import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FundingAnswers,
  readFundingAnswers,
  wholeFundingAnswers,
  writeFundingAnswers,
} from '#shared/domain/funding/funding-answers.ts';
import { valuesInPage } from '#web/components/form/values-in-page.ts';
import { addresses } from '#web/config/addresses.ts';
import { keepLocally, useKept } from '#web/lib/kept-locally.ts';
import { useLocation, useNavigate } from '#web/lib/router/use-router.ts';
import { readFundingProfile, writeFundingProfile } from './funding-profile.ts';

export type FundingField = keyof FundingAnswers;
export type FundingTexts = Record<FundingField, string>;

const empty: FundingTexts = { abn: '', stage: '', state: '' };

const missingSentences: FundingTexts = {
  abn: 'Please say whether you have an ABN.',
  stage: 'Please choose your stage.',
  state: 'Please choose your state.',
};

/**
 * The three questions. What was just chosen comes before the answers in the address, those before what this browser
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
  const values: FundingTexts = {
    ...empty,
    ...writeFundingAnswers(fromProfile),
    ...writeFundingAnswers(readFundingProfile(kept)),
    ...writeFundingAnswers(inAddress),
    ...chosen,
  };

  // Once, for what was chosen before the scripts came.
  const takeEarlyChoices = useEffectEvent(() => {
    const early = Object.entries(valuesInPage(form.current, empty)).filter(([, value]) => value !== '');
    if (early.length > 0) setChosen((before) => ({ ...Object.fromEntries(early), ...before }));
  });
  useEffect(() => takeEarlyChoices(), []);

  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [asked]);

  /** True when all is answered: the answers are kept and stand in the address. */
  const submit = (): boolean => {
    const answers = wholeFundingAnswers(readFundingAnswers(values));
    setAsked(asked + 1);
    if (answers === undefined) return false;
    keepLocally('fundingProfile', writeFundingProfile(answers));
    setChosen({});
    setAsked(0);
    void navigate(addresses.funding(writeFundingAnswers(answers)));
    return true;
  };

  return {
    form,
    /** What the page shows results for. */
    answers: wholeFundingAnswers(inAddress),
    /** The stage that is chosen as it stands, sent or not. */
    stage: readFundingAnswers(values).stage,
    /** How many answers the address leaves open. */
    left: 3 - Object.keys(inAddress).length,
    /** Nobody has said anything yet, so the profile may speak. */
    wantsProfile: kept === null && Object.keys(inAddress).length === 0,
    takeProfile: setFromProfile,
    submit,
    field: (name: FundingField) => ({
      id: `funding-${name}`,
      name,
      value: values[name],
      error: asked > 0 && values[name] === '' ? missingSentences[name] : undefined,
      onChange: (value: string) => setChosen((before) => ({ ...before, [name]: value })),
    }),
  };
}
