import { Cover } from '#web/components/cover/cover.tsx';
import type { Reason } from './reason-to-log-in.ts';

/** Above a form, the path that it leads to, in a place that is kept until its name and price are known. */
export function WantedPath({ reason }: { reason: Reason | undefined }) {
  if (reason?.path === undefined) return null;
  const { slug, content, isAsking } = reason.path;
  return (
    <div className="form-wanted">
      <Cover of={slug} />
      <p className="text-ink-soft">
        <strong className="block font-serif text-lg leading-snug text-ink lg:hidden">
          {content?.meta.title ?? (isAsking ? '\u00a0' : 'The path you chose')}
        </strong>
        {reason.next}
      </p>
    </div>
  );
}
