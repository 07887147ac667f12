import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dropDraft, keepDraft, readDraft } from '../form/form-draft.ts';
import { useOwner } from '../form/use-owner.ts';
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
import { savedResultPosition } from './result-position.ts';

const formId = 'goal-check';

/**
 * The typed answers, kept in the tab. Answers in the address override them, and early typing overrides both.
 */
export function useCheckAnswers(form: RefObject<HTMLFormElement | null>) {
  const { hash } = useLocation();
  const [answers, setAnswers] = useState(noCheckAnswers);
  /** Counts the checks, so that each one shows its result. */
  const [checks, setChecks] = useState(0);
  const [backTo, setBackTo] = useState<number>();
  const check = () => {
    setBackTo(undefined);
    setChecks((before) => before + 1);
  };

  const owner = useOwner(() => {
    setAnswers(noCheckAnswers);
    setChecks(0);
  });

  const begin = useEffectEvent(() => {
    const shared = answersInAddress(hash);
    const found = isBlank(shared)
      ? answersInAddress(readDraft({ formId, owner: owner.current }) ?? '')
      : shared;
    const typed = valuesInPage(form.current, { ...noCheckAnswers });
    const early = Object.fromEntries(
      checkFields.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])),
    );
    const all: CheckAnswers = { ...found, ...early };
    if (isBlank(all)) return;
    setAnswers(all);
    if (!isAnswered(all)) return;
    const place = savedResultPosition();
    // The button may have been pressed before the form could answer.
    const isPressed = form.current?.dataset.early !== undefined;
    if (place === undefined && isBlank(shared) && !isPressed) return;
    check();
    setBackTo(place);
  });
  useLayoutEffect(() => begin(), []);

  // Detects another link opened on the same page.
  const begunAt = useRef(hash);
  const takeShared = useEffectEvent((from: string) => {
    if (from === begunAt.current) return;
    begunAt.current = from;
    const shared = answersInAddress(from);
    if (isBlank(shared)) return;
    setAnswers(shared);
    if (isAnswered(shared)) check();
    else setChecks(0);
  });
  useEffect(() => takeShared(hash), [hash]);

  useEffect(() => {
    if (isBlank(answers)) dropDraft({ formId });
    else keepDraft({ formId, owner: owner.current }, hashWith(answers));
  }, [answers, owner]);

  return {
    answers,
    checks,
    /** The earlier position of a repeated answer; undefined for a new one. */
    backTo,
    check,
    set: (field: CheckField, value: string) => setAnswers((before) => ({ ...before, [field]: value })),
  };
}
