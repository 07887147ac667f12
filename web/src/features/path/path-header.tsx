import type { PathMeta } from '#shared/contract/content-files.ts';
import { Cover } from '#web/components/cover/cover.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { FactStrip } from '#web/components/fact-strip.tsx';

function CheckedFacts({ meta }: { meta: PathMeta }) {
  const facts = [
    ['Tech', meta.tech],
    ['Time', meta.time],
    ['Budget', meta.budget],
    ['Scaling', meta.scaling],
  ] as const;
  return (
    <div className="mt-6 border-y border-line py-4">
      <FactStrip facts={facts} className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4" />
      <p className="mt-3 text-sm text-ink-soft">
        Figures checked <time dateTime={meta.checked}>{formatDay(meta.checked)}</time>
      </p>
    </div>
  );
}

export function PathHeader({ meta }: { meta: PathMeta }) {
  return (
    <header className="max-w-measure">
      <div className="flow-root">
        <Cover of={meta.slug} className="cover-large float-end ms-4 mb-2 sm:ms-8" />
        <h1>
          {meta.title} <span aria-hidden>{meta.icon}</span>
        </h1>
        <p className="mt-3 text-lg">{meta.description}</p>
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2 text-sm text-ink-soft">
          {meta.tags.map((tag) => (
            <li key={tag} className="rounded-sm border border-line px-2 py-0.5">
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <CheckedFacts meta={meta} />
    </header>
  );
}
