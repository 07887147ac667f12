export interface TableCall {
  action: string;
  /** The table, or table/index/name. */
  resource: string;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The actions and tables that IAM would check for a request, one for each item of a transaction or batch.
 * Undefined when the request is not a JSON object.
 */
export function actionsOf(operation: string, body: Buffer): TableCall[] | undefined {
  const request = readJson(body.toString('utf8'));
  if (!isObject(request)) return undefined;
  if (operation === 'TransactWriteItems') return transactionActions(request, transactWrites);
  if (operation === 'TransactGetItems') return transactionActions(request, { Get: 'dynamodb:GetItem' });
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') {
    const tables = isObject(request.RequestItems) ? Object.keys(request.RequestItems) : [];
    return tables.map((resource) => ({ action: `dynamodb:${operation}`, resource }));
  }
  const table = String(request.TableName ?? '');
  const resource = typeof request.IndexName === 'string' ? `${table}/index/${request.IndexName}` : table;
  return [{ action: `dynamodb:${operation}`, resource }];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

const transactWrites = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
};

function transactionActions(request: Json, kinds: Record<string, string>): TableCall[] {
  const items: unknown[] = Array.isArray(request.TransactItems) ? request.TransactItems : [];
  return items.flatMap((item) =>
    Object.entries(isObject(item) ? item : {}).map(([kind, parameters]) => ({
      action: kinds[kind] ?? `dynamodb:${kind}`,
      resource: isObject(parameters) ? String(parameters.TableName ?? '') : '',
    })),
  );
}
