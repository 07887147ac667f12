import { useState } from 'react';
import type { DocumentFormat } from '#shared/contract/document-formats.ts';
import { savePlan } from '../save-plan.ts';
import { CallFailure } from './answer-or-throw.ts';
import { getFile } from './plan-file.ts';
import { wayOn } from './way-on.ts';

/** The files that come with the PDF. */
export type PlanExtra = Exclude<DocumentFormat, 'pdf'>;

/** Older plans are only a PDF. */
const saidOf = (error: unknown, extra: PlanExtra): string =>
  error instanceof CallFailure && error.said?.status === 404
    ? `This plan has no ${extra}.`
    : `The file failed to load. ${wayOn(error)}`;

interface PlanFile {
  fileId: string;
  runId: string | undefined;
}

/** Downloads a file that comes with a plan. */
export function usePlanExtras({ fileId, runId }: PlanFile) {
  const [loading, setLoading] = useState<PlanExtra>();
  const [told, setTold] = useState('');
  const save = async (extra: PlanExtra) => {
    setLoading(extra);
    setTold(`Downloading the ${extra}…`);
    try {
      savePlan({ bytes: await getFile(fileId, extra), format: extra, runId });
      setTold('');
    } catch (error) {
      setTold(saidOf(error, extra));
    }
    setLoading(undefined);
  };
  return { loading, told, save };
}
export type PlanExtrasState = ReturnType<typeof usePlanExtras>;
