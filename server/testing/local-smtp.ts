import { createServer, type AddressInfo, type Socket } from 'node:net';

export type LocalSmtp = { url: string; mails: { to: string[]; text: string }[]; close: () => Promise<void> };

/** A mail server that takes every message, but the first `refuse` of them, which it puts off (451). */
export async function startLocalSmtp({ refuse = 0 } = {}): Promise<LocalSmtp> {
  const mails: LocalSmtp['mails'] = [];
  const open = new Set<Socket>();
  let refused = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let to: string[] = [];
    let waiting = '';
    let inMail = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 local');
    socket.on('data', (part) => {
      waiting += part.toString('utf8');
      for (;;) {
        const end = waiting.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          inMail = false;
          mails.push({ to, text: line });
          to = [];
          answer('250 taken');
        } else if (/^RCPT TO:/i.test(line)) {
          to.push(line.slice(8));
          answer('250 ok');
        } else if (/^DATA/i.test(line)) {
          refused += 1;
          if (refused <= refuse) answer('451 later');
          else {
            inMail = true;
            answer('354 go on');
          }
        } else if (/^QUIT/i.test(line)) {
          answer('221 bye');
          socket.end();
        } else answer('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
