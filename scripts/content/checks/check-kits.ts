import { isFree } from '#shared/domain/paths/price.ts';
import type { Library, LibraryPath } from '../library.ts';
import type { Finding } from './finding.ts';

const fewestTemplates = 4;
const fewestSteps = 6;
const mostSteps = 9;
const fewestStopRules = 4;
/** Timelines of up to 1,261 characters have been seen to print on one page of A4. */
const longestTimeline = 1_300;

/** A paid path needs a kit with enough in it. */
export const checkKits = (library: Library): Finding[] =>
  library.flatMap(({ paths }) => paths.filter(({ meta }) => !isFree(meta)).flatMap(faultsOf));

function faultsOf({ file, workingKit }: LibraryPath): Finding[] {
  if (workingKit === null) return [{ file, fault: 'has no working kit: no titled template, or no timeline' }];
  const { templates, timeline } = workingKit;
  const faults: string[] = [];
  if (templates.length < fewestTemplates)
    faults.push(`has ${templates.length} templates, not ${fewestTemplates}`);
  if (!templates.some(({ lines }) => lines.some((line) => /\[[^\]]+\]/.test(line))))
    faults.push('marks no blank in any of its templates');
  if (timeline.length < fewestSteps || timeline.length > mostSteps)
    faults.push(`has a timeline of ${timeline.length} steps, not ${fewestSteps} to ${mostSteps}`);
  const stops = timeline.filter(({ stop }) => stop !== undefined).length;
  if (stops < fewestStopRules) faults.push(`has ${stops} stop rules, not ${fewestStopRules}`);
  const length = timeline.reduce(
    (sum, { when, steps, stop = '' }) => sum + `${when}${steps}${stop}`.length,
    0,
  );
  if (length > longestTimeline)
    faults.push(`has a timeline of ${length} characters, not ${longestTimeline} at most`);
  return faults.map((fault) => ({ file, fault: `its kit ${fault}` }));
}
