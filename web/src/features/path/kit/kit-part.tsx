import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { KitParts } from '#shared/contract/kit.ts';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Section } from '#web/components/section.tsx';
import { useArrival } from '#web/lib/use-arrival.ts';
import type { PathParams } from '../api/path-queries.ts';
import { counted } from '../counted.ts';
import { kitPlace } from '../places-after.ts';
import { KitDownload } from './kit-download.tsx';
import { TemplatesPart } from './templates-part.tsx';
import { TimelinePart } from './timeline-part.tsx';

const NumbersPart = lazy(() => import('./numbers-part.tsx').catch(() => ({ default: NumbersUnavailable })));

function NumbersUnavailable({ download }: { download: ReactNode }) {
  return (
    <>
      <p className="mb-5">The calculator didn’t load. Please reload the page.</p>
      {download}
    </>
  );
}

interface KitPartProps {
  kit: KitParts;
  /** Files that only the ZIP contains. */
  pieces: readonly string[];
  params: PathParams;
  /** The account whose figures are stored. */
  account: string;
}

interface PartProps {
  title: string;
  /** Starts open. */
  opens?: boolean;
  children: ReactNode;
}

function Part({ title, opens = false, children }: PartProps) {
  return (
    <details className="fold mt-4 border-t border-line pt-3" open={opens}>
      <summary className="fold-head">
        <h3 className="text-xl">{title}</h3>
        <ChevronDown aria-hidden className="fold-sign" />
      </summary>
      {children}
    </details>
  );
}

/** The working kit of an unlocked path. It prints on separate pages. */
export default function KitPart({ kit, pieces, params, account }: KitPartProps) {
  useArrival(kitPlace.id);
  const download = (file: Parameters<typeof KitDownload>[0]['file'], text: string) => (
    <KitDownload params={params} file={file} text={text} />
  );
  return (
    <div className="folds-wide mb-12 max-w-measure print:hidden">
      <Section {...kitPlace}>
        <p className="mb-4">
          A calculator, {counted(kit.templates.length, 'template', 'templates')} to copy and a one-page
          timeline.
        </p>
        {pieces.length > 0 && (
          <>
            <p className="mb-2">
              The ZIP also has {pieces.length === 1 ? 'a finished piece' : 'finished pieces'}:
            </p>
            <ul className="mb-4 list-disc space-y-1 pl-5">
              {pieces.map((piece) => (
                <li key={piece}>{piece}</li>
              ))}
            </ul>
          </>
        )}
        {download('all', 'Download the whole kit (ZIP)')}
        <Part title="Your numbers" opens>
          <Suspense
            fallback={
              <div className="min-h-96">
                <LoadingText />
              </div>
            }
          >
            <NumbersPart
              path={kit.numbers}
              keptAs={`${account}:${params.pathSlug}`}
              download={download('numbers', 'Download as an Excel workbook')}
            />
          </Suspense>
        </Part>
        <Part title={counted(kit.templates.length, 'template to copy', 'templates to copy')}>
          <TemplatesPart templates={kit.templates} />
          <div className="mt-5">{download('templates', 'Templates to print')}</div>
        </Part>
        <Part title="Timeline and stop rules">
          <TimelinePart timeline={kit.timeline} />
          <div className="mt-5">{download('timeline', 'Timeline to print, one page')}</div>
        </Part>
      </Section>
    </div>
  );
}
