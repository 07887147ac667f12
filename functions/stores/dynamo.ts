import { realPacing } from '../runtime/pacing.ts';
import { connectDynamo } from './connect-dynamo.ts';
import { buildDynamoClient } from './dynamo-client.ts';

export const dynamo = connectDynamo(buildDynamoClient(), realPacing);
