import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Zoom } from './use-zoom.ts';

const look =
  'inline-flex size-[44px] shrink-0 cursor-pointer items-center justify-center rounded-sm text-leaf hover:bg-leaf-tint ' +
  'focus-visible:outline-2 focus-visible:outline-leaf disabled:cursor-not-allowed disabled:text-ink-soft ' +
  'aria-expanded:bg-leaf-tint';

interface IconButtonProps {
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

export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  return (
    <div className="sm:[.viewer-bar>*+&]:pl-3 sm:[.viewer-bar>*+&]:border-l sm:[.viewer-bar>*+&]:border-l-line sm:[@media(height<26rem)]:[.viewer-bar>*+&]:pl-1.5 flex items-center">
      <IconButton label="Zoom out" disabled={!zoom.canShrink} onClick={zoom.shrink}>
        <Minus aria-hidden className="size-5" />
      </IconButton>
      <span role="status" aria-label="Zoom" className="w-11 text-center text-sm sm:w-12">
        {zoom.fits ? 'Fit' : `${Math.round(zoom.factor * 100)}%`}
      </span>
      <IconButton label="Zoom in" disabled={!zoom.canGrow} onClick={zoom.grow}>
        <Plus aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
