import { Check, Plus } from 'lucide-react';
import { classNames } from '#web/components/class-names.ts';
import { isPicked, type Judged, type Reason, sortReasons, toggleReason } from './reasons.ts';

interface ReasonPickerProps extends Judged {
  feedback: string;
  onChange: (feedback: string) => void;
}

function ReasonChips({
  title,
  list,
  feedback,
  onChange,
}: Omit<ReasonPickerProps, keyof Judged> & {
  title: string;
  list: readonly Reason[];
}) {
  if (list.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-ink-soft">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {list.map((reason) => {
          const picked = isPicked(feedback, reason);
          const Icon = picked ? Check : Plus;
          return (
            <button
              key={reason.name}
              type="button"
              aria-pressed={picked}
              title={reason.text}
              className={classNames(
                'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-3 py-1.5 text-left focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf',
                picked
                  ? 'border-leaf bg-leaf-tint font-semibold text-leaf-strong'
                  : 'border-line-strong bg-sheet hover:border-leaf',
              )}
              onClick={() => onChange(toggleReason(feedback, reason))}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              {reason.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/**
 * Reasons to insert into the feedback, where they can be edited; pressing an unedited one again removes it.
 */
export function ReasonPicker({ flagged, isRevision, ...writing }: ReasonPickerProps) {
  const { suggested, others } = sortReasons({ flagged, isRevision });
  return (
    <div className="space-y-3">
      <ReasonChips title="Suggested reasons" list={suggested} {...writing} />
      <ReasonChips title={suggested.length > 0 ? 'Other reasons' : 'Reasons'} list={others} {...writing} />
    </div>
  );
}
