import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StackId, ToolStack } from '#shared/content/tools/tool.ts';
import { addresses } from '#web/config/addresses.ts';
import { allStacks, toolsOf } from './use-tool-picks.ts';

const stackAddresses: Record<StackId, () => string> = {
  'online-startup-execution-stack': addresses.startupStack,
  'marketing-revenue-stack': addresses.marketingStack,
};

const stackAddress = (id: StackId): string => stackAddresses[id]();

function StackCard({ stack }: { stack: ToolStack }) {
  const tools = toolsOf(stack);
  const free = tools.filter(({ charge }) => charge === 'free').length;
  return (
    <li
      className="toned stack-card md:py-6 md:px-8 hover:[border-color:var(--tone-deep)] hover:[background:var(--tone-deep)] active:[border-color:var(--tone-deep)] active:[background:var(--tone-deep)] card-whole"
      data-tone={stack.id}
    >
      <h2>
        <Link
          to={stackAddress(stack.id)}
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
export const StackCards = () => (
  <ul className="grid gap-3 md:grid-cols-2 md:gap-6">
    {allStacks.map((stack) => (
      <StackCard key={stack.id} stack={stack} />
    ))}
  </ul>
);
