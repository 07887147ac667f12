import { ArrowRight } from 'lucide-react';
import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { type ToolStack, toolMoments } from '#shared/content/tools/tool.ts';
import { Link } from '#web/lib/router/link.tsx';
import { AskForTool } from './ask-for-tool.tsx';
import { stackAddress } from './stack-address.ts';
import { momentWords } from './tool-words.ts';

const toolsOf = (stack: ToolStack) => stack.groups.flatMap(({ tools }) => tools);

/** A square a tool, over the moment from which it makes sense; filled where it costs nothing. */
function MomentSquares({ stack }: { stack: ToolStack }) {
  return (
    <dl className="moment-squares">
      {toolMoments.map((moment) => {
        const here = toolsOf(stack).filter(({ from }) => from === moment);
        return (
          <div key={moment}>
            <dt>{momentWords[moment].title}</dt>
            <dd>
              <span aria-hidden className="moment-pile">
                {here.map(({ id, charge }) => (
                  <span key={id} data-charge={charge} />
                ))}
              </span>
              {here.length} {here.length === 1 ? 'tool' : 'tools'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function StackCard({ stack }: { stack: ToolStack }) {
  const free = toolsOf(stack).filter(({ charge }) => charge === 'free').length;
  return (
    <li className="toned stack-card card-whole" data-tone={stack.id}>
      <h2>
        <Link to={stackAddress(stack.id)} className="card-link flex items-start justify-between gap-4">
          {stack.title}
          <ArrowRight aria-hidden className="mt-1 size-6 shrink-0" />
        </Link>
      </h2>
      <p className="mt-2 text-lg">{stack.desc}</p>
      <MomentSquares stack={stack} />
      <p className="moment-key">
        <span>
          <span aria-hidden className="moment-square" data-charge="free" /> {free} free
        </span>
        <span>
          <span aria-hidden className="moment-square" /> {toolsOf(stack).length - free} to pay for, later
        </span>
      </p>
      <ol className="stack-groups">
        {stack.groups.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </li>
  );
}

/** What does the same for nothing, job by job: where somebody with nothing to spend begins. */
function FreeFirst({ stack }: { stack: ToolStack }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {stack.groups.map(({ title, freeFirst }) => (
        <div key={title} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-semibold">{title}</dt>
          <dd>{freeFirst}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function ToolsPage() {
  return (
    <div className="page-width py-8 sm:py-12">
      <h1>Tools to run and sell with</h1>
      <p className="mt-3 max-w-measure text-lg">
        Two short lists. Each begins with what costs nothing, says what a tool is for and when paying for it
        begins to make sense, and adds up what you pick.
      </p>
      <ul className="mt-7 grid gap-5 md:grid-cols-2 md:gap-6">
        {[startupStack, marketingStack].map((stack) => (
          <StackCard key={stack.id} stack={stack} />
        ))}
      </ul>
      <section aria-labelledby="nothing-to-spend" className="mt-10">
        <h2 id="nothing-to-spend">With nothing to spend, start here</h2>
        <div className="mt-4 grid gap-x-6 gap-y-6 md:grid-cols-2">
          <FreeFirst stack={startupStack} />
          <FreeFirst stack={marketingStack} />
        </div>
      </section>
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-6">
        <span>We earn nothing from these links. Nobody paid to be listed.</span>
        <span className="max-sm:-ml-5 sm:-mr-5">
          <AskForTool />
        </span>
      </p>
    </div>
  );
}
