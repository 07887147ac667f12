import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';
import { Button } from '#web/components/button/button.tsx';
import { Section } from '#web/components/section.tsx';

interface UnderstoodFactsProps extends Pick<SubmissionShown, 'understood'> {
  /** Starts a comment on the answer that these words are in. */
  onAsk: ((field: AnswerField, words: string) => void) | undefined;
}

/** What we understood, each with the words that it came from. */
export function UnderstoodFacts({ understood, onAsk }: UnderstoodFactsProps) {
  const facts = understood.facts.filter(({ kind }) => kind !== 'private');
  return (
    <Section title="What we understood">
      {facts.length === 0 && <p>We understood nothing.</p>}
      <ul className="divide-y divide-line">
        {facts.map(({ id, says, words }) => {
          const [first] = words;
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 py-2">
              <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <p>{says}</p>
                {words.length > 0 && (
                  <p className="text-sm text-ink-soft">
                    They wrote {words.map(({ text }) => `“${text}”`).join(', ')}.
                  </p>
                )}
              </div>
              {first !== undefined && onAsk !== undefined && (
                <span className="-mr-4 shrink-0">
                  <Button
                    variant="quiet"
                    label={`Ask about this: ${says}`}
                    onClick={() => onAsk(first.field, first.text)}
                  >
                    Ask about this
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
