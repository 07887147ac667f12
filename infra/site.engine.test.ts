import { afterAll, describe, expect, it } from 'vitest';
import { functionNames } from '#shared/contract/functions.ts';
import {
  apiSecurityHeaders,
  cacheControl,
  securityHeaders,
  unknownMark,
  uploadedTypes,
} from '#shared/contract/site-headers.ts';
import { edgeCode, edgeFunctionNames } from './edge/edge-code.ts';
import { prodStage } from './stages/prod.ts';
import type { DeployedStage } from './stages/stage.ts';
import { removeFolders } from './testing/placeholder-build.ts';
import { synthesise } from './testing/synthesise.ts';

afterAll(removeFolders);

type Json = Record<string, unknown>;

const resources = synthesise().appResources();
const at = (path: string, among = resources) => {
  const found = among.find((resource) => resource.path === path);
  if (found === undefined) throw new Error(`The stack has no ${path}`);
  return found.properties;
};
const ofType = (type: string) => resources.filter((resource) => resource.type === type);
const configOf = (among = resources) => at('site/distribution', among).DistributionConfig as Json;

describe('the distribution', () => {
  const config = configOf();
  const origins = config.Origins as [Json, Json];
  const [bucketOrigin, apiOrigin] = origins;

  it('never turns an error into another answer', () => {
    expect(config).not.toHaveProperty('CustomErrorResponses');
  });

  it('serves pages over HTTPS from the bucket, with the address rules and headers of the site', () => {
    expect(config.DefaultCacheBehavior).toMatchObject({
      TargetOriginId: bucketOrigin.Id,
      ViewerProtocolPolicy: 'redirect-to-https',
      AllowedMethods: ['GET', 'HEAD'],
      Compress: true,
      ResponseHeadersPolicyId: 'site/headers',
      FunctionAssociations: [
        { EventType: 'viewer-request', FunctionARN: 'site/route-pages.FunctionARN' },
        { EventType: 'viewer-response', FunctionARN: 'site/mark-unknown.FunctionARN' },
      ],
    });
    expect(config).toMatchObject({ HttpVersion: 'http2and3', PriceClass: 'PriceClass_All' });
    // The address rules already map / to its file; a default root object would be a second way.
    expect(config).not.toHaveProperty('DefaultRootObject');
  });

  it('passes the API through uncached, with every method, and the address of the viewer', () => {
    expect(config.CacheBehaviors).toEqual([
      expect.objectContaining({
        PathPattern: '/api/*',
        TargetOriginId: apiOrigin.Id,
        ViewerProtocolPolicy: 'https-only',
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
        // These are AWS's own policies CachingDisabled and AllViewerExceptHostHeader.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'site/api-request.FunctionARN' }],
      }),
    ]);
  });

  it('passes the secret to the API by reference only', () => {
    expect(apiOrigin).toMatchObject({
      DomainName: 'api/http.execute-api.ap-southeast-2.<AWS::URLSuffix>',
      OriginCustomHeaders: [
        {
          HeaderName: 'x-origin-secret',
          HeaderValue: '{{resolve:secretsmanager:origin:SecretString:value::}}',
        },
      ],
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
    });
  });

  it('passes another version of the secret once the stage names it', () => {
    const stage: DeployedStage = { ...prodStage, originSecretVersion: 'the-second' };
    const [, origin] = configOf(synthesise(stage).appResources()).Origins as [Json, Json];
    expect(origin.OriginCustomHeaders).toMatchObject([
      { HeaderValue: '{{resolve:secretsmanager:origin:SecretString:value::the-second}}' },
    ]);
  });

  it('is alone allowed to read the bucket, and may list it so that a missing file is a 404', () => {
    expect(bucketOrigin.OriginAccessControlId).toBe('site/distribution/Origin1/S3OriginAccessControl.Id');
    expect(at('site/bucket/Policy').PolicyDocument).toMatchObject({
      Statement: [
        { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        // This is the library's function that empties the bucket when the stack is removed.
        { Effect: 'Allow', Principal: { AWS: expect.stringContaining('S3AutoDeleteObjects') } },
        {
          Effect: 'Allow',
          Action: ['s3:GetObject', 's3:ListBucket'],
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Condition: {
            StringEquals: { 'AWS:SourceArn': expect.stringMatching(/:distribution\/site\/distribution$/) },
          },
        },
      ],
    });
  });

  it('runs the same address rules as the local gateway', () => {
    for (const name of edgeFunctionNames) expect(at(`site/${name}`).FunctionCode).toBe(edgeCode(name));
  });

  it('gives the address rules the files of this build in a store that no other build shares', () => {
    const [store] = ofType('AWS::CloudFront::KeyValueStore');
    expect(store?.path).toMatch(/^site\/file-names-[0-9a-f]{12}$/);
    expect(at('site/route-pages').FunctionConfig).toMatchObject({
      KeyValueStoreAssociations: [{ KeyValueStoreARN: `${store?.path}.Arn` }],
    });
  });

  it('uses the name of its stage once there is a certificate', () => {
    const certificateArn =
      'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000';
    const stage: DeployedStage = { ...prodStage, siteUrl: 'https://waymint.test', certificateArn };
    expect(configOf(synthesise(stage).appResources())).toMatchObject({
      Aliases: ['waymint.test'],
      ViewerCertificate: {
        AcmCertificateArn: certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    expect(config).not.toHaveProperty('Aliases');
  });
});

it('a removed stack, and a failed first deployment, leave no bucket with files', () => {
  const bucket = resources.find(({ path }) => path === 'site/bucket');
  expect(bucket?.deletionPolicy).toBe('Delete');
  expect(ofType('Custom::S3AutoDeleteObjects').map(({ properties }) => properties.BucketName)).toEqual([
    'site/bucket',
  ]);
});

describe('the files of the site', () => {
  const uploads = resources
    .filter((resource) => resource.type === 'Custom::CDKBucketDeployment')
    .map(({ properties }) => properties);
  const typedHere = ['*.woff2', '*.avif', '*.xlsx', '*.ics'];
  const unknownPages = ['not-found/index.html', 'path-not-found/index.html'];

  it('are cached for good if their names carry a hash, and revalidated if not', () => {
    const shown = uploads.map((upload) => [
      upload.DestinationBucketKeyPrefix,
      (upload.SystemMetadata as Json)['cache-control'],
      upload.Prune,
      upload.Exclude,
    ]);
    expect(shown).toEqual([
      ['assets', cacheControl.immutable, false, typedHere],
      ['assets', cacheControl.immutable, false, ['*']],
      ['assets', cacheControl.immutable, false, ['*']],
      [undefined, cacheControl.revalidated, false, ['*']],
      [undefined, cacheControl.revalidated, false, ['*']],
      [undefined, cacheControl.revalidated, false, ['*']],
      [undefined, cacheControl.revalidated, true, ['assets/*', ...typedHere, ...unknownPages]],
    ]);
  });

  it('put pages online only after everything that they name and call', () => {
    const before = ofType('Custom::CDKBucketDeployment');
    const [pages] = before.splice(-1);
    expect(pages?.path).toMatch(/^site\/files\/pages\//);
    const made = [...before, ...ofType('AWS::Lambda::Alias'), ...ofType('AWS::ApiGatewayV2::Route')];
    expect(made.length).toBeGreaterThan(functionNames.length);
    expect(pages?.dependsOn).toEqual(expect.arrayContaining(made.map(({ path }) => path)));
  });

  it('have a type even if the uploader does not know it', () => {
    const types = uploads.flatMap((upload) => {
      const contentType = (upload.SystemMetadata as Json)['content-type'];
      return contentType === undefined ? [] : [[String(upload.Include).slice(1), contentType]];
    });
    expect(Object.fromEntries(types)).toEqual(uploadedTypes);
  });

  it('have a mark only on error pages', () => {
    const marked = uploads.filter((upload) => upload.UserMetadata !== undefined);
    expect(marked.map((upload) => [upload.Include, upload.UserMetadata])).toEqual([
      [unknownPages, { [unknownMark.name]: unknownMark.value }],
    ]);
  });
});

describe('the headers of the site', () => {
  it('are exactly those of the contract', () => {
    const policy = at('site/headers').ResponseHeadersPolicyConfig as Record<string, Json>;
    const fields = policy.SecurityHeadersConfig as Record<string, Json>;
    const custom = policy.CustomHeadersConfig?.Items as { Header: string; Value: string }[];
    const { StrictTransportSecurity: transport } = fields;
    expect(fields).toMatchObject({
      ContentSecurityPolicy: { Override: true },
      StrictTransportSecurity: { IncludeSubdomains: false, Preload: false, Override: true },
      ContentTypeOptions: { Override: true },
    });
    expect({
      'content-security-policy': fields.ContentSecurityPolicy?.ContentSecurityPolicy,
      'strict-transport-security': `max-age=${transport?.AccessControlMaxAgeSec}`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': fields.FrameOptions?.FrameOption,
      'referrer-policy': fields.ReferrerPolicy?.ReferrerPolicy,
      ...Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
    }).toEqual(securityHeaders);
  });

  it('bind a browser to HTTPS for one day at first, and no other name of the domain', () => {
    for (const { 'strict-transport-security': value } of [securityHeaders, apiSecurityHeaders])
      expect(value).toBe('max-age=86400');
  });

  it('also keep API answers on HTTPS and out of frames, whichever part made them', () => {
    const [behavior] = configOf().CacheBehaviors as Json[];
    expect(behavior?.ResponseHeadersPolicyId).toBe('site/api-headers');
    const policy = at('site/api-headers').ResponseHeadersPolicyConfig as Record<string, Json>;
    const fields = policy.SecurityHeadersConfig as Record<string, Json>;
    const transport = fields.StrictTransportSecurity;
    expect(fields.ContentTypeOptions).toEqual({ Override: true });
    expect({
      'content-security-policy': fields.ContentSecurityPolicy?.ContentSecurityPolicy,
      'strict-transport-security': `max-age=${transport?.AccessControlMaxAgeSec}`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': fields.ReferrerPolicy?.ReferrerPolicy,
    }).toEqual(apiSecurityHeaders);
  });
});
