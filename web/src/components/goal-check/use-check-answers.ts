import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from '#web/lib/router/use-router.ts';
import { dropDraft, keepDraft, readDraft } from '../form/form-draft.ts';
import { valuesInPage } from '../form/values-in-page.ts';
import {
  answersInAddress,
  type CheckAnswers,
  type CheckField,
  checkFields,
  hashWith,
  isAnswered,
  isBlank,
  noCheckAnswers,
} from './check-answers.ts';

const draftKey = { formId: 'goal-check' };

/** What is typed, kept in the tab; an address that holds answers is taken before that, and what was typed early before all. */
export function useCheckAnswers(form: RefObject<HTMLFormElement | null>) {
  const { hash } = useLocation();
  const [answers, setAnswers] = useState(noCheckAnswers);
  const [checked, setChecked] = useState(false);

  const begin = useEffectEvent(() => {
    const shared = answersInAddress(hash);
    const found = isBlank(shared) ? answersInAddress(readDraft(draftKey) ?? '') : shared;
    const typed = valuesInPage(form.current, { ...noCheckAnswers });
    const early = Object.fromEntries(
      checkFields.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])),
    );
    const all: CheckAnswers = { ...found, ...early };
    if (isBlank(all)) return;
    setAnswers(all);
    if (isAnswered(all) && !isBlank(shared)) setChecked(true);
  });
  useLayoutEffect(() => begin(), []);

  useEffect(() => {
    if (isBlank(answers)) dropDraft(draftKey);
    else keepDraft(draftKey, hashWith(answers));
  }, [answers]);

  return {
    answers,
    checked,
    setChecked,
    set: (field: CheckField, value: string) => setAnswers((before) => ({ ...before, [field]: value })),
  };
}
