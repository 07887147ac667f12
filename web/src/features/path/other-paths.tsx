import type { PathContent } from '#shared/contract/content-files.ts';
import { NextPath } from './next-path.tsx';
import { RelatedPaths } from './related-paths.tsx';

export interface OtherPathsProps {
  published: PathContent;
  /** Nobody who owns it, or has read all of it, looks for one that suits them better. */
  isDecided: boolean;
}

/** Where else one can go on from a path. */
export default function OtherPaths({ published, isDecided }: OtherPathsProps) {
  const { next, meta, related } = published;
  return (
    <>
      {!isDecided && <RelatedPaths related={related} />}
      {next !== null && <NextPath next={next} meta={meta} />}
    </>
  );
}
