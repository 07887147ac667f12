import { AskForTool } from './ask-for-tool.tsx';

interface ListNoteProps {
  /** Who pays for what stands above. */
  children: string;
}

/** Below a list, with the way to one more tool. */
export const ListNote = ({ children }: ListNoteProps) => (
  <p className="mt-6 flex flex-wrap items-center justify-between gap-x-6">
    <span>{children}</span>
    <span className="max-sm:-ml-5 sm:-mr-5">
      <AskForTool />
    </span>
  </p>
);
