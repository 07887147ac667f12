import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '#web/lib/router/use-router.ts';
import { hasSessionEnded, readSession, useSession } from '#web/lib/session.ts';
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
import { keptPlace } from './kept-place.ts';

const draftKey = (owner = readSession()?.userId) => ({ formId: 'goal-check', owner });

/** What is typed, kept in the tab; an address that holds answers is taken before that, and what was typed early before all. */
export function useCheckAnswers(form: RefObject<HTMLFormElement | null>) {
  const { hash } = useLocation();
  const [answers, setAnswers] = useState(noCheckAnswers);
  /** How often, so that each check is shown to whoever asked for it. */
  const [checks, setChecks] = useState(0);
  const [backTo, setBackTo] = useState<number>();
  const check = () => {
    setBackTo(undefined);
    setChecks((before) => before + 1);
  };

  const begin = useEffectEvent(() => {
    const shared = answersInAddress(hash);
    const found = isBlank(shared) ? answersInAddress(readDraft(draftKey()) ?? '') : shared;
    const typed = valuesInPage(form.current, { ...noCheckAnswers });
    const early = Object.fromEntries(
      checkFields.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])),
    );
    const all: CheckAnswers = { ...found, ...early };
    if (isBlank(all)) return;
    setAnswers(all);
    if (!isAnswered(all)) return;
    const place = keptPlace();
    if (place === undefined && isBlank(shared)) return;
    check();
    setBackTo(place);
  });
  useLayoutEffect(() => begin(), []);

  // Another link opened where the page stands already.
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

  // Whoever comes after somebody else here begins anew. Whose session ended by itself may log in again.
  const account = useSession()?.userId;
  const lastAccount = useRef(account);
  useEffect(() => {
    const last = lastAccount.current;
    if (account === undefined && hasSessionEnded()) return;
    lastAccount.current = account;
    if (last === undefined || last === account) return;
    setAnswers(noCheckAnswers);
    setChecks(0);
  }, [account]);

  useEffect(() => {
    const key = draftKey(hasSessionEnded() ? lastAccount.current : undefined);
    if (isBlank(answers)) dropDraft(key);
    else keepDraft(key, hashWith(answers));
  }, [answers]);

  return {
    answers,
    checks,
    /** Where the answer stood that is shown again; none where it is new. */
    backTo,
    check,
    set: (field: CheckField, value: string) => setAnswers((before) => ({ ...before, [field]: value })),
  };
}
