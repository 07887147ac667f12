import { type Scene, visit } from './scene.ts';

const funding = (abn: string, stage: string, state: string) =>
  visit(`/funding?${new URLSearchParams({ abn, stage, state })}`);

/** The funding pages with answers. */
export const fundingScenes: Scene[] = [
  { name: 'funding-eligible', open: funding('yes', 'mvp', 'New South Wales') },
  { name: 'funding-reachable', open: funding('no', 'idea', 'New South Wales') },
  { name: 'funding-launch', open: funding('yes', 'launch', 'New South Wales') },
  { name: 'funding-other-state', open: funding('no', 'idea', 'Other') },
  {
    name: 'funding-mvp-without-abn',
    open: visit('/funding/apply-grant/nsw-mvp?abn=no&stage=mvp&state=New+South+Wales'),
  },
  {
    name: 'funding-home-qualified',
    open: visit(
      '/funding/apply-grant/nsw-firsthomebuyer?abn=no&stage=first-home&state=New+South+Wales&price=870000',
    ),
  },
  {
    name: 'funding-abn-chosen',
    open: visit('/funding/register-abn?partners=no&investors=no&harm=yes&profit=no&trial=yes'),
  },
  {
    name: 'tools-picked',
    open: visit('/tools/online-startup-execution-stack?pick=xero%3A3500,canva'),
  },
];
