import { Download } from 'lucide-react';
import { classNames } from '#web/components/class-names.ts';
import { IconButton } from '#web/components/pdf/icon-button.tsx';

export interface DownloadAgainProps {
  /** The button at the head of the page is out of sight. */
  shown: boolean;
  onDownload: () => void;
}

/** Download in a bar that stays in view. Its place is kept, so that nothing moves when it comes. */
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
