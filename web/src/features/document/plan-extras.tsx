import { CalendarDays, Sheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button/button.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { wayOn } from '#web/lib/api/way-on.ts';
import { getFile } from './api/get-file.ts';
import { saveFile } from './save-file.ts';

interface PlanExtrasProps {
  fileId: string;
  runId: string | undefined;
}

type Extra = 'workbook' | 'calendar';

/** Older plans are a PDF alone. */
const saidOf = (error: unknown, extra: Extra): string =>
  error instanceof CallFailure && error.said?.status === 404
    ? `This plan was made without a ${extra}.`
    : `The file failed to load. ${wayOn(error)}`;

/** The same plan to calculate with, and its days for a diary. */
export function PlanExtras({ fileId, runId }: PlanExtrasProps) {
  const [loading, setLoading] = useState<Extra>();
  const [told, setTold] = useState('');
  const fetchExtra = async (extra: Extra) => {
    setLoading(extra);
    setTold('');
    try {
      saveFile({ bytes: await getFile(fileId, extra), format: extra, runId });
    } catch (error) {
      setTold(saidOf(error, extra));
    }
    setLoading(undefined);
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        pending={loading === 'workbook'}
        pendingText="Fetching…"
        onClick={() => void fetchExtra('workbook')}
      >
        <Sheet aria-hidden className="size-5" />
        Workbook (Excel)
      </Button>
      <Button
        variant="secondary"
        pending={loading === 'calendar'}
        pendingText="Fetching…"
        onClick={() => void fetchExtra('calendar')}
      >
        <CalendarDays aria-hidden className="size-5" />
        Calendar of tasks
      </Button>
      <span role="status" className="text-sm wrap-anywhere">
        {told}
      </span>
    </div>
  );
}
