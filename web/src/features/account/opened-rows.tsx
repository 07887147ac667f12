import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { InsideList } from '#web/components/inside/inside-list.tsx';

/** What the path that somebody came for opens, on the ground of the panel. */
export default function OpenedRows({ path }: { path: PathContent }): ReactNode {
  return <InsideList published={path} className="mt-2 text-sm text-mist [&_svg]:text-mist" />;
}
