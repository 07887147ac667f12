import { usePdf } from './use-pdf.ts';
import { Viewer } from './viewer.tsx';
import { Failed, Opening } from './viewer-states.tsx';

const addressLifeMs = 30_000;

/** Browsers read the file after the click; the address must outlive it by a while. */
function download(bytes: ArrayBuffer, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLifeMs);
}

interface OpenedDocumentProps {
  bytes: ArrayBuffer;
  runId: string | undefined;
  onRetry: () => void;
}

export default function OpenedDocument({ bytes, runId, onRetry }: OpenedDocumentProps) {
  const opened = usePdf(bytes);
  if (opened === 'opening') return <Opening />;
  if (opened === 'failed') return <Failed onRetry={onRetry} />;
  return <Viewer opened={opened} onDownload={() => download(bytes, `plan-${runId ?? 'document'}.pdf`)} />;
}
