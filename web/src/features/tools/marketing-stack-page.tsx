import { marketingStack } from '#shared/content/tools/marketing-stack.ts';
import { StackView } from './stack-view.tsx';

export default function MarketingStackPage() {
  return <StackView stack={marketingStack} />;
}
