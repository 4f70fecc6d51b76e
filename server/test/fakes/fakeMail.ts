import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { listen } from '../harness/listen.ts';

/** What the server does from now on. */
export type MailBehaviour =
  | 'take'
  /** Accepts the connection and says nothing. */
  | 'hang'
  /** Takes the text of a message and says nothing. */
  | 'hang at the end'
  /** Says one letter at a time, for ever. */
  | 'trickle'
  | 'garbage'
  | 'cut'
  | 'cut at the end'
  /** Offers encryption and then speaks nonsense. */
  | 'break the encryption'
  /** Answers this line to one command ('RCPT'), or instead of the greeting ('greeting'). */
  | { to: string; answer: string };

export interface ReceivedMail {
  from: string;
  to: readonly string[];
  /** Headers and text as they came. */
  data: string;
}

export interface FakeMail {
  port: number;
  readonly mails: readonly ReceivedMail[];
  /** Every line that clients have said outside of messages. */
  readonly said: readonly string[];
  readonly connections: number;
  behave(behaviour: MailBehaviour): void;
  close(): Promise<void>;
}

/** A mail server for tests, which does what it is told. It knows one user, whoever signs in. */
export async function startFakeMail(): Promise<FakeMail> {
  const mails: ReceivedMail[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let behaviour: MailBehaviour = 'take';
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, () => behaviour, { mails, said: messages });
  });
  const port = await listen(server);
  return {
    port,
    mails,
    said: messages,
    get connections() {
      return connections;
    },
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

interface Heard {
  mails: ReceivedMail[];
  said: string[];
}

/** What it is told counts at once, also for connections that clients keep. */
function converse(socket: Socket, behaviour: () => MailBehaviour, received: Heard): void {
  const noticeOf = (name: string) => {
    const now = behaviour();
    return typeof now === 'object' && now.to === name ? now.answer : null;
  };
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let mail = { from: '', to: [] as string[], data: '' };
  let inData = false;
  let waiting = '';

  const first = behaviour();
  if (first === 'hang') return;
  if (first === 'cut') return void socket.destroy();
  if (first === 'garbage') return say('\0\x16\x03 <html>');
  if (first === 'trickle') {
    const drop = setInterval(() => socket.write('2'), 20);
    socket.on('close', () => clearInterval(drop));
    return;
  }
  say(noticeOf('greeting') ?? '220 mail.test ESMTP');
  socket.on('data', (chunk) => {
    waiting += chunk.toString('latin1');
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (inData) hearData(line);
      else hearCommand(line);
    }
  });

  function hearData(line: string): void {
    if (line !== '.') {
      mail.data += `${line}\n`;
      return;
    }
    inData = false;
    if (behaviour() === 'hang at the end') return;
    if (behaviour() === 'cut at the end') return void socket.destroy();
    const response = noticeOf('text');
    if (response === null) received.mails.push(mail);
    say(response ?? '250 taken');
    mail = { from: '', to: [], data: '' };
  }

  function hearCommand(line: string): void {
    received.said.push(line);
    const command = line.slice(0, 4).toUpperCase();
    const response = noticeOf(command);
    if (response !== null) return say(response);
    if (command === 'EHLO') {
      say('250-mail.test');
      if (behaviour() === 'break the encryption') say('250-STARTTLS');
      return say('250 AUTH PLAIN');
    }
    if (command === 'AUTH') return say('235 welcome');
    if (command === 'STAR') return say('220 go ahead\r\nno encryption here');
    if (command === 'MAIL') mail.from = line;
    if (command === 'RCPT') mail.to.push(line);
    if (command === 'QUIT') return void socket.end('221 bye\r\n');
    if (command !== 'DATA') return say('250 fine');
    inData = true;
    say('354 go ahead');
  }
}
