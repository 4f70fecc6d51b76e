import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * What writes listings without asking who does it, and the folders beside its own that use it: each of them asks
 * a policy before, or is no way in for people (demo, commands). The entity is the API's type of a listing too,
 * which resolvers and object types of every folder name.
 */
const UNGUARDED = {
  'properties/writeListing.ts': ['posting'],
  'properties/writeContent.ts': [],
  'properties/removeListings.ts': ['posting'],
  'properties/changeLifecycle.ts': ['posting'],
  'properties/decision.ts': ['moderation'],
  'properties/assignment.ts': ['organisations'],
  'properties/withdrawClosed.ts': [],
  'properties/copyListings.ts': ['demo'],
  'properties/bulkLoad.ts': ['demo'],
  'properties/repairCounts.ts': ['commands'],
  'properties/property.entity.ts': [],
  'properties/propertyRevision.entity.ts': [],
  'properties/removedProperty.entity.ts': [],
} satisfies Record<string, readonly string[]>;

/** A first start has only `dependencies` to build with. */
const BUILD_FILES = [
  'client/vite.config.ts',
  'client/graphiql/vite.config.ts',
  'server/scripts/build.mjs',
  'server/scripts/bundle.mjs',
];

/** Serves the sources as they are saved, which only developers do. */
const BUILDS = ['server/src/doors/web/pages.ts'];

const NAMES_TYPES = /\.(graphql|resolver)\.ts$/;

describe('the directions of the house', () => {
  const files = ['schema', 'server/src', 'server/demo', 'server/bench', 'client/src'].flatMap(
    sourceFiles,
  );
  const imports = files.flatMap((file) =>
    importsOf(file).map((target) => ({ file, target, from: zoneOf(file), to: zoneOf(target) })),
  );

  test('the walk sees the house', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(new Set(imports.map((each) => each.from))).toEqual(
      new Set([
        'schema',
        'platform',
        'embedded',
        'gazetteer',
        'room',
        'door',
        'demo',
        'app',
        'bench',
        'migrations',
        'client',
      ]),
    );
  });

  test.each(
    Object.entries({
      schema: ['schema'],
      platform: ['schema', 'platform'],
      embedded: ['schema', 'platform', 'embedded'],
      gazetteer: ['schema', 'platform', 'gazetteer'],
      room: ['schema', 'platform', 'gazetteer', 'room'],
      door: ['schema', 'platform', 'gazetteer', 'room', 'door'],
      demo: ['schema', 'platform', 'gazetteer', 'room', 'demo'],
      migrations: ['schema', 'platform', 'gazetteer', 'migrations'],
      app: `schema platform embedded gazetteer room door demo migrations app`.split(' '),
      bench: `schema platform embedded gazetteer room demo migrations app bench`.split(' '),
      client: ['schema', 'client'],
    }),
  )('%s imports only %j', (from, allowed) => {
    const wrong = imports
      .filter((each) => each.from === from && !allowed.includes(each.to))
      .map((each) => each.file + ' imports ' + each.target);
    expect(wrong).toEqual([]);
  });

  test('the client goes from pages to features, and from these to what knows neither', () => {
    const floors = ['pages', 'features', 'shell', 'forms lists', 'session apollo', 'ui', 'base'];
    const floorOf = (file: string) => {
      const folder = /^client\/src\/(\w+)\//.exec(file)?.[1];
      return floors.findIndex((floor) => folder !== undefined && floor.split(' ').includes(folder));
    };
    const wrong = imports
      // What a page asked for is handed down with its type.
      .filter(({ target }) => !target.endsWith('.generated.ts'))
      .filter(({ file, target }) => floorOf(file) > 0 && floorOf(target) >= 0)
      .filter(({ file, target }) => floorOf(target) < floorOf(file))
      .map((each) => `${each.file} imports ${each.target}`);
    expect(wrong).toEqual([]);
  });

  test('the wings of sellers, administrators and writers know nothing of one another', () => {
    const apart = ['seller', 'admin', 'content'];
    const wingOf = (file: string) => /^client\/src\/features\/(\w+)\//.exec(file)?.[1] ?? '';
    const wrong = imports
      .map((each) => ({ ...each, wings: [wingOf(each.file), wingOf(each.target)] }))
      .filter(({ wings: [one, other] }) => one !== other)
      .filter(({ wings }) => wings.every((wing) => apart.includes(wing)))
      .map((each) => `${each.file} imports ${each.target}`);
    expect(imports.some(({ file }) => wingOf(file) === 'content')).toBe(true);
    expect(wrong).toEqual([]);
  });

  test('no two rooms import each other', () => {
    const uses = new Set(
      imports
        .filter(({ from, to }) => from === 'room' && to === 'room')
        .map(({ file, target }) => `${folderOf(file)} ${folderOf(target)}`),
    );
    const pairs = [...uses].map((use) => use.split(' '));
    const mutual = pairs.filter(([one, other]) => one !== other && uses.has(`${other} ${one}`));
    expect(pairs.length).toBeGreaterThan(50);
    expect(mutual).toEqual([]);
  });

  test.each(Object.entries(UNGUARDED))(
    '%s asks nobody and is used by %j alone',
    (module, rooms) => {
      const target = 'server/src/' + module;
      const users = imports
        .filter((each) => each.target === target)
        .filter(({ file }) => !target.endsWith('.entity.ts') || !NAMES_TYPES.test(file))
        .map(({ file }) => folderOf(file));
      expect(files).toContain(target);
      expect([...new Set(users)].filter((room) => room !== folderOf(target)).sort()).toEqual(rooms);
    },
  );

  test('the platform knows no domain word', () => {
    const words =
      /(?<![a-z])(propert(y|ies)|listing|seller|buyer|subtype|localit(y|ies)|enquir(y|ies)|blog|favourite|feedback|amenit(y|ies)|invitation|newsletter|draft)s?(?![a-z])/i;
    const found = files
      .filter((file) => zoneOf(file) === 'platform')
      .filter((file) => {
        const code = withoutComments(readFileSync(join(ROOT, file), 'utf8'));
        // What class-validator and JSON Schema call a field.
        const others = /\$property\b|\bproperty: field\b|\bproperties: schemasOf\b/g;
        return words.test(code.replaceAll(others, ''));
      });
    expect(found).toEqual([]);
  });

  test('what is shipped imports packages of its own, none that builds it or is for development', () => {
    const { dependencies }: { dependencies: object } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    const dockerfile = readFileSync(join(ROOT, 'server/deploy/Dockerfile'), 'utf8');
    const builders = /npm uninstall --omit=dev (.+)/.exec(dockerfile)?.[1]?.split(' ') ?? [];
    const installed = new Set([...Object.keys(dependencies), 'node', 'virtual']);
    expect([...installed]).toEqual(
      expect.arrayContaining([...builders, ...BUILD_FILES.flatMap(packagesOf)]),
    );
    const own = new Set([...installed].filter((name) => !builders.includes(name)));
    const shipped = ['schema', 'server/src', 'client/src'].flatMap(sourceFiles);
    const foreign = shipped
      .filter((file) => !file.includes('/testing/') && !BUILDS.includes(file))
      .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
      .filter(({ name }) => !own.has(name))
      .map(({ file, name }) => `${file} imports ${name}`);
    expect(shipped.flatMap(packagesOf)).toContain('@apollo/server');
    expect(foreign).toEqual([]);
  });

  test('there are no barrels and no drawers', () => {
    const drawer = /(^|\/)(index|utils?|helpers?|common|misc|managers?)(\.tsx?$|\/)/;
    expect(files.filter((file) => drawer.test(file))).toEqual([]);
  });

  test('D-104 no form cuts what is typed: its rule says what is too long, and a search alone has an end', () => {
    const cutting = files.filter((file) =>
      / maxLength=/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(cutting.sort()).toEqual([
      'client/src/features/market/places/CityList.tsx',
      // A form that sends nothing has no rules.
      'client/src/features/market/reviews/StaticReviews.tsx',
      'client/src/features/market/search/KeywordBox.tsx',
      'client/src/lists/ListSearch.tsx',
      'client/src/pages/blogs/BlogListPage.tsx',
      'client/src/shell/adminBar/AdminBar.tsx',
    ]);
  });

  test('no code branches on a subtype outside the catalogue and the demo world', () => {
    const branch =
      /(===|!==|case)\s*['"](flat-apartment|residential-|commercial-|builder-floor|penthouse-|warehouse-|industrial-|agricultural-land|farm-house)/;
    const found = files
      .filter((file) => !file.startsWith('schema/catalogue') && zoneOf(file) !== 'demo')
      .filter((file) => branch.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(found).toEqual([]);
  });
});

/** The room, also of those that stand in the folder of the content. */
function folderOf(file: string): string {
  return /^server\/(?:src\/)?((?:content\/)?[^/]+)/.exec(file)?.[1] ?? '';
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  return [...found].map((match) =>
    relative(ROOT, resolve(ROOT, dirname(file), match[1] ?? ''))
      .split(sep)
      .join('/'),
  );
}

/** The packages that a file loads; types alone are gone before it runs. */
function packagesOf(file: string): string[] {
  const text = withoutComments(readFileSync(join(ROOT, file), 'utf8'));
  const found = text.matchAll(
    /^(?:import|export) (?!type\b)(?:[^;'"]* from )?'([^.'][^':]*)|\bimport\('([^.'][^':]*)/gm,
  );
  return [...found].map(([, one, other = '']) => {
    const path = one ?? other;
    return path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/');
  });
}

function zoneOf(file: string): string {
  if (file.startsWith('client/')) return 'client';
  if (file.startsWith('schema/')) return 'schema';
  if (file.startsWith('server/bench/')) return 'bench';
  if (file.startsWith('server/demo/')) return 'demo';
  if (file.startsWith('server/test/')) return 'test';
  const [room = '', rest] = file.replace('server/src/', '').split('/');
  if (rest === undefined || room === 'commands') return 'app';
  const zones: Record<string, string> = {
    platform: 'platform',
    embeddedDatabase: 'embedded',
    doors: 'door',
    migrations: 'migrations',
    gazetteer: 'gazetteer',
  };
  return zones[room] ?? 'room';
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
