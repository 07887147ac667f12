import type { AppointedRole } from '#functions/stores/appointed.ts';
import { region } from '#infra/stages/stage.ts';
import { stackNames } from '#scripts/deploy/stack-names.ts';
import { localStageName } from '#scripts/local-cloud/authorise.ts';
import { emailAddress } from '#shared/contract/account.ts';
import { absent, type Command, type Outcome, type Row, refused, shown, usage } from './command.ts';
import type { Services } from './services.ts';

interface Held {
  addresses: readonly string[];
  /** 0 while the stage's own list is used. */
  version: number;
}

async function heldBy({ appointed, startOf }: Services, role: AppointedRole): Promise<Held> {
  return (await appointed.find(role)) ?? { addresses: startOf[role], version: 0 };
}

const rowsOf = ({ addresses, version }: Held): Row[] =>
  addresses.map((address, index) => ({
    number: index + 1,
    address,
    from: version === 0 ? 'the stage' : 'the table',
  }));

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const listOf = (role: AppointedRole): Command => ({
  does: `the ${role} of the stage`,
  run: async (services) => shown(rowsOf(await heldBy(services, role))),
});

/** Saves the new list unless it was changed meanwhile. */
function change(
  services: Services,
  { role, held, addresses, will }: { role: AppointedRole; held: Held; addresses: string[]; will: string },
): Outcome {
  return {
    kind: 'change',
    will,
    rows: rowsOf(held),
    async make() {
      const saved = await services.appointed.save(role, { addresses, version: held.version });
      if (!saved) return refused(`Someone else changed the ${role}. Check again: ${role} list.`);
      return shown(rowsOf({ addresses, version: held.version + 1 }), furtherSteps(role, services.stageName));
    },
  };
}

const addTo = (role: AppointedRole): Command => ({
  takes: 'email',
  does: `adds an address to the ${role}, without a deployment`,
  async run(services, { subject }) {
    const { data: address } = emailAddress.safeParse(subject);
    if (address === undefined) return usage(`${subject} is not an email address.`);
    const held = await heldBy(services, role);
    if (held.addresses.some((one) => isSame(one, address)))
      return refused(`${address} is already one of the ${role}.`);
    const addresses = [...held.addresses, address];
    return change(services, { role, held, addresses, will: `add ${address} to the ${role}` });
  },
});

const removeFrom = (role: AppointedRole): Command => ({
  takes: 'email',
  does: `removes an address from the ${role}; its links stop working straight away`,
  async run(services, { subject }) {
    const held = await heldBy(services, role);
    const addresses = held.addresses.filter((one) => !isSame(one, subject));
    if (addresses.length === held.addresses.length) return absent(`${subject} is not one of the ${role}.`);
    if (addresses.length === 0) return refused(`${subject} is the last of the ${role}. Add another first.`);
    return change(services, { role, held, addresses, will: `remove ${subject} from the ${role}` });
  },
});

/** Steps that the list does not cover. */
function furtherSteps(role: AppointedRole, stageName: string): string {
  if (role === 'reviewers') return 'New reviewers get an email with the next submission or reminder.';
  if (stageName === localStageName) return 'They may decide on submissions.';
  const { app } = stackNames({ name: stageName });
  const topic = `aws cloudformation list-stack-resources --region ${region} --stack-name ${app} --query "StackResourceSummaries[?ResourceType=='AWS::SNS::Topic' && starts_with(LogicalResourceId,'alarmsoperators')].PhysicalResourceId" --output text`;
  return [
    'They may decide on submissions. To change who gets alarm emails:',
    `  topic=$(${topic})`,
    `  aws sns subscribe --region ${region} --topic-arn "$topic" --protocol email --notification-endpoint <address>`,
    `  aws sns list-subscriptions-by-topic --region ${region} --topic-arn "$topic"`,
    `  aws sns unsubscribe --region ${region} --subscription-arn <arn>`,
  ].join('\n');
}

const commandsOf = (role: AppointedRole): Record<string, Command> => ({
  list: listOf(role),
  add: addTo(role),
  remove: removeFrom(role),
});

export const reviewers = commandsOf('reviewers');
export const operators = commandsOf('operators');
