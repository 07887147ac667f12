import { itemFromWire, itemToWire } from './attribute-values.ts';

/** Requests and answers of the database between plain values and DynamoDB's JSON. */
type Fields = Record<string, unknown>;
type WireItem = Parameters<typeof itemFromWire>[0];

const itemsIn: ReadonlySet<string> = new Set([
  'Key',
  'Item',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
]);

function parametersToWire(parameters: Fields): Fields {
  const wire: Fields = {};
  for (const [name, value] of Object.entries(parameters))
    wire[name] = itemsIn.has(name) && value !== undefined ? itemToWire(value as Fields) : value;
  return wire;
}

const mapped = (fields: Fields, change: (field: Fields) => Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field as Fields)]));

export function requestToWire({ TransactItems, RequestItems, ...rest }: Fields): Fields {
  const wire = parametersToWire(rest);
  if (Array.isArray(TransactItems))
    wire.TransactItems = TransactItems.map((item) => mapped(item, parametersToWire));
  if (RequestItems !== undefined)
    wire.RequestItems = mapped(RequestItems as Fields, ({ Keys, ...asked }) => ({
      ...asked,
      Keys: (Keys as Fields[]).map(itemToWire),
    }));
  return wire;
}

interface WireAnswer {
  Item?: WireItem;
  Attributes?: WireItem;
  LastEvaluatedKey?: WireItem;
  Items?: WireItem[];
  Responses?: Record<string, WireItem[]>;
  UnprocessedKeys?: Record<string, { Keys: WireItem[] }>;
}

export function answerFromWire(answer: WireAnswer): Fields {
  const { Item, Attributes, LastEvaluatedKey, Items, Responses, UnprocessedKeys, ...rest } = answer;
  const read: Fields = rest;
  for (const [name, item] of Object.entries({ Item, Attributes, LastEvaluatedKey }))
    if (item !== undefined) read[name] = itemFromWire(item);
  if (Items !== undefined) read.Items = Items.map(itemFromWire);
  if (Responses !== undefined) read.Responses = mapValues(Responses, (items) => items.map(itemFromWire));
  if (UnprocessedKeys !== undefined)
    read.UnprocessedKeys = mapValues(UnprocessedKeys, (left) => ({
      ...left,
      Keys: left.Keys.map(itemFromWire),
    }));
  return read;
}

const mapValues = <From, To>(fields: Record<string, From>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));
