import {
  ArrowRight,
  CalendarDays,
  CalendarRange,
  CircleCheck,
  type LucideIcon,
  Percent,
  Stamp,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Fact, facts } from '#shared/content/facts.ts';
import { freePaths } from '#shared/content/free-paths.ts';
import { saleShares } from '#shared/content/tools/sale-shares.ts';
import {
  type StackId,
  type Tool,
  type ToolCharge,
  type ToolGroup,
  type ToolMoment,
  type ToolStack,
  toolMoments,
  toolsListedOn,
} from '#shared/content/tools/tool.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { addToolCosts, type ToolPicks } from '#shared/domain/tools/tool-costs.ts';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { InterestButton } from '#web/components/interest/interest-button.tsx';
import { Breadcrumb } from '#web/components/page/breadcrumb.tsx';
import { ClosingStep } from '#web/components/page/closing-step.tsx';
import { Section } from '#web/components/page/section.tsx';
import { ExternalLink } from '#web/components/text/external-link.tsx';
import { addresses } from '#web/config/addresses.ts';
import { useAddressChoice } from '#web/lib/page/use-address-choice.ts';
import { askAbout } from '#web/lib/send-later.ts';
import { PickedTools } from './picked-tools.tsx';
import { allStacks, toolsOf, useToolPicks } from './use-tool-picks.ts';

const stackAddresses: Record<StackId, () => string> = {
  'online-startup-execution-stack': addresses.startupStack,
  'marketing-revenue-stack': addresses.marketingStack,
};

function StackCard({ stack }: { stack: ToolStack }) {
  const tools = toolsOf(stack);
  const free = tools.filter(({ charge, freePlan }) => charge === 'free' || freePlan).length;
  return (
    <li
      className="toned entry py-4 px-5 md:py-6 md:px-8 hover:[border-color:var(--tone-deep)] hover:[background:var(--tone-deep)] active:[border-color:var(--tone-deep)] active:[background:var(--tone-deep)] card-whole"
      data-tone={stack.id}
    >
      <h2>
        <Link
          to={stackAddresses[stack.id]()}
          className="card-link flex items-start justify-between gap-[min(1rem,4vw)]"
        >
          {stack.title}
          <ArrowRight aria-hidden className="mt-1 size-[min(1.5rem,7vw)] shrink-0" />
        </Link>
      </h2>
      <p className="mt-2">
        {stack.desc} {tools.length} tools, {free} free.
      </p>
    </li>
  );
}

/** The two stacks; each links to the same list, with only its own tools. */
const StackCards = () => (
  <ul className="grid gap-3 md:grid-cols-2 md:gap-6">
    {allStacks.map((stack) => (
      <StackCard key={stack.id} stack={stack} />
    ))}
  </ul>
);

const momentWords: Record<ToolMoment, string> = {
  start: 'From the start',
  sale: 'From your first sale',
  steady: 'Once work is steady',
  team: 'With a company or staff',
};

const chargeWords: Record<ToolCharge, { word: string; Icon: LucideIcon }> = {
  free: { word: 'Free', Icon: CircleCheck },
  share: { word: 'Share of income', Icon: Percent },
  fee: { word: 'Fee', Icon: Stamp },
  year: { word: 'Yearly', Icon: CalendarRange },
  month: { word: 'Monthly', Icon: CalendarDays },
};

const percent = (ppm: number): string => `${ppm / 10_000}`;

/** “1.7% + $0.30 a sale”, “$597 (2024–25 fee)”, “Free plan”: as much as our sources say. */
export function priceWords({ price, charge, freePlan }: Tool): string {
  const share = price && saleShares[price];
  if (share) {
    const { leastPpm, mostPpm, perSale } = share;
    const range = leastPpm === mostPpm ? percent(leastPpm) : `${percent(leastPpm)}–${percent(mostPpm)}`;
    return `${range}%${perSale > 0 ? ` + ${formatAud(perSale)}` : ''} a sale`;
  }
  if (price !== undefined && charge !== 'free') {
    const { figure, note = '' }: Fact = facts[price];
    return `${figure} (${note.split(';')[0]})`;
  }
  return freePlan ? 'Free plan' : chargeWords[charge].word;
}

interface ToolRowProps {
  tool: Tool;
  picked: boolean;
  onPick: (on: boolean) => void;
}

export function ToolRow({ tool, picked, onPick }: ToolRowProps) {
  const { Icon } = chargeWords[tool.freePlan ? 'free' : tool.charge];
  return (
    <li className="tool-row [.tool-row+&]:border-t [.tool-row+&]:border-t-line py-2 grid grid-cols-1 gap-y-0.5 gap-x-8 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,14rem)] noscript:[&_input]:hidden min-[72rem]:first:pt-0">
      <CheckboxField
        id={`pick-${tool.id}`}
        name={tool.id}
        label={<span className="font-semibold">{tool.name}</span>}
        checked={picked}
        onChange={onPick}
      />
      <div className="pl-9 md:pt-2.5 md:pb-0 md:px-0 noscript:pl-0">
        <p>{tool.purpose}.</p>
        <p className="max-md:not-noscript:hidden text-ink-soft">
          <span className="font-semibold">Pay: </span>
          {tool.payWhen}.
        </p>
      </div>
      <div className="pl-9 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-5 md:pt-2.5 md:pb-0 md:px-0 noscript:pl-0">
        <p className="flex items-center gap-2 font-semibold">
          <span
            className="inline-grid flex-none size-7 border border-edge rounded-sm place-items-center data-[charge=free]:border-leaf data-[charge=free]:bg-leaf data-[charge=free]:text-paper forced-colors:data-[charge=free]:[background:CanvasText] forced-colors:data-[charge=free]:[color:Canvas] forced-colors:data-[charge=free]:forced-color-adjust-none"
            data-charge={tool.charge}
          >
            <Icon aria-hidden className="size-4" />
          </span>
          {priceWords(tool)}
        </p>
        <ExternalLink href={tool.href} isTold className="wrap-anywhere">
          {new URL(tool.href).hostname}
        </ExternalLink>
      </div>
    </li>
  );
}

const words = {
  id: 'ask-for-tool',
  title: 'Missing a tool?',
  lead: 'Tell us which one and we’ll email you back.',
  question: 'Which tool, and for what?',
};

function AskForTool() {
  return <InterestButton label="Missing a tool? Tell us" words={words} send={askAbout('Tools')} />;
}

interface PickSumProps {
  picks: ToolPicks;
  /** The number of unreadable typed prices. */
  unread: number;
}

/** The total of the picked tools, in view together with the list. */
function PickSum({ picks, unread }: PickSumProps) {
  const { picked, unpriced, monthlyCents, salesFromCents } = addToolCosts(picks);
  return (
    <div
      className="pick-sum data-some:py-3 data-some:px-4 data-some:mt-6 data-some:bottom-0 data-some:sticky data-some:z-2 data-some:border-t-2 data-some:border-t-leaf data-some:bg-sheet data-some:shadow-over max-sm:data-some:-mx-4"
      data-some={picked > 0 || undefined}
    >
      <p role="status">
        {picked > 0 && (
          <>
            <strong>
              {picked === 1 ? 'One tool' : `${picked} tools`}
              {unpriced < picked && `: ${formatAud(monthlyCents)} a month`}
            </strong>
            {unpriced > 0 &&
              (unpriced < picked ? `, ${unpriced} of them without a price yet` : ', no price yet')}
            .{' '}
            {monthlyCents > 0 &&
              `You’d need ${unpriced > 0 ? 'at least' : 'about'} ${formatAud(salesFromCents)} of sales a month.`}
            {unread > 0 &&
              (unread === 1 ? ' We couldn’t read one price.' : ` We couldn’t read ${unread} prices.`)}
          </>
        )}
      </p>
    </div>
  );
}

/** The moment that filters the list, kept in the address. */
function useToolFilter(): [ToolMoment | undefined, (moment: string) => void] {
  const [chosen, choose] = useAddressChoice('from');
  const moment = toolMoments.find((known) => known === chosen);
  return [moment, (next) => choose(next === '' ? null : next)];
}

/** The groups with the tools of one moment; without a moment, all of them. */
export const filterGroups = (groups: readonly ToolGroup[], moment: ToolMoment | undefined): ToolGroup[] =>
  groups
    .map((group) => ({
      ...group,
      tools: group.tools.filter(({ from }) => moment === undefined || from === moment),
    }))
    .filter(({ tools }) => tools.length > 0);

function ToolsHead({ stack }: ToolsViewProps) {
  return (
    <div className={stack ? 'toned' : 'dark-band on-night'} data-tone={stack?.id}>
      <div className={`page-width ${stack ? 'pt-(--trail-top)' : 'pt-6 sm:pt-10'} pb-6 sm:pb-10`}>
        {stack && <Breadcrumb trail={[{ label: 'Tools', to: addresses.tools() }, { label: stack.title }]} />}
        <h1 className="mt-1">{stack?.title ?? 'Tools to run your business'}</h1>
        <p className="mt-3 max-w-measure text-lg">
          {stack?.desc} Start free. Keep tools under a tenth of your sales.
        </p>
      </div>
    </div>
  );
}

function MomentFilter({ moment, onChoose }: { moment: string | undefined; onChoose: (to: string) => void }) {
  return (
    <div className="max-w-sm noscript:hidden">
      <SelectField
        id="from"
        name="from"
        label="When you need it"
        placeholder="Any time"
        value={moment ?? ''}
        onChange={onChoose}
        options={toolMoments.map((known) => [known, momentWords[known]] as const)}
      />
    </div>
  );
}

interface ToolsViewProps {
  /** The stack to show; without one, both. */
  stack?: ToolStack;
}

/** One list of tools at three addresses: all of them, or those of one stack. */
export function ToolsView({ stack }: ToolsViewProps) {
  const { picks, unread, pick, price, noteUnread } = useToolPicks();
  const [moment, chooseMoment] = useToolFilter();
  const isPicked = (id: string) => Object.hasOwn(picks, id);
  const picked = allStacks.flatMap(toolsOf).filter(({ id }) => isPicked(id));
  const paid = picked.filter(({ charge }) => charge !== 'free');
  const costs: ToolPicks = Object.fromEntries(
    picked.map(({ id, charge }) => [id, charge === 'free' ? 0 : picks[id]]),
  );
  const shown = stack ? [stack] : allStacks;
  return (
    <>
      <ToolsHead {...(stack && { stack })} />
      <div className="page-width py-6 sm:py-12">
        {!stack && <StackCards />}
        <div className="mt-6 flex flex-col gap-4">
          <MomentFilter moment={moment} onChoose={chooseMoment} />
          <p>
            <span className="noscript:hidden">Tick tools to add up costs. </span>
            <span className="sr-only">Links open in a new tab.</span>
          </p>
        </div>
        <div className="mt-6 flex flex-col gap-6 sm:gap-10">
          {filterGroups(
            shown.flatMap(({ groups }) => groups),
            moment,
          ).map(({ title, freeFirst, tools }) => (
            <section
              key={title}
              className="pt-5 grid grid-cols-1 gap-y-2 gap-x-12 border-t border-t-edge min-[72rem]:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
            >
              <div>
                <h2 className="text-xl">{title}</h2>
                <p className="mt-1">
                  <span className="font-semibold">Free first: </span>
                  {freeFirst}
                </p>
              </div>
              <ul>
                {tools.map((tool) => (
                  <ToolRow
                    key={tool.id}
                    tool={tool}
                    picked={isPicked(tool.id)}
                    onPick={(on) => pick(tool.id, on)}
                  />
                ))}
              </ul>
            </section>
          ))}
          {paid.length > 0 && (
            <Section title="What your tools cost">
              <PickedTools tools={paid} picks={costs} onPrice={price} onUnread={noteUnread} />
            </Section>
          )}
          <p className="flex flex-wrap items-center justify-between gap-x-6">
            <span>Listed {formatDay(toolsListedOn)}. We earn nothing from these links.</span>
            <span className="max-sm:-ml-5 sm:-mr-5">
              <AskForTool />
            </span>
          </p>
        </div>
        <PickSum picks={costs} unread={unread.length} />
      </div>
      <ClosingStep
        covers={freePaths}
        title="Work out what to sell first"
        text="Three income paths are free."
        to={addresses.buildPath()}
        action="Find a path that fits"
      />
    </>
  );
}
