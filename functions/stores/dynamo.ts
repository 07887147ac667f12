import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** One client a function instance. A value that is undefined is a mistake here, so it is not dropped in silence. */
export const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}));
