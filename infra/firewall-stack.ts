import { ArnFormat, CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { alarmEdgeFaults } from './alarms/alarm-edge-faults.ts';
import { operatorsTopic } from './alarms/operators-topic.ts';
import { type FirewallRates, firewallRules, refusalBodies, seenAs } from './firewall-rules.ts';

export interface FirewallStackProps extends StackProps {
  rates: FirewallRates;
  operators: readonly string[];
}

/**
 * Holds the distribution's resources in us-east-1: its firewall and its metrics. The firewall stops a flood where it
 * costs least, with a 429 in the format that clients know.
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, { rates, operators, ...props }: FirewallStackProps) {
    super(scope, id, props);
    const acl = new CfnWebACL(this, 'acl', {
      name: id,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seenAs(id),
      customResponseBodies: refusalBodies,
      rules: firewallRules(rates),
    });
    this.keepLog(acl);
    alarmEdgeFaults(this, operatorsTopic(this, 'operators', operators));
    new CfnOutput(this, 'WebAclArn', { value: acl.attrArn });
  }

  /** Logs blocked and counted requests, without fields that could carry a token. */
  private keepLog(acl: CfnWebACL): void {
    const log = new LogGroup(this, 'log', {
      // AWS requires this prefix.
      logGroupName: `aws-waf-logs-${this.stackName}`,
      retention: RetentionDays.ONE_WEEK,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const kept = ['BLOCK', 'COUNT'].map((action) => ({ ActionCondition: { Action: action } }));
    new CfnLoggingConfiguration(this, 'logging', {
      resourceArn: acl.attrArn,
      // The firewall does not accept the ":*" of logGroupArn.
      logDestinationConfigs: [
        this.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: log.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [{ queryString: {} }, { singleHeader: { Name: 'authorization' } }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: kept }],
      },
    });
  }
}
