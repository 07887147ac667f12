import { useState } from 'react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { Button } from '#web/components/button/button.tsx';
import { controlFor } from '#web/components/confirm/confirm-control.tsx';
import { putBack, removedWords, removeFact } from '#web/components/confirm/remove-fact.ts';
import { Section } from '#web/components/section.tsx';
import { quotedWords } from '#web/components/understanding/quoted-words.ts';
import { CorrectAny, CorrectFact } from './correct-fact.tsx';
import { theyWrote } from './quote-words.ts';
import { withTrades } from './with-trades.ts';

type Fact = SubmissionShown['understood']['facts'][number];

interface UnderstoodFactsProps extends Pick<SubmissionShown, 'understood'> {
  reviewed: Confirmed;
  onChange: (next: Confirmed) => void;
  /** Starts a comment on the answer that contains these words. */
  onAsk: (field: AnswerField, words: string) => void;
}

function FactLine({ fact, ...props }: UnderstoodFactsProps & { fact: Fact }) {
  const { reviewed, onChange, onAsk } = props;
  const { kind, says, words } = fact;
  const [isOpen, setOpen] = useState(false);
  const [first] = words;
  const quoted = quotedWords(fact);
  const control = controlFor(kind);
  const isWordless = fact.from.every((one) => one.words === '');
  return (
    <li className="py-2 wrap-anywhere">
      <p>
        {says}{' '}
        {control && reviewed[control] !== undefined && <strong className="text-sm">Set by you.</strong>}
      </p>
      {quoted.length > 0 && (
        <p className="text-sm text-ink-soft">{theyWrote(quoted.map(({ text }) => text))}</p>
      )}
      <div className="-ml-2 flex flex-wrap [&>button]:px-2 [&>button]:text-sm">
        {control && (
          <Button
            variant="quiet"
            label={`${isOpen ? 'Close' : 'Correct'}: ${says}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Correct'}
          </Button>
        )}
        {!isWordless && (
          <Button
            variant="quiet"
            label={`This is wrong: ${says}`}
            onClick={() => onChange(withTrades(removeFact(reviewed, fact)))}
          >
            This is wrong
          </Button>
        )}
        {first !== undefined && (
          <Button
            variant="quiet"
            label={`Ask about this: ${says}`}
            onClick={() => onAsk(first.field, first.text)}
          >
            Ask about this
          </Button>
        )}
      </div>
      {control && isOpen && <CorrectFact kind={control} {...props} />}
    </li>
  );
}

/** The facts that we understood, each with its source words. The reviewer corrects misreadings. */
export function UnderstoodFacts(props: UnderstoodFactsProps) {
  const { understood, reviewed, onChange } = props;
  const facts = understood.facts.filter(({ kind }) => kind !== 'private');
  const removed = removedWords(reviewed);
  return (
    <Section title="What we understood">
      {facts.length === 0 && <p>We couldn’t understand anything.</p>}
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <FactLine key={fact.id} fact={fact} {...props} />
        ))}
      </ul>
      {removed.map((words) => (
        <p key={words} className="flex flex-wrap items-center gap-x-2 border-t border-line wrap-anywhere">
          Left out: “{words}”
          <Button
            variant="quiet"
            label={`Put back: ${words}`}
            onClick={() => onChange(putBack(reviewed, words))}
          >
            Put back
          </Button>
        </p>
      ))}
      <CorrectAny understood={understood} reviewed={reviewed} onChange={onChange} />
    </Section>
  );
}
