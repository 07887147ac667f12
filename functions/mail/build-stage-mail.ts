import { handOver } from '../gateways/mail.ts';
import { tableName } from '../runtime/environment.ts';
import { dynamo } from '../stores/dynamo.ts';
import { buildMailStopStore } from '../stores/mail-stops.ts';
import { buildSendMail, type SendMail } from './send-mail.ts';

export const buildStageMail = (): SendMail =>
  buildSendMail({ mailStops: buildMailStopStore(dynamo, tableName('users')), handOver });
