import type { SamplePlan } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const sizeOf = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

export interface SampleDownloadProps {
  sample: SamplePlan;
  className?: string;
}

export interface SampleDownloadLinkProps extends SampleDownloadProps {
  /** True where the name of the plan is shown above. */
  isShort?: boolean;
}

/** Downloads the whole sample, with its size, because not every phone has a PDF viewer. */
export function SampleDownload({
  sample: { tier, files },
  className,
  isShort = false,
}: SampleDownloadLinkProps) {
  const name = planNames[tier];
  return (
    <a href={files.pdf.address} download className={className}>
      <span>
        Download
        {isShort ? <VisuallyHidden> the {name} sample</VisuallyHidden> : ` a sample ${name} plan`}{' '}
        <span className="whitespace-nowrap">(PDF, {sizeOf(files.pdf.bytes)})</span>
      </span>
    </a>
  );
}

const besideNames = { workbook: 'Workbook', calendar: 'Calendar' } as const;

/** A file that comes with a plan besides its PDF. */
export function SampleExtra({
  sample: { tier, files },
  format,
  className,
}: SampleDownloadProps & { format: keyof typeof besideNames }) {
  return (
    <a href={files[format].address} download className={className}>
      <span>
        {besideNames[format]}
        <VisuallyHidden> of the {planNames[tier]} sample</VisuallyHidden> ({sizeOf(files[format].bytes)})
      </span>
    </a>
  );
}
