import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { freePaths } from '#shared/content/free-paths.ts';
import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { type ToolStack, toolMoments } from '#shared/content/tools/tool.ts';
import { ClosingStep } from '#web/components/closing-step.tsx';
import { addresses } from '#web/config/addresses.ts';
import { ListNote } from './list-note.tsx';
import { stackAddress } from './stack-address.ts';
import { TenthBars } from './tenth-bars.tsx';
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
  const allLater = toolsOf(stack).every(({ charge, from }) => charge === 'free' || from !== 'start');
  return (
    <li className="toned stack-card card-whole" data-tone={stack.id}>
      <h2>
        <Link
          to={stackAddress(stack.id)}
          className="card-link flex items-start justify-between gap-[min(1rem,4vw)]"
        >
          {stack.title}
          <ArrowRight aria-hidden className="mt-1 size-[min(1.5rem,7vw)] shrink-0" />
        </Link>
      </h2>
      <p className="mt-2 text-lg">{stack.desc}</p>
      <MomentSquares stack={stack} />
      <p className="moment-key">
        <span>
          <span aria-hidden className="moment-square" data-charge="free" /> {free} free
        </span>
        <span>
          <span aria-hidden className="moment-square" /> {toolsOf(stack).length - free} to pay for
          {allLater && ', later'}
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
    <section aria-labelledby={`free-${stack.id}`} className="free-first" data-tone={stack.id}>
      <h3 id={`free-${stack.id}`}>{stack.desc}</h3>
      <dl>
        {stack.groups.map(({ title, freeFirst }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{freeFirst}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function ToolsPage() {
  return (
    <>
      <div className="dark-band on-night">
        <div className="page-width tools-head">
          <div>
            <h1>Tools to run and sell with</h1>
            <p className="mt-3 max-w-measure text-lg">
              Two short lists: what each tool is for, what does the same for nothing, and when paying begins
              to make sense.
            </p>
          </div>
          <TenthBars />
        </div>
      </div>
      <div className="page-width pt-8 pb-8 sm:pt-12 sm:pb-12">
        <ul className="grid gap-5 md:grid-cols-2 md:gap-x-6 md:gap-y-0">
          {[startupStack, marketingStack].map((stack) => (
            <StackCard key={stack.id} stack={stack} />
          ))}
        </ul>
        <section aria-labelledby="nothing-to-spend" className="mt-10">
          <h2 id="nothing-to-spend">With nothing to spend, start here</h2>
          <div className="mt-4 grid gap-x-6 md:grid-cols-2">
            <FreeFirst stack={startupStack} />
            <FreeFirst stack={marketingStack} />
          </div>
        </section>
        <ListNote>Nobody paid to be listed.</ListNote>
      </div>
      <ClosingStep
        covers={freePaths}
        title="First what to sell, then what to sell it with"
        text="A path says what it takes to begin, and what can wait. These three are free to read."
        to={addresses.buildPath()}
        action="Find a path that fits"
      />
    </>
  );
}
