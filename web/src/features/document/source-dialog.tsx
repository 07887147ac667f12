import { useEffect, useRef, useState } from 'react';
import type { ListedSource } from '#shared/plan/document/sources-note.ts';
import { Button } from '#web/components/button/button.tsx';
import { Modal } from '#web/components/modal.tsx';
import { type Sources, sumOf } from '#web/components/pdf/read-sources.ts';
import type { Source } from '#web/components/pdf/source-mark.ts';
import { WorkedSum } from './worked-sum.tsx';

const meanings: Readonly<Record<string, [title: string, text: string]>> = {
  U: ['From your answers', 'It is from your answers.'],
  S: ['Sourced', 'It is from a source that the plan names.'],
  J: ['Our judgement', 'It is a judgement, not a figure that somebody measured.'],
  D: ['Worked out', 'It is derived from other figures of the plan.'],
};

/** What has no value of its own says so in these words. */
const noValue: readonly string[] = ['a rule', 'as printed'];

const stopped = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The line of the register, below the figure that rests on it; an answer is reason enough. */
function ruleOf({ value, reason }: ListedSource, letter: string): string {
  if (noValue.includes(value)) return stopped(reason);
  return (letter === 'U' ? [value] : [value, reason]).map(stopped).join(' ');
}

interface SourceDialogProps {
  source: Source;
  sources: Sources;
  onSee: (page: number) => void;
  onClose: () => void;
}

/** What the letter beside a figure says, without leaving the place: its sum, whose figures lead to theirs. */
export function SourceDialog({ source, sources, onSee, onClose }: SourceDialogProps) {
  const [trail, setTrail] = useState([source]);
  const { letter, label, page, text = '' } = trail.at(-1) ?? source;
  const name = useRef<HTMLParagraphElement>(null);
  const depth = useRef(1);
  useEffect(() => {
    // What was pressed is not there any more.
    if (depth.current !== trail.length) name.current?.focus();
    depth.current = trail.length;
  }, [trail]);
  const listed = sources.get(label);
  const worked = letter === 'D' && listed !== undefined ? sumOf(listed, text) : undefined;
  const [title, meaning] = meanings[letter] ?? [letter, ''];
  return (
    <Modal
      open
      sheet
      title={`${letter}: ${title}`}
      actions={
        <>
          {trail.length > 1 && (
            <Button variant="secondary" onClick={() => setTrail(trail.slice(0, -1))}>
              Back
            </Button>
          )}
          <Button onClick={() => onSee(listed?.page ?? page)}>See it on page {listed?.page ?? page}</Button>
        </>
      }
      onClose={onClose}
    >
      <p ref={name} tabIndex={-1} className="font-semibold focus:outline-none">
        {label}
      </p>
      {worked !== undefined && (
        <WorkedSum {...worked} sources={sources} onOpen={(next) => setTrail([...trail, next])} />
      )}
      {listed === undefined ? (
        <p className="mt-1">{meaning}</p>
      ) : (
        <p className="mt-2 text-ink-soft">
          {letter === 'J' && `${meaning} `}
          {ruleOf(listed, letter)}
        </p>
      )}
    </Modal>
  );
}
