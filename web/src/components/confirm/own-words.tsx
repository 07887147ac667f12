import { useId, useState } from 'react';
import { ownWords, withPathOf } from '#shared/domain/runs/own-words.ts';
import { type AnswerField, answerLimits } from '#shared/domain/runs/submit-rules.ts';
import type { DescribedFact, SaidWords } from '#shared/plan/describe/understanding.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { controlLook, Field, fieldAttributes } from '../form/field.tsx';
import { quotedWords } from '../understanding/quoted-words.ts';
import { splitSentences } from './hidden-sentences.tsx';

export type SetAnswer = (field: AnswerField, text: string) => void;

export interface AnswerProps {
  answers: RunAnswers;
  onAnswer: SetAnswer;
}

/** The sentences of the answers that a fact comes from, each once. */
export function sentencesOf(fact: DescribedFact, answers: RunAnswers): SaidWords[] {
  const found = quotedWords(fact).flatMap(({ field, text }) =>
    answers[field].includes(text)
      ? [{ field, text: splitSentences(answers[field]).find((one) => one.includes(text)) ?? text }]
      : [],
  );
  return found.filter(({ text }, index) => found.findIndex((one) => one.text === text) === index);
}

interface WordsFieldProps {
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
}

function WordsField({ label, hint, value, maxLength, onChange }: WordsFieldProps) {
  const texts = { id: useId(), label, ...(hint !== undefined && { hint }) };
  return (
    <Field {...texts}>
      <textarea
        {...fieldAttributes(texts)}
        rows={3}
        maxLength={maxLength}
        value={value}
        className={classNames(controlLook, 'resize-y')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

const spaceIn = (field: AnswerField, answers: RunAnswers): number =>
  Math.max(0, answerLimits[field] - answers[field].length);

interface RewriteProps extends AnswerProps {
  sentences: readonly SaidWords[];
  onDone: () => void;
}

/** Changes the sentences in the answers, so that they are read again. */
export function RewriteWords({ sentences, answers, onAnswer, onDone }: RewriteProps) {
  const [texts, setTexts] = useState(sentences.map(({ text }) => text));
  const save = () => {
    const next = { ...answers };
    for (const [index, { field, text }] of sentences.entries())
      next[field] = next[field].replace(text, () => texts[index]?.trim() ?? text);
    for (const field of new Set(sentences.map((one) => one.field))) onAnswer(field, next[field]);
    onDone();
  };
  return (
    <div className="mt-1 mb-3 grid gap-3 border-l-4 border-leaf pl-3 sm:pl-4">
      {sentences.map(({ field, text }, index) => (
        <WordsField
          key={text}
          label={index === 0 ? 'Your words' : 'And here'}
          {...(index === 0 && { hint: 'This changes your answer above, and we’ll read it again.' })}
          value={texts[index] ?? ''}
          maxLength={text.length + spaceIn(field, answers)}
          onChange={(typed) => setTexts(texts.with(index, typed))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={save}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** What no control holds goes to the end of the background, where a reviewer sees it too. */
export function AddWords({ answers, onAnswer }: AnswerProps) {
  const [text, setText] = useState('');
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    const before = answers.content.trimEnd();
    onAnswer('content', withPathOf([before, text.trim()].filter(Boolean).join('\n'), before));
    setText('');
    setAdded(true);
  };
  return (
    <div className="mt-4 grid gap-3">
      <WordsField
        label="Something else, in your own words"
        hint="We’ll add it to your background."
        value={text}
        maxLength={Math.max(0, spaceIn('content', answers) - 1)}
        onChange={(typed) => {
          setText(typed);
          setAdded(false);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" disabled={ownWords(text).trim() === ''} onClick={add}>
          Add it
        </Button>
        <p role="status">{isAdded && 'Added to your background.'}</p>
      </div>
    </div>
  );
}
