import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { AGENTS } from './agents.ts';
import { MeetOurAgents } from './MeetOurAgents.tsx';

test('V-3-23 V-2.4-25 each agent has a portrait, name, title, ways to be reached and a profile', () => {
  renderAt('/', <MeetOurAgents />);
  const cards = screen.getAllByRole('article').map((card) => within(card));
  expect(cards).toHaveLength(4);
  for (const [index, { id, name, title, phone, email, address, imgSrc }] of AGENTS.entries()) {
    const card = cards[index] ?? screen;
    expect(card.getByRole('heading').textContent).toBe(name);
    expect(card.getByText(title)).toBeDefined();
    expect(card.getByText(formatPhone(phone)).getAttribute('href')).toBe(`tel:+91${phone}`);
    expect(card.getByText(email).getAttribute('href')).toBe(`mailto:${email}`);
    expect(card.getByText(address)).toBeDefined();
    expect(card.getByRole('img').getAttribute('src')).toBe(imgSrc);
    const profile = card.getByRole('link', { name: `View profile of ${name}` });
    expect(profile.getAttribute('href')).toBe(`/team#${id}`);
    expect(card.getByRole('link', { name: `${name} on Facebook` })).toBeDefined();
  }
});
