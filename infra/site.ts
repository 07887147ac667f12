import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { RemovalPolicy, SecretValue, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  ImportSource,
  KeyValueStore,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originSecretHeader } from '#shared/contract/edge-headers.ts';
import { apiBasePath } from '#shared/contract/route.ts';
import { apiSecurityHeaders, securityHeaders } from '#shared/contract/site-headers.ts';
import { type EdgeFunctionName, edgeCode } from './edge/edge-code.ts';
import { siteFileNames } from './edge/site-file-names.ts';
import { emptierOf } from './emptier-of.ts';
import { SiteFiles, type SiteFilesProps } from './site-files.ts';
import { headersPolicyOf } from './site-headers-policy.ts';
import type { DeployedStage } from './stages/stage.ts';

export interface SiteProps {
  stage: DeployedStage;
  /** The build folder holds site/. */
  dist: string;
  api: HttpApi;
  originSecret: Secret;
  called: SiteFilesProps['called'];
}

/**
 * The distribution is the only public entry. It serves pages and assets from the bucket with the contract's headers,
 * and /api from the HTTP API.
 */
export class Site extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { stage, dist, api, originSecret, called }: SiteProps) {
    super(scope, id);
    const folder = join(dist, 'site');
    const bucket = this.bucket();
    this.distribution = new Distribution(this, 'distribution', {
      comment: stage.siteUrl,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Cheaper classes have no locations in Australia.
      priceClass: PriceClass.PRICE_CLASS_ALL,
      defaultBehavior: this.pages(bucket, folder),
      additionalBehaviors: { [`${apiBasePath}/*`]: this.apiCalls({ stage, api, originSecret }) },
      ...this.ownName(stage),
      ...(stage.firewall?.webAclArn === undefined ? {} : { webAclId: stage.firewall.webAclArn }),
    });
    this.acknowledge(stage);
    new SiteFiles(this, 'files', { folder, bucket, distribution: this.distribution, called });
  }

  private bucket(): IBucket {
    const bucket = new Bucket(this, 'bucket', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      // Removing the stack, or a failed first deployment, must remove the bucket, and files would prevent that.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    emptierOf(this);
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'It holds only the public pages, and only the distribution may read it.',
    });
    // The library's own class does not match its interface under exactOptionalPropertyTypes.
    return bucket as IBucket;
  }

  private pages(bucket: IBucket, folder: string): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        // Without permission to list, S3 would answer 403 for a missing file.
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'headers', headersPolicyOf(securityHeaders)),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: this.edge('route-pages', this.fileNames(folder)),
        },
        {
          eventType: FunctionEventType.VIEWER_RESPONSE,
          function: this.edge('mark-unknown'),
        },
      ],
    };
  }

  private apiCalls({ stage, api, originSecret }: Omit<SiteProps, 'dist' | 'called'>): BehaviorOptions {
    const { region, urlSuffix } = Stack.of(this);
    return {
      origin: new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        // CloudFormation resolves this reference, so the value is never in the template.
        customHeaders: { [originSecretHeader]: this.originSecretValue(originSecret, stage).unsafeUnwrap() },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: new ResponseHeadersPolicy(
        this,
        'api-headers',
        headersPolicyOf(apiSecurityHeaders),
      ),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: this.edge('api-request'),
        },
      ],
    };
  }

  /** CloudFormation reads a secret again only if the template names another version of it. */
  private originSecretValue(
    { secretArn }: Secret,
    { originSecretVersion: versionId }: DeployedStage,
  ): SecretValue {
    return SecretValue.secretsManager(secretArn, {
      jsonField: 'value',
      ...(versionId === undefined ? {} : { versionId }),
    });
  }

  /** A store accepts a file only at its creation, so other files need another store with another name. */
  private fileNames(folder: string): KeyValueStore {
    const data = siteFileNames(folder).map((key) => ({ key, value: '1' }));
    const content = JSON.stringify({ data });
    const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return new KeyValueStore(this, `file-names-${version}`, { source: ImportSource.fromInline(content) });
  }

  private edge(name: EdgeFunctionName, keyValueStore?: KeyValueStore): EdgeFunction {
    return new EdgeFunction(this, name, {
      code: FunctionCode.fromInline(edgeCode(name)),
      runtime: FunctionRuntime.JS_2_0,
      ...(keyValueStore === undefined ? {} : { keyValueStore }),
    });
  }

  private ownName({ siteUrl, certificateArn }: DeployedStage) {
    if (certificateArn === undefined) return {};
    return {
      domainNames: [new URL(siteUrl).hostname],
      certificate: Certificate.fromCertificateArn(this, 'certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private acknowledge(stage: DeployedStage): void {
    Validations.of(this.distribution).acknowledge(
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason:
          'The address rules map / to its file, and CloudFront answers addresses that they cannot map, so no request lists the bucket. A default root object would be a second way to map /.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'Australians read their plans from anywhere.' },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'Its access log would store query strings, and those of reset and verification links carry tokens; the API logs only listed fields.',
      },
    );
    if (stage.firewall?.webAclArn === undefined)
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'A firewall is optional, and the first deployment cannot name it yet. The API is throttled and counts attempts by account and address itself.',
      });
    if (stage.certificateArn === undefined)
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          'With the cloudfront.net certificate CloudFront sets the protocol; a stage with its own certificate gets TLSv1.2_2021.',
      });
  }
}
