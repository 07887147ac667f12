import { saveFile } from './save-file.ts';
import { usePdf } from './use-pdf.ts';
import { Viewer } from './viewer.tsx';
import { Failed, Opening } from './viewer-states.tsx';

interface OpenedDocumentProps {
  bytes: ArrayBuffer;
  runId: string | undefined;
  onRetry: () => void;
}

export default function OpenedDocument({ bytes, runId, onRetry }: OpenedDocumentProps) {
  const opened = usePdf(bytes);
  if (opened === 'opening') return <Opening />;
  if (opened === 'failed') return <Failed onRetry={onRetry} />;
  return <Viewer opened={opened} onDownload={() => saveFile({ bytes, format: 'pdf', runId })} />;
}
