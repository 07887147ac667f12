import type { PathContent } from '#shared/contract/content-files.ts';
import { StatusUnknown } from './status-unknown.tsx';

/** When the code that would ask did not arrive; it is fetched again only with the page. */
export const AccessUnavailable = ({ published }: { published: PathContent }) => (
  <StatusUnknown published={published} checking={false} onCheck={() => location.reload()} />
);
