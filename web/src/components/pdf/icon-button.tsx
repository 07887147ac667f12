import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

const look =
  'inline-flex size-[44px] shrink-0 cursor-pointer items-center justify-center rounded-sm text-leaf hover:bg-leaf-tint ' +
  'focus-visible:outline-2 focus-visible:outline-leaf disabled:cursor-not-allowed disabled:text-ink-soft ' +
  'aria-expanded:bg-leaf-tint';

export interface IconButtonProps {
  label: string;
  disabled?: boolean;
  /** For a button that shows and hides something. */
  expanded?: boolean;
  /** For a button that opens a dialog. */
  opens?: 'dialog';
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

export function IconButton({
  label,
  disabled,
  expanded,
  opens,
  className,
  onClick,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      aria-haspopup={opens}
      title={label}
      disabled={disabled}
      className={classNames(look, className)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
