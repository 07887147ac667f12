import type { PathContent } from '#shared/contract/content-files.ts';
import { NextPath } from './next-path.tsx';
import { RelatedPaths } from './related-paths.tsx';

export interface OtherPathsProps {
  published: PathContent;
  /** True for owners and for readers who finished it, who need no alternatives. */
  isDecided: boolean;
}

/** Other paths to continue with. */
export default function OtherPaths({ published, isDecided }: OtherPathsProps) {
  const { next, meta, related } = published;
  return (
    <>
      {!isDecided && <RelatedPaths related={related} />}
      {next !== null && <NextPath next={next} meta={meta} />}
    </>
  );
}
