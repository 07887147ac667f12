import { StatusUnknown, type StatusUnknownProps } from './status-unknown.tsx';

/** Shown when the code for checking access failed to load; only a page reload retries that. */
export const AccessUnavailable = (
  props: Pick<StatusUnknownProps, 'published' | 'ownerPlace' | 'barPlace'>,
) => <StatusUnknown {...props} checking={false} onCheck={() => location.reload()} />;
