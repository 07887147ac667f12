import { startupStack } from '#shared/content/tools/startup-stack.ts';
import { ToolsView } from './tools-view.tsx';

export default function StartupStackPage() {
  return <ToolsView stack={startupStack} />;
}
