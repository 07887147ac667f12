import { StatusUnknown, type StatusUnknownProps } from './status-unknown.tsx';

/** When the code that would ask did not arrive; it is fetched again only with the page. */
export const AccessUnavailable = (
  props: Pick<StatusUnknownProps, 'published' | 'ownerPlace' | 'barPlace'>,
) => <StatusUnknown {...props} checking={false} onCheck={() => location.reload()} />;
