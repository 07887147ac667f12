import { browserTimeZone } from '#web/components/date-time/browser-time-zone.ts';
import { formatClock } from '#web/components/date-time/format-date-time.ts';
import type { ReviewWorkDesk } from './use-review-work.ts';

/** Whether the work is saved, in a few words. */
export function SaveWords({ save, unsaved }: Pick<ReviewWorkDesk, 'save' | 'unsaved'>) {
  const [isHeld, words] = saveWords(save, unsaved);
  return (
    <p role="status" className={isHeld ? 'text-sm font-semibold text-ochre' : 'text-sm text-ink-soft'}>
      {words}
    </p>
  );
}

function saveWords(save: ReviewWorkDesk['save'], unsaved: boolean): [isHeld: boolean, words: string] {
  if (save.kind === 'unreachable' && unsaved)
    return [true, 'Not saved: you’re offline. Kept in this tab; we’ll try again.'];
  if (save.kind === 'refused' && unsaved) return [true, `Not saved: ${save.sentence}`];
  if (save.kind === 'saving' || unsaved) return [false, 'Saving…'];
  if (save.kind === 'saved')
    return [false, `Saved ${formatClock(save.atMs, { timeZone: browserTimeZone() })}`];
  return [false, 'Saves as you type'];
}
