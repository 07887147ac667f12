import { type ComponentType, type LazyExoticComponent, memo, type ReactNode, Suspense } from 'react';

/**
 * A part that comes to life after the rest of its page; until then it stands as the build drew it, or the fallback in its
 * place. React would take its HTML away if the page around it were drawn again meanwhile, so nothing draws it but other
 * props and its own state.
 */
export const later = <Props extends object>(
  Part: LazyExoticComponent<ComponentType<Props>>,
  fallback: ReactNode = null,
) =>
  memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ));
