import { Minus, Plus } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import type { Zoom } from './use-zoom.ts';

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
