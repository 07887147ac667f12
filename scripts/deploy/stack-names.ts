import type { DeployedStage } from '#infra/stages/stage.ts';
import { brand } from '#shared/brand.ts';

/** As in infra/build-app.ts. */
export const stackNames = ({ name }: Pick<DeployedStage, 'name'>) => ({
  data: `${brand.toLowerCase()}-${name}-data`,
  firewall: `${brand.toLowerCase()}-${name}-firewall`,
  ci: `${brand.toLowerCase()}-${name}-ci`,
  app: `${brand.toLowerCase()}-${name}-app`,
});
