import { Download, FileText, Printer } from 'lucide-react';
import { Button } from '#web/components/button/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Modal } from '#web/components/page/modal.tsx';
import { IconButton } from '#web/components/pdf/zoom-buttons.tsx';
import { PlanExtras } from '#web/components/plan-brief/plan-extras.tsx';
import type { PlanExtrasState } from '#web/lib/api/plan-file.ts';

interface DownloadSheetProps {
  open: boolean;
  extras: PlanExtrasState;
  printing: boolean;
  onPdf: () => void;
  onPrint: () => void;
  onClose: () => void;
}

/** All formats of a plan, on a phone. */
export const DownloadSheet = ({ open, extras, printing, onPdf, onPrint, onClose }: DownloadSheetProps) => (
  <Modal open={open} title="Download" sheet onClose={onClose}>
    <div className="grid gap-2">
      <Button onClick={onPdf}>
        <FileText aria-hidden className="size-5" />
        PDF
      </Button>
      <PlanExtras loading={extras.loading} onSave={(extra) => void extras.save(extra)} />
      <Button variant="secondary" pending={printing} pendingText="Preparing…" onClick={onPrint}>
        <Printer aria-hidden className="size-5" />
        Print
      </Button>
    </div>
    <p role="status" className="text-sm wrap-anywhere not-empty:mt-3">
      {extras.told}
    </p>
  </Modal>
);

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
