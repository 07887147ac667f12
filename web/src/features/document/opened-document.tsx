import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import type { Failure } from '#web/components/failed/failed.tsx';
import { usePdf } from '#web/components/pdf/use-pdf.ts';
import type { PlanExtrasState } from '#web/lib/api/plan-file.ts';
import { Viewer } from './viewer/viewer.tsx';
import { FileFailed, Opening } from './viewer/viewer-frame.tsx';

interface OpenedDocumentProps {
  bytes: ArrayBuffer;
  brief: PlanBrief | undefined;
  extras: PlanExtrasState;
  onDownload: () => void;
  /** For a file that arrived but cannot be read. */
  failure: Failure;
}

export default function OpenedDocument({ bytes, brief, extras, onDownload, failure }: OpenedDocumentProps) {
  const opened = usePdf(bytes);
  if (opened === 'opening') return <Opening />;
  if (opened === 'failed') return <FileFailed failure={failure} />;
  return <Viewer opened={opened} brief={brief} extras={extras} onDownload={onDownload} />;
}
