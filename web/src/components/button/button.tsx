import { LoaderCircle } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';

export interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit';
  /** The id of the form it submits, for a button outside the form. */
  form?: string;
  /**
   * While true, the button keeps its size and focus, says that it is busy, and does nothing. Leave it out on
   * a button that never waits.
   */
  pending?: boolean;
  pendingText?: ReactNode;
  disabled?: boolean;
  /** Looks disabled and does nothing for a while, but keeps the focus of the person who pressed it. */
  resting?: boolean;
  label?: string;
  describedBy?: string;
  onClick?: (() => void) | undefined;
  /** Called on hover or focus: time to prefetch. */
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
      {/* Both texts share one grid cell, so the width stays the same. */}
      <span className="grid">
        <span className={classNames(faceLook, pending && 'invisible')}>{children}</span>
        {props.pending !== undefined && (
          <span className={classNames(faceLook, !pending && 'invisible')}>
            {/* The space is reserved; a hidden wheel that spins would keep the screen repainting. */}
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
