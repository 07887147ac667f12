import { callService } from '../aws/call-service.ts';
import { realPacing } from '../runtime/pacing.ts';
import { connectDynamo } from './connect-dynamo.ts';

/** One a function instance. */
export const dynamo = connectDynamo(callService('dynamodb'), realPacing);
