import type { SamplePlan } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

const sizeOf = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

export interface SampleDownloadProps {
  sample: SamplePlan;
  className?: string;
}

export interface SampleDownloadLinkProps extends SampleDownloadProps {
  /** Where the name of the plan stands above it. */
  isShort?: boolean;
}

/** Saves the whole sample, and says what will be fetched: a browser's own viewer is not on every phone. */
export function SampleDownload({
  sample: { tier, files },
  className,
  isShort = false,
}: SampleDownloadLinkProps) {
  const what = ` a sample ${planNames[tier]} plan`;
  return (
    <a href={files.pdf.address} download className={className}>
      <span>
        Download{isShort ? <VisuallyHidden>{what}</VisuallyHidden> : what}{' '}
        <span className="whitespace-nowrap">(PDF, {sizeOf(files.pdf.bytes)})</span>
      </span>
    </a>
  );
}

const besideNames = { workbook: 'Workbook', calendar: 'Calendar' } as const;

/** What comes with a plan besides its PDF. */
export function SampleExtra({
  sample: { tier, files },
  format,
  className,
}: SampleDownloadProps & { format: keyof typeof besideNames }) {
  return (
    <a href={files[format].address} download className={className}>
      <span>
        {besideNames[format]}
        <VisuallyHidden> of the sample {planNames[tier]} plan</VisuallyHidden> ({sizeOf(files[format].bytes)})
      </span>
    </a>
  );
}
