import { Lock } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { type ConfirmProps, ControlGroup, setPart } from './control-parts.tsx';

/** Splits a text into sentences, verbatim except for the surrounding space. */
export const splitSentences = (text: string): string[] => [
  ...new Set(
    (text.match(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*/g) ?? [])
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
  ),
];

const mostHidden = 40;

interface HiddenSentencesProps extends Pick<ConfirmProps, 'value' | 'onChange'> {
  /** The background as it is typed. */
  background: string;
}

/**
 * Lists sentences that no file, email or log may contain. A sentence that left the text stays until it is
 * removed here.
 */
export function HiddenSentences({ value, onChange, background }: HiddenSentencesProps) {
  const hidden = value.hidden ?? [];
  const sentences = splitSentences(background);
  const gone = hidden.filter((sentence) => !sentences.includes(sentence));
  const set = (next: string[]) => onChange(setPart(value, 'hidden', next));
  const isFull = hidden.length >= mostHidden;
  if (sentences.length === 0 && gone.length === 0) return <p>Your background is empty.</p>;
  return (
    <ControlGroup
      title="Keep private"
      hint="We’ll use these sentences to plan, but never show them in your plan, workbook or emails."
    >
      <ul className="divide-y divide-line border-y border-line">
        {[...sentences, ...gone].map((sentence) => {
          const isHidden = hidden.includes(sentence);
          return (
            <li key={sentence} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
                {isHidden && <Lock aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />}
                {sentence}
                {gone.includes(sentence) && (
                  <span className="block text-sm text-ink-soft">These words are no longer in your text.</span>
                )}
              </p>
              <Button
                variant={isHidden ? 'secondary' : 'quiet'}
                label={isHidden ? `Show this again: ${sentence}` : `Keep this private: ${sentence}`}
                disabled={!isHidden && isFull}
                onClick={() =>
                  set(isHidden ? hidden.filter((one) => one !== sentence) : [...hidden, sentence])
                }
              >
                {isHidden ? 'Show this again' : 'Keep this private'}
              </Button>
            </li>
          );
        })}
      </ul>
    </ControlGroup>
  );
}
