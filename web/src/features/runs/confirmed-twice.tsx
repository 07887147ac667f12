import { GitCompare } from 'lucide-react';
import { Button } from '#web/components/button/button.tsx';
import { ConfirmedList } from '#web/components/confirm/confirmed-list.tsx';
import { textsId } from './lead-to.ts';
import { mergeConfirmed } from './merge-confirmed.ts';
import type { RunDraft } from './use-run-draft.ts';

/** Two windows set the same fact differently, so both versions are shown until one is chosen. */
export function ConfirmedTwice({ runDraft: { draft, choose } }: { runDraft: RunDraft }) {
  const { theirs, base, confirmed } = draft;
  if (theirs === undefined || !draft.open.includes('confirmed')) return null;
  const { torn } = mergeConfirmed(base.confirmed, confirmed, theirs.confirmed);
  const sides = [
    ['Here', confirmed],
    ['In the other window', theirs.confirmed],
  ] as const;
  return (
    <fieldset
      id={textsId('confirmed')}
      tabIndex={-1}
      aria-label="Two versions: What we understood"
      className="scroll-mt-24 rounded-sm border border-ochre bg-ochre-tint p-3"
    >
      <p className="flex gap-2 font-semibold text-ochre">
        <GitCompare aria-hidden className="mt-0.5 size-5 shrink-0" />
        You also changed this in another window
      </p>
      {sides.map(([name, side]) => (
        <div key={name} className="mt-2">
          <p className="text-sm">{name}</p>
          <ConfirmedList confirmed={side ?? { version: 1 }} parts={torn} />
        </div>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => choose('confirmed', 'mine')}>
          Keep this version
        </Button>
        <Button variant="secondary" onClick={() => choose('confirmed', 'theirs')}>
          Use the other
        </Button>
      </div>
    </fieldset>
  );
}
