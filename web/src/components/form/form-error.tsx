import { CircleX, Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldLink {
  id: string;
  message: string;
}

export interface FormErrorProps {
  title: string;
  /** What was kept, or when to return. */
  note?: string | undefined;
  /** Nothing is wrong, it is only too early: shown in the colour for waiting. */
  isEarly?: boolean | undefined;
  /** The questions to look at again. */
  fields?: readonly FieldLink[];
  /** The fields’ messages are only a word or two long. */
  inRow?: boolean;
  /** One next step. */
  children?: ReactNode;
  /**
   * Takes the focus when it appears, but never later, because the user may be typing, and not when the first
   * wrong field has it.
   */
  takesFocus?: boolean;
}

const focusField = (id: string) => {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/** The error of a form, above it. It is announced once, so give it a new key for each failure. */
export function FormError({
  title,
  note,
  isEarly = false,
  fields = [],
  inRow = false,
  children,
  takesFocus = false,
}: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  const [arrivesFocused] = useState(takesFocus);
  useEffect(() => {
    if (!arrivesFocused) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [arrivesFocused]);

  const says = [title, note, ...fields.map(({ message }) => message)].join('\n');
  const [saidAtFirst] = useState(says);
  const Icon = isEarly ? Clock : CircleX;
  const ink = isEarly ? 'text-ochre' : 'text-brick';
  return (
    <div
      ref={box}
      role="alert"
      // Silent while the answers are corrected, because announcements would interrupt typing.
      aria-live={says === saidAtFirst ? undefined : 'off'}
      tabIndex={-1}
      className={classNames(
        'flex scroll-my-6 gap-3 rounded-sm border-l-4 px-4 py-3 focus-visible:outline-2 focus-visible:outline-offset-2',
        isEarly
          ? 'border-ochre bg-ochre-tint focus-visible:outline-ochre'
          : 'border-brick bg-brick-tint focus-visible:outline-brick',
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0">
        <p className={classNames('font-semibold', ink)}>{title}</p>
        {note !== undefined && <p className="mt-0.5">{note}</p>}
        {fields.length > 0 && (
          <ul className={classNames('mt-1', inRow && 'flex flex-wrap gap-x-5')}>
            {fields.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block min-w-11 py-2.5 leading-6 text-ink"
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(id);
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
