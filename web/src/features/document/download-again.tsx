import { Download } from 'lucide-react';
import { classNames } from '#web/components/class-names.ts';
import { IconButton } from '#web/components/pdf/icon-button.tsx';

export interface DownloadAgainProps {
  /** The button at the top of the page is out of view. */
  shown: boolean;
  onDownload: () => void;
}

/** A sticky bar with Download. Its space is reserved, so that nothing moves when it appears. */
export const DownloadAgain = ({ shown, onDownload }: DownloadAgainProps) => (
  <IconButton
    label="Download"
    className={classNames(
      'ms-2 enabled:bg-leaf enabled:text-sheet enabled:hover:bg-leaf-strong max-sm:hidden',
      !shown && 'invisible',
    )}
    onClick={onDownload}
  >
    <Download aria-hidden className="size-5" />
  </IconButton>
);
