import type { PortraitOptions } from './portrait.ts';

/** Twelve mixes of skin, hair and cloth for sellers, agents and testimonials. */
export const PEOPLE: readonly PortraitOptions[] = [
  { skin: '#B97F56', hair: 'short', hairColour: '#221815', cloth: 'blazer', clothColour: '#2F4A5E', second: '#B4472E', ground: '#E0B98E' },
  { skin: '#C8926A', hair: 'long', hairColour: '#2B1B16', cloth: 'dupatta', clothColour: '#0F5C57', second: '#E0A94A', ground: '#8FB8AE', bindi: true },
  { skin: '#8A5638', hair: 'side', hairColour: '#1A1412', cloth: 'shirt', clothColour: '#E9E1D2', second: '#B4472E', ground: '#C98B6A', beard: true },
  { skin: '#A86F4A', hair: 'bun', hairColour: '#241815', cloth: 'saree', clothColour: '#7A2F45', second: '#B4472E', ground: '#E3C48C', bindi: true },
  { skin: '#C48E66', hair: 'turban', hairColour: '#2A1C18', cloth: 'kurta', clothColour: '#F1EADC', second: '#B4472E', ground: '#9DB6C4', beard: true },
  { skin: '#D6A580', hair: 'bob', hairColour: '#3A241C', cloth: 'blazer', clothColour: '#4A4566', second: '#F7F2E8', ground: '#D9A58E', glasses: true },
  { skin: '#7C4C32', hair: 'curly', hairColour: '#171110', cloth: 'shirt', clothColour: '#3B6E8C', second: '#FFFFFF', ground: '#E4C79A' },
  { skin: '#B4794F', hair: 'plait', hairColour: '#1F1512', cloth: 'dupatta', clothColour: '#C2566A', second: '#F0DDB4', ground: '#A9C0A0' },
  { skin: '#C18C64', hair: 'side', hairColour: '#8E8984', cloth: 'kurta', clothColour: '#8A5A3C', second: '#F1EADC', ground: '#BFC9B0', glasses: true },
  { skin: '#9A6542', hair: 'bob', hairColour: '#A39E98', cloth: 'saree', clothColour: '#2F5A6E', second: '#3F8078', ground: '#E6C3A4', bindi: true, glasses: true },
  { skin: '#A4683F', hair: 'bald', hairColour: '#2A1C18', cloth: 'blazer', clothColour: '#5A4634', second: '#0F5C57', ground: '#C4B9D0', beard: true },
  { skin: '#D2A07A', hair: 'long', hairColour: '#4A2C1E', cloth: 'shirt', clothColour: '#D9A441', second: '#FFFFFF', ground: '#9FC2C6' },
];
