import type { StackId } from '#shared/content/tools/tool.ts';
import { addresses } from '#web/config/addresses.ts';

const stackAddresses: Record<StackId, () => string> = {
  'online-startup-execution-stack': addresses.startupStack,
  'marketing-revenue-stack': addresses.marketingStack,
};

export const stackAddress = (id: StackId): string => stackAddresses[id]();
