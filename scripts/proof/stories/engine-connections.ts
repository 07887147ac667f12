import { connect, type Socket } from 'node:net';

interface Answer {
  status: number;
  text: string;
}

export interface EngineConnections {
  post(operation: string, body: string): Promise<Answer>;
  close(): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Connection {
  socket: Socket;
  waiting: Waiting | undefined;
}

const headers = [
  'host: proof',
  'content-type: application/x-amz-json-1.0',
  'x-amz-date: 20260101T000000Z',
  'authorization: AWS4-HMAC-SHA256 Credential=proof/20260101/ap-southeast-2/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
].join('\r\n');

/** Just enough HTTP: Node's own client took a third of the proof's time. A connection carries one request at a time. */
export function connectToEngine(url: string): EngineConnections {
  const { hostname, port } = new URL(url);
  const free: Connection[] = [];
  const all = new Set<Connection>();

  function open(): Connection {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const connection: Connection = { socket, waiting: undefined };
    let received: Buffer = Buffer.alloc(0);
    const fail = (error: Error) => {
      all.delete(connection);
      connection.waiting?.reject(error);
    };
    socket.on('error', fail).on('close', () => fail(new Error('The engine closed the connection')));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = readAnswer(received);
      if (answer === undefined) return;
      received = Buffer.alloc(0);
      const { waiting } = connection;
      connection.waiting = undefined;
      free.push(connection);
      waiting?.resolve(answer);
    });
    all.add(connection);
    return connection;
  }

  return {
    post(operation, body) {
      const connection = free.pop() ?? open();
      connection.socket.write(
        `POST / HTTP/1.1\r\n${headers}\r\nx-amz-target: DynamoDB_20120810.${operation}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      return new Promise((resolve, reject) => {
        connection.waiting = { resolve, reject };
      });
    },
    close() {
      for (const { socket } of all) socket.destroy();
    },
  };
}

/** Undefined as long as it has not come whole. */
function readAnswer(received: Buffer): Answer | undefined {
  const headEnds = received.indexOf('\r\n\r\n');
  if (headEnds === -1) return undefined;
  const head = received.toString('latin1', 0, headEnds);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (status === undefined || length === undefined) throw new Error(`Not an answer to read: ${head}`);
  const bodyAt = headEnds + 4;
  if (received.length < bodyAt + Number(length)) return undefined;
  return { status: Number(status), text: received.toString('utf8', bodyAt) };
}
