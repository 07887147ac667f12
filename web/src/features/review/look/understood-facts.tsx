import { useState } from 'react';
import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { Button } from '#web/components/button/button.tsx';
import { putBack, removedLines, removeFact } from '#web/components/confirm/change-facts.ts';
import {
  ConfirmControl,
  type ControlKind,
  controlFor,
  controlKinds,
} from '#web/components/confirm/confirm-control.tsx';
import { setPart } from '#web/components/confirm/control-parts.tsx';
import { Section } from '#web/components/page/section.tsx';
import { quotedWords } from '#web/components/understanding/quoted-words.ts';
import { loadTrades } from '#web/lib/content/files.ts';
import { theyWrote } from './look-first.tsx';

/** The reviewer's choice of work wins, even if the customer picked another business. */
export function withTrades(reviewed: Confirmed): Confirmed {
  const { picked, ...rest } = reviewed;
  if (rest.trades !== undefined)
    return { ...rest, picked: picked?.kind === 'own' ? picked : { kind: 'reviewer' } };
  return picked?.kind === 'reviewer' ? rest : reviewed;
}

const names: Readonly<Record<ControlKind, string>> = {
  goal: 'Goal',
  trades: 'Work',
  hours: 'Hours',
  week: 'Week',
  away: 'Days away',
  money: 'Money to start',
  income: 'Income',
  licences: 'Licences',
  owned: 'What they own',
  limits: 'What they leave out',
  price: 'Price',
};

interface CorrectFactProps extends Pick<SubmissionShown, 'understood'> {
  kind: ControlKind;
  reviewed: Confirmed;
  onChange: (next: Confirmed) => void;
}

/** The customer's control for this fact, with the reviewer's values. */
function CorrectFact({ kind, understood, reviewed, onChange }: CorrectFactProps) {
  return (
    <div className="mt-2 rounded-sm border border-line bg-paper p-3">
      <ConfirmControl
        kind={kind}
        value={reviewed}
        read={understood.values}
        loadTrades={loadTrades}
        onChange={(next) => onChange(withTrades(next))}
      />
      {reviewed[kind] !== undefined && (
        <Button variant="quiet" onClick={() => onChange(withTrades(setPart(reviewed, kind, undefined)))}>
          Undo this correction
        </Button>
      )}
    </div>
  );
}

/** Sets any kind of fact, including those that the answers do not mention. */
function CorrectAny(props: Omit<CorrectFactProps, 'kind'>) {
  const [open, setOpen] = useState<ControlKind>();
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Set or add a fact</summary>
      <p className="mb-2 text-sm text-ink-soft">
        These are the customer’s own controls, so “you” means the customer.
      </p>
      <div className="flex flex-wrap gap-2">
        {controlKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-expanded={open === kind}
            className="px-3 min-h-11 border border-line-strong rounded-[999px] bg-sheet cursor-pointer hover:border-leaf hover:bg-leaf-tint aria-expanded:border-leaf aria-expanded:bg-leaf-tint focus-visible:outline-2 focus-visible:outline-leaf focus-visible:outline-offset-2"
            onClick={() => setOpen(open === kind ? undefined : kind)}
          >
            {names[kind]}
            {props.reviewed[kind] !== undefined && ' (set)'}
          </button>
        ))}
      </div>
      {open !== undefined && <CorrectFact key={open} kind={open} {...props} />}
    </details>
  );
}

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
  const removed = removedLines(reviewed);
  return (
    <Section title="What we understood">
      {facts.length === 0 && <p>We couldn’t understand anything.</p>}
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <FactLine key={fact.id} fact={fact} {...props} />
        ))}
      </ul>
      {removed.map((line) => (
        <p key={line} className="flex flex-wrap items-center gap-x-2 border-t border-line wrap-anywhere">
          Left out: “{line}”
          <Button
            variant="quiet"
            label={`Put back: ${line}`}
            onClick={() => onChange(putBack(reviewed, line))}
          >
            Put back
          </Button>
        </p>
      ))}
      <CorrectAny understood={understood} reviewed={reviewed} onChange={onChange} />
    </Section>
  );
}
