import { expect, test } from 'vitest';
import { NAUGHTY } from '../../../test/fakes/hostileStrings.ts';
import { Failure } from '../failures.ts';
import { createLog, logConsole } from './logging.ts';
import { OperatorProblem, describeProblem } from './problems.ts';

const MOBILE = '9876543210';
const MASKED = '98******10';

function capture() {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  return { log, lines, entry: (index = 0): unknown => JSON.parse(lines[index] ?? 'null') };
}

test.each([
  MOBILE,
  `+91${MOBILE}`,
  `+91 98765 43210`,
  `0${MOBILE}`,
  `0091-${MOBILE}`,
  `call 98765-43210 now`,
  `tel${MOBILE}x`,
  `{"mobile":"${MOBILE}"}`,
  `,${MOBILE},`,
  `"${MOBILE}"`,
  `\u0001${MOBILE}\n`,
  `${MOBILE} and ${MOBILE}`,
])('a mobile inside %j is masked', (text) => {
  const { log, lines, entry } = capture();
  log.info({ deep: { list: [text] }, [text]: 1 }, text);
  expect(lines[0]).not.toMatch(/[6-9](?:[\s-]?\d){9}/);
  expect(lines[0]?.split(MASKED).length).toBeGreaterThan(3);
  expect(entry()).toMatchObject({ level: 'info' });
});

test('a mobile given as a number is masked and the line stays JSON', () => {
  const { log, entry } = capture();
  log.info({ mobile: Number(MOBILE), price: 12_500_000, at: 1_763_640_000_000 });
  expect(entry()).toMatchObject({ mobile: MASKED, price: 12_500_000, at: 1_763_640_000_000 });
});

test('ids are not mistaken for mobiles', () => {
  const { log, entry } = capture();
  log.info({ id: '019aa9876543210abcdef012' });
  expect(entry()).toMatchObject({ id: '019aa9876543210abcdef012' });
});

test('secret keys are never written, at any depth and in any case', () => {
  const { log, lines } = capture();
  const secrets = {
    code: '123456',
    otp: '123456',
    token: 'ttt',
    accessToken: 'ttt',
    refresh_token: 'ttt',
    Authorization: 'Bearer ttt',
    cookie: 'ttt',
    'Set-Cookie': ['ttt'],
    password: 'ttt',
  };
  log.info({ ...secrets, headers: { ...secrets, list: [{ ...secrets }] }, kept: 'yes' });
  expect(lines[0]).not.toMatch(/123456|ttt/);
  expect(lines[0]).toContain('"kept":"yes"');
});

test.each(['code', 'otp', 'token', 'authorization', 'cookie', 'set-cookie', 'password', 'secret'])(
  'the key %s alone makes a line suspicious',
  (key) => {
    const { log, lines } = capture();
    log.info({ [key]: 'ttt', [key.toUpperCase()]: 'ttt', kept: 'yes' }, 'hello');
    expect(lines[0]).toContain('"kept":"yes"');
    expect(lines[0]).not.toContain('ttt');
  },
);

test.each(['code', 'otp', 'token', 'secret', 'password'])('so does %s= in a text', (name) => {
  const { log, lines } = capture();
  log.info(`Sent ${name}=ttt today`);
  expect(lines[0]).toContain(`Sent ${name}=[hidden] today`);
});

test('secrets inside texts are hidden', () => {
  const { log, lines } = capture();
  log.warn(
    { url: '/cb?state=1&code=123456&x=2' },
    'Authorization: Bearer abc.def.ghi was sent, otp=123456',
  );
  expect(lines[0]).not.toMatch(/123456|abc\.def/);
  expect(lines[0]).toContain('x=2');
});

test('a bearer token is hidden where nothing else makes a line suspicious', () => {
  const { log, lines } = capture();
  log.info('Somebody came with bearer abc.def.ghi today');
  expect(lines[0]).toContain('came with Bearer [hidden] today');
});

test('what lies too deep to be looked through is hidden, whatever it is', () => {
  const { log, lines } = capture();
  const within = (levels: number, leaf: object): object =>
    levels === 0 ? leaf : within(levels - 1, levels % 2 === 0 ? [leaf] : { leaf });
  // The line itself is the first level, its key the second.
  log.info({ shown: within(10, { here: 'near' }), mobile: MOBILE });
  log.info({ hidden: within(11, { here: 'far' }), mobile: MOBILE });
  log.info({ hidden: within(11, ['far']), mobile: MOBILE });
  expect(lines[0]).toContain('"here":"near"');
  for (const line of lines.slice(1)) {
    expect(line).not.toContain('far');
    expect(line).toContain('[hidden]');
  }
});

test('of a long row of causes the first three are told', () => {
  const { log, lines } = capture();
  const row = [1, 2, 3, 4, 5].reduceRight<Error | undefined>(
    (cause, n) => new Error(`number ${n}`, { cause }),
    undefined,
  );
  log.error({ err: row }, 'failed');
  const notices = [...(lines[0] ?? '').matchAll(/"message":"number (\d)"/g)].map(([, n]) => n);
  expect(notices).toEqual(['1', '2', '3', '4']);
});

test('children clean their bindings too', () => {
  const { log, lines } = capture();
  log.child({ requestId: 'r1', mobile: MOBILE }).info('hello');
  expect(lines[0]).toContain(MASKED);
  expect(lines[0]).toContain('"requestId":"r1"');
});

test('errors keep their stack, their cause and the name of their kind', () => {
  const { log, entry, lines } = capture();
  const cause = Object.assign(new Error(`key (mobile)=(${MOBILE}) exists`), { code: '23505' });
  log.error({ err: new Failure('UNAVAILABLE', { cause }) }, 'failed');
  expect(entry()).toMatchObject({
    err: {
      type: 'Failure',
      kind: 'UNAVAILABLE',
      cause: { kind: '23505', message: `key (mobile)=(${MASKED}) exists` },
    },
  });
  expect(lines[0]).toContain('logging.test.ts');
});

test('hostile input leaves no mobile, no code and only whole JSON lines', () => {
  const { log, lines } = capture();
  for (const text of hostileTexts()) {
    const input = `${text}${MOBILE}${text}`;
    log.info({ input, [input]: { code: '424242', [text]: input }, list: [[input]] }, input);
    log.error({ err: new Error(input) }, text);
  }
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    expect(line).not.toContain(MOBILE);
    expect(line).not.toContain('424242');
    expect(line.endsWith('}\n')).toBe(true);
    expect(() => JSON.parse(line)).not.toThrow();
  }
});

function hostileTexts(): string[] {
  const own = [
    '"',
    '\\',
    '\\"',
    '\n',
    '\u2028',
    '\ud800',
    '__proto__',
    '","code":"',
    '%s %o %j',
    '/',
    ' ',
    '}',
  ];
  return [...own, ...NAUGHTY].filter((text) => !/\d$|^\d/.test(text));
}

test('48-B9: what a library prints on its own is a line of the log, as clean as the others', () => {
  const lines: string[] = [];
  const before = { ...console };
  try {
    logConsole(createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }));
    console.error('%s: attempt %d failed', 'completeJobs', 2, new Error('away'));
    console.log('sent to 9876543210');
  } finally {
    Object.assign(console, before);
  }
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'warn',
      msg: expect.stringMatching(/^completeJobs: attempt 2 failed Error: away\n/),
    }),
    expect.objectContaining({ msg: 'sent to 98******10' }),
  ]);
});

function failing(syscall: string, code: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { syscall, code });
}

test.each([
  [
    failing('listen', 'EADDRINUSE'),
    'Another process already listens on this port. Stop it, or set PORT to another number.',
  ],
  [
    failing('listen', 'EACCES'),
    'This user may not listen on this port. Set PORT to a number above 1023.',
  ],
  [
    failing('listen', 'EADDRNOTAVAIL'),
    'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
  ],
  [
    failing('getaddrinfo', 'ENOTFOUND'),
    'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
  ],
  [new OperatorProblem('Set PORT.'), 'Set PORT.'],
  ['gone', 'This ended unexpectedly: gone'],
])('%s is told as what to do', (error, notice) => {
  expect(describeProblem(error)).toBe(notice);
});

test('what only a developer can repair comes with its stack', () => {
  for (const error of [failing('open', 'EACCES'), failing('listen', 'EIO'), new Error('x')]) {
    expect(describeProblem(error)).toBe(`This ended unexpectedly: ${error.stack}`);
  }
  const bare = Object.assign(new Error('bare'), { stack: undefined });
  expect(describeProblem(bare)).toBe('This ended unexpectedly: bare');
});
