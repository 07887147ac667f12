import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { ToolsView } from './tools-view.tsx';

export default function MarketingStackPage() {
  return <ToolsView stack={marketingStack} />;
}
