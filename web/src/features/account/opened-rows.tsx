import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { InsideList } from '#web/components/inside/inside-list.tsx';

/** What the wanted path opens, on the panel's background. */
export default function OpenedRows({ path }: { path: PathContent }): ReactNode {
  return <InsideList published={path} className="mt-2 text-sm text-mist [&_svg]:text-mist" />;
}
