import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import type { PlanExtrasState } from '#web/lib/api/use-plan-extras.ts';
import { usePdf } from './use-pdf.ts';
import { Viewer } from './viewer.tsx';
import { Failed, Opening } from './viewer-states.tsx';

interface OpenedDocumentProps {
  bytes: ArrayBuffer;
  brief: PlanBrief | undefined;
  extras: PlanExtrasState;
  onDownload: () => void;
  onRetry: () => void;
}

export default function OpenedDocument({ bytes, brief, extras, onDownload, onRetry }: OpenedDocumentProps) {
  const opened = usePdf(bytes);
  if (opened === 'opening') return <Opening />;
  if (opened === 'failed') return <Failed onRetry={onRetry} />;
  return <Viewer opened={opened} brief={brief} extras={extras} onDownload={onDownload} />;
}
