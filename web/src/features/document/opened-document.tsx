import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { usePdf } from './use-pdf.ts';
import { Viewer } from './viewer.tsx';
import { Failed, Opening } from './viewer-states.tsx';

interface OpenedDocumentProps {
  bytes: ArrayBuffer;
  brief: PlanBrief | undefined;
  onDownload: () => void;
  onRetry: () => void;
}

export default function OpenedDocument({ bytes, brief, onDownload, onRetry }: OpenedDocumentProps) {
  const opened = usePdf(bytes);
  if (opened === 'opening') return <Opening />;
  if (opened === 'failed') return <Failed onRetry={onRetry} />;
  return <Viewer opened={opened} brief={brief} onDownload={onDownload} />;
}
