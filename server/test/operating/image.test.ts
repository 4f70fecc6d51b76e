import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { statusOf, usesAppProcesses } from './appProcess.ts';
import { emptyDataDir, root } from './dataDir.ts';
import { launch, untilReady } from './launch.ts';

usesAppProcesses();

/** What the build leaves beside its results here and not in an image. */
const NOT_BUILT = new Set(['dist/prepared', 'dist/.stamps']);
const dockerfile = readFileSync(join(root, 'server', 'deploy', 'Dockerfile'), 'utf8');
let image = '';

/** The files that the Dockerfile copies into the image, in an empty folder. */
beforeAll(() => {
  image = temporaryFolder();
  for (const { from, to } of copiedFiles()) {
    if (from === 'node_modules') copyDependencies();
    else {
      const target = to.endsWith('/')
        ? join(image, to, from.slice(dirname(from).length + 1))
        : join(image, to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(root, from), target, {
        recursive: true,
        filter: (file) => !NOT_BUILT.has(relative(root, file)),
      });
    }
  }
});

function copiedFiles(): { from: string; to: string }[] {
  return dockerfile.split('\n').flatMap((line) => {
    const words = /^COPY --from=build --chown=node:node (.+)$/.exec(line)?.[1]?.split(' ') ?? [];
    const to = words.pop() ?? '';
    return words.map((from) => ({ from: from.replace(/^\/app\//, ''), to }));
  });
}

/** As the Dockerfile leaves them: by the lock file, which names those of other machines too. */
function copyDependencies(): void {
  const folder = temporaryFolder();
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  const npm = (...args: string[]) =>
    spawnSync('npm', [...args, '--package-lock-only'], { cwd: folder, encoding: 'utf8' }).stdout;
  const tools = /^RUN npm (uninstall .+)$/m.exec(dockerfile)?.[1] ?? '';
  npm(...tools.split(' '));
  const listed = npm('ls', '--omit=dev', '--all', '--parseable');
  const names = listed
    .split('\n')
    .flatMap((path) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  const packages = new Set(names.filter((name) => existsSync(join(root, 'node_modules', name))));
  expect(packages.size).toBeGreaterThan(100);
  for (const tool of ['vitest', 'vite', 'typescript']) expect(packages).not.toContain(tool);
  for (const name of packages) {
    const link = join(image, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
}

test('its files are enough for every command of operators, and for a server of production', async () => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: temporaryFolder(),
    NODE_ENV: 'production',
    DATABASE_URL: 'embedded',
    PUBLIC_URL: 'https://homes.test',
    GRIEVANCE_OFFICER: 'Kavita Menon',
    SMS_URL: 'none',
    JWT_SECRET: 'a secret of the tests, long enough to sign with',
    OTP_PEPPER: 'a pepper of the tests, long enough to be one',
    DATA_DIR: emptyDataDir(),
  };
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
      cwd: image,
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const done = (words: string) => ({ status: 0, said: expect.stringContaining(words) });
  const backups = emptyDataDir();
  expect(run('migrate')).toEqual(done('Applied '));
  expect(run('admin:create', '--', '--mobile', '9812300001')).toEqual(
    done('Administrator created.'),
  );
  expect(run('repair')).toEqual(done('All counts are correct.'));
  expect(run('backup', '--', '--to', backups)).toEqual(done(' tables, '));
  expect(run('backup:drill', '--', '--from', backups)).toEqual(done('OK: '));

  const app = await launch(image, 'main.js', [], env);
  await untilReady(app);
  for (const path of ['/readyz', '/', '/property', '/api/properties', '/api/docs']) {
    await expect.poll(() => statusOf(`${app.url}${path}`), { message: path }).toBe(200);
  }
  app.kill('SIGTERM');
  expect(await app.exited).toBe(0);
  // Whoever collects the log of production reads JSON alone.
  expect(app.output()).toMatch(new RegExp(`^\\{.*"msg":"Ready ${app.url}"\\}$`, 'm'));
  expect(app.output()).not.toMatch(/^(?:Ready|Demo)/m);
});
