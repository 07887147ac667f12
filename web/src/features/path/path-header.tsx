import type { PathMeta } from '#shared/contract/content-files.ts';
import { Breadcrumb } from '#web/components/breadcrumb.tsx';
import { Cover } from '#web/components/cover/cover.tsx';
import { useMovingCovers } from '#web/components/cover/use-moving-covers.ts';
import { FactStrip } from '#web/components/fact-strip.tsx';
import { addresses } from '#web/config/addresses.ts';

/** The head of a path, at full width in the colour of its cover. */
export function PathHeader({ meta }: { meta: PathMeta }) {
  useMovingCovers();
  const trail = [
    { label: 'Make Money', to: addresses.buildPath() },
    { label: meta.personaLabel, to: addresses.persona({ personaSlug: meta.personaSlug }) },
    { label: meta.title },
  ];
  const facts = [
    ['Tech', meta.tech],
    ['Time', meta.time],
    ['Budget', meta.budget],
    ['Scaling', meta.scaling],
  ] as const;
  return (
    <header className="path-head toned" data-tone={meta.personaSlug}>
      <div className="print:hidden">
        <Breadcrumb trail={trail} />
      </div>
      <div className="path-name">
        <div>
          <h1>{meta.title}</h1>
          <p className="mt-2 text-lg sm:mt-3">{meta.description}</p>
        </div>
        <Cover of={meta.slug} className="path-cover" />
      </div>
      <FactStrip facts={facts} className="path-facts" />
    </header>
  );
}
