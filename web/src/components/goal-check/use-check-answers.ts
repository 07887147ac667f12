import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dropDraft, keepDraft, readDraft, useOwner } from '../form/form-draft.ts';
import { valuesInPage } from '../form/form-values.ts';
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

/**
 * The result’s position in the window for a returning user. The history entry holds it, as the browser does
 * with scroll positions.
 */
const savedResultPosition = (): number | undefined => Object(history.state)['goal-check'];

const saveResultPosition = (top: number): void =>
  history.replaceState({ ...history.state, 'goal-check': top }, '');

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

const glideMs = 300;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Scrolls an element smoothly to the top of the window; the user’s own scrolling interrupts it. */
function glideTo(target: HTMLElement): void {
  const from = scrollY;
  target.scrollIntoView({ behavior: 'instant' });
  const to = scrollY;
  if (to === from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  scrollTo({ top: from, behavior: 'instant' });
  const stopped = new AbortController();
  for (const kind of ['wheel', 'touchstart', 'pointerdown'])
    addEventListener(kind, () => stopped.abort(), { signal: stopped.signal, passive: true });
  let began: number | undefined;
  const step = (nowMs: number) => {
    if (stopped.signal.aborted) return;
    began ??= nowMs;
    const part = Math.min(1, (nowMs - began) / glideMs);
    if (part < 1) {
      scrollTo({ top: from + (to - from) * easeOut(part), behavior: 'instant' });
      requestAnimationFrame(step);
      return;
    }
    target.scrollIntoView({ behavior: 'instant' });
    stopped.abort();
  };
  requestAnimationFrame(step);
}

/** The layout position, which ignores animations that are still moving the page. */
function topOf(part: HTMLElement): number {
  let top = -scrollY;
  for (let within: Element | null = part; within instanceof HTMLElement; within = within.offsetParent)
    top += within.offsetTop;
  return top;
}

/** Scrolls a new answer to the top and focuses it; a repeated answer keeps its earlier position. */
export function useAnswerPlace(heading: RefObject<HTMLElement | null>, backTo: number | undefined): void {
  const keep = useEffectEvent(() => {
    if (heading.current) saveResultPosition(topOf(heading.current));
  });
  const begin = useEffectEvent(() => {
    if (heading.current === null || backTo !== undefined) return;
    heading.current.focus({ preventScroll: true });
    glideTo(heading.current);
    keep();
  });
  const comeBack = useEffectEvent(() => {
    if (heading.current === null || backTo === undefined) return;
    scrollBy({ top: topOf(heading.current) - backTo, behavior: 'instant' });
  });
  // A layout effect, because a hidden part of a waiting page has no position.
  useLayoutEffect(() => {
    begin();
    // A frame later, after the page and the browser have restored their own positions.
    const frame = requestAnimationFrame(() => comeBack());
    const moved = () => keep();
    addEventListener('scrollend', moved);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scrollend', moved);
    };
  }, []);
}
