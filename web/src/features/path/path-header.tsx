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
    <header
      className="path-head pt-(--trail-top) pb-5 relative z-0 border-0 [background:none] [border-image:conic-gradient(var(--tone,var(--color-night))_0_0)_fill_0_/_0_/_0_100vmax] forced-colors:[border-image-source:none] lg:pb-8 print:[border-image-source:none] print:text-inherit toned"
      data-tone={meta.personaSlug}
    >
      <div className="print:hidden">
        <Breadcrumb trail={trail} />
      </div>
      <div className="mt-1 gap-4 flex items-center justify-between sm:gap-8">
        <div className="min-w-0">
          <h1>{meta.title}</h1>
          <p className="mt-2 text-lg sm:mt-3">{meta.description}</p>
        </div>
        <Cover
          of={meta.slug}
          className="path-cover w-[clamp(min(4.5rem,22.5vw),12vw,9rem)] self-center shadow-[2px_2px_0_var(--color-sand),3px_3px_0_var(--tone-deep),5px_5px_0_var(--color-paper)]"
        />
      </div>
      <FactStrip
        facts={facts}
        className="pt-3.5 mt-4 flex flex-wrap justify-between gap-y-2 gap-x-4 border-t border-t-paper/40 max-[22rem]:grid max-[22rem]:grid-cols-2 lg:mt-6"
      />
    </header>
  );
}
