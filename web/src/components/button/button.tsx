import { LoaderCircle } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit';
  /** The id of the form it submits, when it stands outside of it. */
  form?: string;
  /** While true the button keeps its place and its focus, says so, and does nothing. Absent: it never waits. */
  pending?: boolean;
  pendingText?: ReactNode;
  disabled?: boolean;
  /** Looks disabled and does nothing for a while, and keeps the focus of whoever just pressed it. */
  resting?: boolean;
  label?: string;
  describedBy?: string;
  onClick?: (() => void) | undefined;
  /** Somebody points at it or tabs to it: time to fetch what it needs. */
  onIntent?: () => void;
}

const faceLook = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

export function Button(props: ButtonProps) {
  const { children, pending = false, pendingText = 'Working…', disabled, resting = false } = props;

  const click = (event: MouseEvent) => {
    if (pending || resting) event.preventDefault();
    else props.onClick?.();
  };

  return (
    <button
      type={props.type ?? 'button'}
      form={props.form}
      className={classNames(
        buttonLook(resting ? { ...props, disabled: true } : props),
        pending && 'cursor-progress',
      )}
      disabled={disabled}
      aria-disabled={pending || resting || undefined}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onClick={click}
      onPointerOver={props.onIntent}
      onFocus={props.onIntent}
    >
      {/* Both texts lie in one grid cell, so that the width does not jump. */}
      <span className="grid">
        <span className={classNames(faceLook, pending && 'invisible')}>{children}</span>
        {props.pending !== undefined && (
          <span className={classNames(faceLook, !pending && 'invisible')}>
            {/* Its room is kept; turned unseen, it would keep the screen at work for ever. */}
            <span className="size-5 shrink-0">
              {pending && <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />}
            </span>
            {pendingText}
          </span>
        )}
      </span>
    </button>
  );
}
