import { basename, join } from 'node:path';
import { DefaultStackSynthesizer, Stack, Validations } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { cacheControl, immutableFolder, unknownMark, uploadedTypes } from '#shared/contract/site-headers.ts';
import { addressRules } from './edge/address-rules.ts';
import { logGroupOf } from './log-group-of.ts';
import { wildcardFinding } from './wildcard-finding.ts';

export interface SiteFilesProps {
  folder: string;
  bucket: IBucket;
  distribution: Distribution;
  called: readonly IDependable[];
}

const assets = basename(immutableFolder);

/** Patterns of files that are uploaded with their own types, so that the two large uploads skip them. */
const typed = Object.entries(uploadedTypes).map(([extension, contentType]) => ({
  id: extension.slice(1),
  pattern: `*${extension}`,
  contentType,
}));
const typedPatterns = typed.map(({ pattern }) => pattern);

/** Error pages are uploaded with a mark, by which the edge recognises them. */
const unknownPages = [addressRules.unknownFile, addressRules.absentPathFile].map((file) => file.slice(1));

/**
 * Uploads in two parts with different caching, and a small one for each file type that the uploader does not know.
 * Hashed assets come first and old ones stay: an open page may still request them, and a new page must never name a
 * missing one. Pages come last, after the functions that they call: functions still answer earlier pages, but earlier
 * functions may not know the calls of new pages.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { folder, bucket, distribution, called }: SiteFilesProps) {
    super(scope, id);
    const shared = {
      destinationBucket: bucket,
      memoryLimit: 512,
      logGroup: logGroupOf(this, 'log'),
    };
    const hashed = {
      ...shared,
      sources: [Source.asset(join(folder, assets))],
      destinationKeyPrefix: assets,
      cacheControl: [CacheControl.fromString(cacheControl.immutable)],
      prune: false,
    };
    const revalidated = {
      ...shared,
      sources: [Source.asset(folder, { exclude: [assets] })],
      cacheControl: [CacheControl.fromString(cacheControl.revalidated)],
    };
    const before = [
      new BucketDeployment(this, 'assets', { ...hashed, exclude: typedPatterns }),
      ...typed.map(({ id, pattern, contentType }) => {
        // Fonts and page images have a hash in their names.
        const kept = /^(font|image)\//.test(contentType) ? hashed : revalidated;
        return new BucketDeployment(this, id, { ...kept, ...only(pattern), contentType, prune: false });
      }),
      new BucketDeployment(this, 'unknown-pages', {
        ...revalidated,
        ...only(...unknownPages),
        metadata: { [unknownMark.name]: unknownMark.value },
        prune: false,
      }),
    ];
    const pages = new BucketDeployment(this, 'pages', {
      ...revalidated,
      exclude: [`${assets}/*`, ...typedPatterns, ...unknownPages],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(...before, ...called);
    acknowledgeUploader(pages, bucket);
  }
}

const only = (...include: string[]) => ({ exclude: ['*'], include });

/** The library's own function copies the files, and its role is the library's too. */
function acknowledgeUploader(deployment: BucketDeployment, bucket: IBucket): void {
  const uploader = deployment.handlerRole.node.scope;
  if (uploader === undefined) throw new Error('The library builds the uploader of the site in a new way');
  const { partition, account, region } = Stack.of(deployment);
  const stagingArn = `arn:${partition}:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${region}`;
  const acknowledge = (reason: string, ...ids: string[]) =>
    Validations.of(uploader).acknowledge(...ids.map((id) => ({ id, reason })));

  acknowledge(
    'It only reads files of a build and writes files of the site.',
    ...['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map(
      (action) => `AwsSolutions-IAM5[Action::${action}]`,
    ),
    wildcardFinding(deployment, `${stagingArn}/*`),
    wildcardFinding(deployment, bucket.arnForObjects('*')),
  );
  acknowledge(
    'The library requests invalidations of any distribution, but CloudFormation runs the function only for this one.',
    wildcardFinding(deployment, '*'),
  );
  acknowledge(
    'The library attaches it for the log, and the function uses nothing else of it.',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  );
  acknowledge(
    'The library pins the runtime its code was tested on, and moves it with its releases.',
    'AwsSolutions-L1',
  );
}
