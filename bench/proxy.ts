import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { DelayLine } from './delay-line.ts';
import { RequestReader, type SeenRequest } from './request-reader.ts';

/** Milliseconds each byte needs in each direction: 100 ms for a round trip. */
const DELAY_MS = 50;

export type LineTally = {
  requests: string[];
  connections: number;
  /** Bytes of everything the client sent: bodies, headers, cookies. */
  up: number;
  down: number;
  cutReplies: number;
};

export type Line = {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  tally: () => LineTally;
  reset: () => void;
  /** From now on this share of the replies is cut, half of them before their first byte, half within it. 0: none. */
  cutReplies: (share: number, random: () => number) => void;
  close: () => Promise<void>;
};

/**
 * A line with 100 ms round trip before the server at `port`: real sockets; each chunk arrives 50 ms after it was sent,
 * and a new connection takes a round trip before its first byte.
 */
export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let tally: LineTally = emptyTally();
  let cut = { share: 0, random: Math.random };

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: '127.0.0.1', port, noDelay: true });
    tally.connections += 1;
    let current: (SeenRequest & { cut: 'before' | 'within' | null }) | null = null;
    const requests = new RequestReader((seen) => {
      tally.requests.push(`${seen.method} ${seen.path}`);
      const isCut = cut.random() < cut.share;
      current = { ...seen, cut: isCut ? (cut.random() < 0.5 ? 'before' : 'within') : null };
    });
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    const toServer = new DelayLine(DELAY_MS, (chunk) => {
      if (!upstream.destroyed) upstream.write(chunk);
    });
    toServer.holdFor(2 * DELAY_MS);
    const toClient = new DelayLine(DELAY_MS, (chunk) => {
      if (client.destroyed) return;
      if (current?.cut === 'before' || current?.cut === 'within') {
        tally.cutReplies += 1;
        const part = current.cut === 'within' ? chunk.subarray(0, chunk.length >> 1) : chunk.subarray(0, 0);
        tally.down += part.length;
        client.write(part, end);
        if (part.length === 0) end();
        return;
      }
      tally.down += chunk.length;
      client.write(chunk);
    });
    client.on('data', (chunk: Buffer) => {
      tally.up += chunk.length;
      requests.read(chunk);
      toServer.push(chunk);
    });
    upstream.on('data', (chunk: Buffer) => toClient.push(chunk));
    client.on('end', () => toServer.afterAll(() => upstream.end()));
    upstream.on('end', () => toClient.afterAll(() => client.end()));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tally: () => ({ ...tally, requests: [...tally.requests] }),
    reset: () => {
      tally = emptyTally();
    },
    cutReplies: (share, random) => {
      cut = { share, random };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const emptyTally = (): LineTally => ({ requests: [], connections: 0, up: 0, down: 0, cutReplies: 0 });
