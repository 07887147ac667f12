import type { SVGProps } from 'react';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { frontsInFile, type SampleFront, samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';

const { width, height } = samplePictureSizes.small;

interface SampleFrontProps extends SVGProps<SVGSVGElement> {
  sample: Pick<SamplePlan, 'tier' | 'fronts'>;
  front: SampleFront;
}

/** A small picture of a sample page, cropped from the one file that holds them all. */
export function SampleFrontPicture({ sample, front, ...box }: SampleFrontProps) {
  const place = frontsInFile.findIndex(([tier, name]) => tier === sample.tier && name === front);
  return (
    <svg {...box} aria-hidden="true" viewBox={`${place * width} 0 ${width} ${height}`}>
      <image href={sample.fronts} width={frontsInFile.length * width} height={height} />
    </svg>
  );
}
