import { beforeAll, describe, expect, test } from 'vitest';
import { type Database } from '../../src/platform/database/connect.ts';
import { buildAccount, buildBlog } from '../factories.ts';
import { NOW, type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, links, pageOf, sectionOf, textOf, texts, type Part } from '../harness/html.ts';

/** The pages that are read: about, contact, questions, team, blog. As the server sends them. */

const WORDS = '<p>Read the deed.</p>' + '<p>word word word</p>'.repeat(70);
const may = (day: number) => new Date(Date.UTC(2026, 4, day, 6));
/** From the newest to the oldest. */
const POSTS = [
  { id: 'a'.repeat(24), slug: 'sale-deed', title: 'A sale deed', publishedAt: may(31) },
  { id: 'b'.repeat(24), title: 'Rent', publishedAt: may(30), categories: ['Renting'] },
  ...Array.from({ length: 8 }, (_, n) => ({
    id: n.toString(16).repeat(24),
    title: `Older post ${n}`,
    publishedAt: may(20 - n),
  })),
];

const addressOf = ({ id, slug = `post-${id}` }: { id: string; slug?: string }) =>
  `/blog-detail/${slug}`;

let database: Database;
let served: TestApp;
const read = async (path: string) => pageOf((await served.page(path)).text);

beforeAll(async () => {
  database = await freshDatabase();
  for (const post of POSTS) {
    await buildBlog(database, { content: WORDS, categories: ['Buying'], ...post });
  }
  // Here the claims of the site are the documented texts.
  served = await testApp(database, { CLAIMS: 'documented', DEMO: '1' });
});

describe('pages of their own', () => {
  test('A-7.5-06 A-2.1-04 what an administrator writes is what visitors read, from the next page on', async () => {
    const admin = viewerOf(await buildAccount(database, { userType: 'site_admin' }));
    const put = (body: object) =>
      served.rest('/api/site-admin/static-content/terms-of-service', admin, 'PUT', { body });
    await put({ title: 'House rules', content: '<p>Be kind to {siteName}.</p>' });
    const page = await read('/terms-of-service');
    expect(texts(page, 'h1')).toEqual(['House rules']);
    expect(textOf(page.querySelector('title'))).toBe('House rules | Aangan');
    expect(texts(page, '.article p')).toEqual(['Be kind to Aangan.']);
    await served.rest('/api/site-admin/static-content/terms-of-service', admin, 'DELETE');
    expect(texts(await read('/terms-of-service'), 'h1')).toEqual(['Terms of Service']);
  });

  test('A-2.1-02 A-7.5-14 the phone of the office that is changed stands at the foot of the next page', async () => {
    const admin = viewerOf(await buildAccount(database, { userType: 'site_admin' }));
    const body = { address: '4 Example Marg, Pune', email: 'pune@ghar.example' };
    const { body: made } = await served.rest('/api/office-information', admin, 'POST', {
      body: { ...body, phone: '9876500001' },
    });
    const path = `/api/office-information/${Object(made['data'])['id']}`;
    await served.rest(path, admin, 'PUT', { body: { phone: '9876500002' } });
    const foot = textOf((await read('/faq')).querySelector('footer'));
    expect(foot).toContain('+91 98765 00002');
    expect(foot).toContain(body.email);
    await served.rest(path, admin, 'DELETE');
    expect(textOf((await read('/faq')).querySelector('footer'))).not.toContain(body.email);
  });

  test('A-2.1-01 A-2.1-03 A-2.1-04 the foot of every page has the titles that administrators gave, what is said of the site, and the newsletter', async () => {
    const admin = viewerOf(await buildAccount(database, { userType: 'site_admin' }));
    const PATH = '/api/site-admin/static-content';
    const write = (key: string, body: object) =>
      served.rest(`${PATH}/${key}`, admin, 'PUT', { body });
    await write('privacy-policy', { title: 'What we keep' });
    await write('about-us', { description: '{siteName} & <b>homes</b>.' });
    const page = await read('/faq');
    expect(links(page, 'nav[aria-label="Company"] a')).toContainEqual([
      'What we keep',
      '/privacy-policy',
    ]);
    expect(texts(page, 'footer p')).toContain('Aangan & <b>homes</b>.');
    const form = page.querySelector('footer form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'post',
      '/api/newsletter/form',
    ]);
    for (const key of ['privacy-policy', 'about-us']) {
      await served.rest(`${PATH}/${key}`, admin, 'DELETE');
    }
  });

  test.each([
    ['V-2.1-10 V-1-07 ', '/about-us', 'About Us', 'AboutPage'],
    ['V-2.1-10 V-1-07 ', '/contact', 'Contact', 'ContactPage'],
    ['V-2.1-10 ', '/privacy-policy', 'Privacy Policy', 'WebPage'],
    ['V-2.1-10 ', '/terms-of-service', 'Terms of Service', 'WebPage'],
    ['V-1-07 ', '/faq', 'Frequently Asked Questions', 'FAQPage'],
    ['V-1-07 ', '/team', 'Our Team', 'WebPage'],
    ['D-116 ', '/developers', 'For Developers', 'WebPage'],
  ])('%s%s says what it is', async (_lines, path, title, schemaOrg) => {
    const page = await read(path);
    expect(textOf(page.querySelector('title'))).toBe(`${title} | Aangan`);
    expect(texts(page, 'h1')).toEqual([title]);
    const blocks = texts(page, 'script[type="application/ld+json"]');
    expect(blocks.map((json): unknown => JSON.parse(json))).toContainEqual(
      expect.objectContaining({ '@type': schemaOrg, name: title }),
    );
  });

  test.each([
    '/about-us',
    '/contact',
    '/faq',
    '/team',
    '/developers',
    '/blog-listing',
    '/blog-detail/sale-deed',
  ])('on %s no level of heading is skipped', async (path) => {
    const page = await read(path);
    const levels = all(page, 'main :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  test('V-1-07 each of them, the blog and the feedback form are one press away', async () => {
    const page = await read('/property');
    expect(links(page, 'nav[aria-label="Company"] a')).toEqual([
      ['About Us', '/about-us'],
      ['Contact', '/contact'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
      ['Blogs', '/blog-listing'],
      ['FAQ', '/faq'],
      ['Team', '/team'],
      ['For developers', '/developers'],
    ]);
    expect(links(page, 'header a')).toContainEqual(['Share Feedback', '#feedback']);
  });
});

test('A-6-03 A-7.5-16 what visitors read of the content is read without a token', async () => {
  const read = async (path: string, method: 'GET' | 'POST' = 'GET') =>
    (await served.rest(path, undefined, method)).body;
  for (const path of [
    '/api/blogs',
    '/api/blogs/featured',
    `/api/blogs/${'a'.repeat(24)}`,
    '/api/blogs/slug/sale-deed',
    '/api/blogs/search?q=deed',
    '/api/blogs/categories',
    '/api/blogs/tags',
    '/api/home-banners/active?type=hero',
    '/api/office-information/public',
    ...['about-us', 'contact-us', 'privacy-policy', 'terms-of-service'].map(
      (key) => `/api/static-content/public/${key}`,
    ),
  ]) {
    expect(await read(path), path).toMatchObject({ success: true, data: expect.anything() });
  }
  for (const action of ['like', 'share']) {
    expect((await read(`/api/blogs/sale-deed/${action}`, 'POST'))['success'], action).toBe(true);
  }
});

test('A-6-04 the office is written, and read in full, with the token of an administrator alone', async () => {
  const path = '/api/office-information';
  const body = { address: '4 Example Marg, Pune', phone: '2026001234', email: 'pune@ghar.example' };
  const admin = viewerOf(await buildAccount(database, { userType: 'site_admin' }));
  const { body: made } = await served.rest(path, admin, 'POST', { body });
  const one = `${path}/${Object(made['data'])['_id']}`;
  for (const [method, address] of [
    ['POST', path],
    ['GET', path],
    ['GET', one],
    ['PUT', one],
    ['DELETE', one],
  ] as const) {
    const ask = method === 'POST' || method === 'PUT' ? { body } : {};
    expect((await served.rest(address, undefined, method, ask)).status, method).toBe(401);
  }
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const ask = { ...(method === 'PUT' && { body }) };
    expect((await served.rest(one, admin, method, ask)).status, method).toBe(200);
  }
});

test('V-1-09 the claims stand on the about page, word for word', async () => {
  const page = await read('/about-us');
  expect(texts(page, 'main p')).toContain("India's #1 Real Estate Platform");
  const claims = all(page, 'main dl > div').map((claim) => texts(claim, 'dt, dd'));
  expect(claims).toEqual([
    ['Clients', '10,000+'],
    ['Satisfaction', '99%'],
    ['Companies', '150+'],
    ['Properties', '10K+'],
    ['Rating', '5 star'],
  ]);
});

test('V-3-22 in the other variant of the testimonials the authors have portraits', async () => {
  const authors = all(await read('/about-us'), '[aria-label="Testimonials"] figcaption');
  expect(authors).toHaveLength(10);
  for (const author of authors) {
    const [portrait = '', words] = texts(author, ':scope > span');
    const initials = [...textOf(author.querySelector('span span')).matchAll(/\b[A-Z]/g)].join('');
    expect([portrait, words]).toEqual([initials, expect.stringMatching(/\w/)]);
  }
});

test('the contact page says where the office is', async () => {
  expect(textOf((await read('/contact')).querySelector('main'))).toContain('New Delhi 110001');
});

describe('questions', () => {
  test('V-2.10-01 six, and a way to ask the seventh', async () => {
    const page = await read('/faq');
    expect(all(page, 'main details')).toHaveLength(6);
    const support = sectionOf(page, 'Still Have Questions?');
    expect(links(support)).toEqual([
      ['+91 98765 43210', 'tel:+919876543210'],
      ['contact@example.com', 'mailto:contact@example.com'],
    ]);
    expect(texts(support, 'span')).toContain('Monday to Saturday, 10:00 AM to 6:00 PM');
  });

  test.each([
    ['V-2.10-02', 'Register as Seller, Agent or Builder to post.'],
    ['V-2.10-03', 'Listings go live after quick verification.'],
    ['V-2.10-04', 'Leads are verified before assignment'],
  ])('%s %s', async (_line, statement) => {
    const responses = texts(await read('/faq'), 'main details p');
    expect(responses.filter((response) => response.includes(statement))).toHaveLength(1);
  });
});

describe('the team', () => {
  test('V-2.4-25 every agent has a portrait, a title, the ways to reach them and a profile', async () => {
    const page = await read('/team');
    const agents = all(sectionOf(page, 'Meet Our Agents'), 'article');
    expect(agents).toHaveLength(4);
    for (const agent of agents) {
      const name = textOf(agent.querySelector('h3'));
      expect(agent.querySelector('img')?.getAttribute('alt')).toBe(
        `Illustrated portrait of ${name}`,
      );
      expect(textOf(agent.querySelector('h3 + p'))).toMatch(/\w/);
      const [phone, email, address] = texts(agent, 'li');
      expect(phone).toMatch(/^\+91 \d{5} \d{5}$/);
      expect(email).toMatch(/@example\.com$/);
      expect(address).toMatch(/\w/);
      const profile = links(agent).find(([words]) => words === `View profile of ${name}`);
      const [, id = ''] = profile?.[1].split('/team#') ?? [];
      expect(textOf(page.querySelector(`li[id="${id}"] h3`))).toBe(name);
      for (const network of ['Facebook', 'LinkedIn', 'Instagram', 'YouTube']) {
        expect(links(agent).map(([words]) => words)).toContain(`${name} on ${network}`);
      }
    }
  });

  test('V-2.4-26 the line below leads to the contact page', async () => {
    const block = sectionOf(await read('/team'), 'Meet Our Agents');
    expect(texts(block, 'p').at(-1)).toMatch(
      /^Become an agent and get the commission you deserve\./,
    );
    expect(links(block).at(-1)).toEqual(['Contact us', '/contact']);
  });

  test('V-2.10-08 sample lists of the blog, and two pictures', async () => {
    const page = await read('/team');
    expect(links(sectionOf(page, 'What we write about')).slice(0, 3)).toEqual([
      ['Buying', '/blog-listing?category=Buying'],
      ['Money', '/blog-listing?category=Money'],
      ['Renting', '/blog-listing?category=Renting'],
    ]);
    const slider = sectionOf(page, 'From city towers to open fields');
    expect(all(slider, 'button img')).toHaveLength(2);
  });
});

describe('the blog', () => {
  const cardsOf = (page: Part) => links(page, 'main article a');

  test('V-2.1-11 V-2.8-01 V-2.4-24 the list leads to each of the newest nine, and to older ones', async () => {
    const page = await read('/blog-listing');
    expect(cardsOf(page)).toEqual(POSTS.slice(0, 9).map((post) => [post.title, addressOf(post)]));
    expect(links(page, 'nav a').map(([, href]) => href)).toContain('/blog-listing?page=2');
  });

  test('a category narrows the list', async () => {
    const page = await read('/blog-listing');
    const categories = links(page, 'nav[aria-label="Categories"] a');
    expect(categories).toContainEqual(['Renting 1', '/blog-listing?category=Renting']);
    expect(cardsOf(await read('/blog-listing?category=Renting'))).toEqual([
      ['Rent', `/blog-detail/post-${'b'.repeat(24)}`],
    ]);
  });

  test.each(['a'.repeat(24), 'sale-deed'])(
    'V-2.1-11 V-2.8-01 /blog-detail/%s is the post',
    async (name) => {
      const page = await read(`/blog-detail/${name}`);
      expect(texts(page, 'h1')).toEqual(['A sale deed']);
      expect(texts(page, '.article p')[0]).toBe('Read the deed.');
    },
  );

  test('V-2.8-02 V-2.8-03 beside it six others with their date and read time', async () => {
    const page = await read('/blog-detail/sale-deed');
    const items = all(sectionOf(page, 'Trending'), 'li');
    const others = POSTS.slice(1, 7);
    expect(items.flatMap((item) => links(item))).toEqual(
      others.map((post) => [post.title, addressOf(post)]),
    );
    const lines = items.map((item) => textOf(item.querySelector('p')));
    expect(lines).toEqual(
      [30, 20, 19, 18, 17, 16].map((day) =>
        expect.stringMatching(new RegExp(`^${day} May.*·2 min read$`)),
      ),
    );
  });

  test('V-2.8-04 V-2.8-06 what was said stands below the post and beside others, also without scripts', async () => {
    const say = (blogId: string, message: string) =>
      served.rest('/api/blog-comments', undefined, 'POST', {
        body: { blogId, name: 'Asha Rao', message },
      });
    await say('sale-deed', 'Two\nlines <b>here</b>');
    const page = await read('/blog-detail/sale-deed');
    const comments = sectionOf(page, 'Comments');
    expect(texts(comments, 'li')).toEqual([
      expect.stringMatching(/^Asha Rao.*Two lines <b>here<\/b>$/),
    ]);
    expect(textOf(comments)).toContain('1 comment, 1 in the last seven days');
    const form = comments.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/api/blog-comments/form');
    const fields = all(comments, 'form :is(input, textarea)').map((field) =>
      field.getAttribute('name'),
    );
    expect(fields).toEqual(['blogId', 'name', 'message', 'leave_blank']);
    expect(texts(sectionOf(page, 'Recent Comments'), 'p')).toEqual(['No recent comments']);
    const beside = sectionOf(await read(`/blog-detail/${'b'.repeat(24)}`), 'Recent Comments');
    expect(links(beside)).toEqual([['A sale deed', '/blog-detail/sale-deed#comments']]);
  });

  test('search engines keep the address with the slug, whichever leads there', async () => {
    const admin = viewerOf(await buildAccount(database, { userType: 'site_admin' }));
    const put = (slug: string) =>
      served.rest(`/api/blogs/admin/${'a'.repeat(24)}`, admin, 'PUT', { body: { slug } });
    await put('deeds');
    for (const name of ['deeds', 'sale-deed', 'a'.repeat(24)]) {
      const page = await read(`/blog-detail/${name}`);
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect(canonical).toMatch(/\/blog-detail\/deeds$/);
    }
    await put('sale-deed');
  });

  test('a feed names the newest posts and no others, and the pages of the blog name the feed', async () => {
    await buildBlog(database, {
      slug: 'soon',
      title: 'Soon',
      status: 'scheduled',
      publishedAt: new Date(NOW.getTime() + 1_000),
    });
    await buildBlog(database, {
      slug: 'hostile',
      // D1: written before the rule, it must not cost readers the whole feed.
      title: `<script>alert("1")</script> & mo\ufffere`,
      excerpt: ']]>',
      publishedAt: NOW,
    });
    const { status, headers, text } = await served.page('/feed.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const ITEM = /<item><title>(.*)<\/title><link>(.*)<\/link>.*<pubDate>(.*)<\/pubDate>/g;
    const messages = [...text.matchAll(ITEM)].map((item) => item.slice(1));
    const url = 'http://localhost:4000/blog-detail';
    expect(messages.slice(0, 2)).toEqual([
      [
        '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more',
        `${url}/hostile`,
        NOW.toUTCString(),
      ],
      ['A sale deed', `${url}/sale-deed`, may(31).toUTCString()],
    ]);
    expect(messages).toHaveLength(POSTS.length + 1);
    for (const path of ['/blog-listing', '/blog-detail/sale-deed']) {
      const link = (await read(path)).querySelector('link[type="application/rss+xml"]');
      expect(link?.getAttribute('href')).toBe('/feed.xml');
    }
    await database.query({ text: `DELETE FROM blog WHERE slug IN ('soon', 'hostile')` });
  });

  test('E1 a post stays the same one for feed readers, whatever it is called and wherever it stands', async () => {
    const admin = viewerOf(await buildAccount(database, { userType: 'site_admin' }));
    const put = (body: object) =>
      served.rest(`/api/blogs/admin/${'a'.repeat(24)}`, admin, 'PUT', { body });
    const guids = async () =>
      [
        ...(await served.page('/feed.xml')).text.matchAll(
          /<guid isPermaLink="(.*?)">(.*?)<\/guid>/g,
        ),
      ].map((found) => found.slice(1));
    const before = await guids();
    expect(before).toEqual(POSTS.map(({ id }) => ['false', id]));
    for (const body of [
      { slug: 'deeds' },
      { slug: 'deeds-2' },
      { title: 'Deeds' },
      { slug: 'sale-deed', title: 'A sale deed' },
    ]) {
      await put(body);
      expect(await guids()).toEqual(before);
    }
  });

  test.each(['/blog-detail/%00', `/blog-detail/${'f'.repeat(24)}`])(
    '%s does not exist',
    async (path) => {
      expect((await served.page(path)).status).toBe(404);
    },
  );
});
