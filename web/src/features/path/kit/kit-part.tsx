import { ChevronDown, ChevronRight, Download } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import {
  type KitFile,
  type KitParts,
  type KitTemplate,
  kitFiles,
  savedKitName,
  type TimelineStep,
} from '#shared/contract/kit.ts';
import { Button } from '#web/components/button/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { LoadingText } from '#web/components/loading/loading-text.tsx';
import { Section } from '#web/components/page/section.tsx';
import { wayOn } from '#web/lib/api/use-failure.ts';
import { counted } from '#web/lib/counted.ts';
import { useArrival } from '#web/lib/page/use-arrival.ts';
import { saveFile } from '#web/lib/save-plan.ts';
import { kitPlace } from '../text/contents-list.tsx';
import { CopyButton } from '../text/copy-scripts.tsx';
import { getKit, type PathParams } from '../unlock/path-queries.ts';

/** A file of the kit; several may download at the same time. */
function KitDownload({ params, file, text }: { params: PathParams; file: KitFile; text: string }) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const download = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const bytes = await getKit(params, file);
      saveFile({ bytes, mediaType: kitFiles[file].mediaType, name: savedKitName(params.pathSlug, file) });
    } catch (error) {
      setFailure(`The file failed to load. ${wayOn(error)}`);
    }
    setPending(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" pending={pending} pendingText="Fetching…" onClick={() => void download()}>
        <Download aria-hidden className="size-5" />
        {text}
      </Button>
      <div role="status" className="wrap-anywhere">
        <FieldError id={id}>{failure}</FieldError>
      </div>
    </div>
  );
}

/** `[Joan]` is a blank to fill in; `[CHECK]` is a code of a prompt. */
const blank = /\[((?![A-Z]{2,}[\]:])[^\]\n]+)\]/;

interface TextPart {
  text: string;
  isBlank: boolean;
  /** Its position in the line. */
  key: number;
}

export const partsOf = (line: string): TextPart[] =>
  line
    .split(blank)
    .map((text, index) => ({ text, isBlank: index % 2 === 1, key: index }))
    .filter(({ text }) => text !== '');

export const copiedText = ({ kind, lines }: Pick<KitTemplate, 'kind' | 'lines'>): string =>
  kind === 'Checklist' ? lines.map((line) => `☐ ${line}`).join('\n') : lines.join('\n\n');

function Line({ line }: { line: string }) {
  return partsOf(line).map(({ text, isBlank, key }) =>
    isBlank ? (
      <span key={key} className="blank">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

function Template({ template }: { template: KitTemplate }) {
  const { kind, title, lines, section } = template;
  const looks = kind === 'Checklist' ? 'list-disc pl-5 space-y-1' : 'space-y-3';
  const Tag = kind === 'Checklist' ? 'li' : 'p';
  const List = kind === 'Checklist' ? 'ul' : 'div';
  return (
    <li className="kit-template relative border-b border-b-line">
      <details>
        <summary className="py-1.5 pr-30 gap-2 flex items-center min-h-13 cursor-pointer leading-[1.3]">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-leaf [details[open]>summary>&]:rotate-90"
          />
          <span className="min-w-0">
            <span className="font-semibold">{title}</span>{' '}
            <span className="inline-block text-sm text-ink-soft">{kind}</span>
          </span>
        </summary>
        <div className="mt-1 mb-4 ml-6 space-y-3">
          <List className={`card p-4 whitespace-pre-line wrap-anywhere ${looks}`}>
            {lines.map((line) => (
              <Tag key={line}>
                <Line line={line} />
              </Tag>
            ))}
          </List>
          <a href={`#${section.id}`} className="inline-block text-sm">
            From section: {section.title}
          </a>
        </div>
      </details>
      <CopyButton text={copiedText(template)} name={title} />
    </li>
  );
}

/** Templates to copy, each folded below its name; blanks to fill in are highlighted. */
function TemplatesPart({ templates }: { templates: readonly KitTemplate[] }) {
  return (
    <>
      <p className="mb-3">
        Replace the underlined examples with your own words. They’re in [brackets] in what you copy.
      </p>
      <ul className="border-t border-line">
        {templates.map((template) => (
          <Template key={`${template.kind}: ${template.title}`} template={template} />
        ))}
      </ul>
    </>
  );
}

/** The weeks of the path in order, each with the reasons to stop or change. */
function TimelinePart({ timeline }: { timeline: readonly TimelineStep[] }) {
  return (
    <ol className="space-y-4">
      {timeline.map(({ when, steps, stop }) => (
        <li key={when} className="grid gap-x-6 border-b border-line pb-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <h4 className="font-semibold">{when}</h4>
          <div>
            <p>{steps}</p>
            {stop !== undefined && (
              <p className="mt-1 text-sm text-ink-soft">
                <span className="font-semibold">Stop or change if:</span> {stop}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

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
          A calculator, {counted(kit.templates.length, 'template')} to copy and a one-page timeline.
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
