import { AskForTool } from './ask-for-tool.tsx';

/** Who pays for a list, and the way to one more tool. */
export const ListNote = () => (
  <p className="mt-6 flex flex-wrap items-center justify-between gap-x-6">
    <span>We earn nothing from these links. Nobody paid to be listed.</span>
    <span className="max-sm:-ml-5 sm:-mr-5">
      <AskForTool />
    </span>
  </p>
);
